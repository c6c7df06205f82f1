// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// An item of an attached bar with what belongs to it.
@MainActor struct AttachedEntry {
  enum Content {
    /// A page, with the gate and more where the application gave them.
    case page(UIViewController, TabBarPage?)
    case action(@MainActor () -> Void)
  }

  var item: BarItem
  var content: Content

  /// The entry's page; nil for an action.
  var page: UIViewController? {
    if case .page(let controller, _) = content { controller } else { nil }
  }

  /// The entry as the application could have given it.
  var asPage: TabBarPage {
    switch content {
    case .action(let perform): return .action(item, perform: perform)
    case .page(let controller, nil): return .page(item, controller)
    case .page(_, var given?):
      given.item = item
      return given
    }
  }
}
