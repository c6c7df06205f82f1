// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// An item of an attached bar with what belongs to it.
@MainActor struct AttachedEntry {
  enum Content {
    case page(UIViewController, TabBarPage.Gate?)
    case action(@MainActor () -> Void)
  }

  var item: BarItem
  var content: Content

  /// The entry's page; nil for an action.
  var page: UIViewController? {
    if case .page(let controller, _) = content { controller } else { nil }
  }
}
