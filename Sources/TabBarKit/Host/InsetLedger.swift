// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Remembers how much of each page's `additionalSafeAreaInsets` is the bar's.
///
/// The property belongs to the application as well, and UIKit keeps it when a page moves to another
/// parent: the bar's share is added to what is there, and taken away again.
@MainActor final class InsetLedger {
  private struct Entry {
    weak var controller: UIViewController?
    var share: CGFloat
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The bar's share of a page's bottom inset, in points.
  func share(of controller: UIViewController) -> CGFloat {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return 0
    }
    // Less than the share is left: the application has set the property outright.
    let isLost = entry.share > 0 && controller.additionalSafeAreaInsets.bottom < entry.share - 0.01
    return isLost ? 0 : entry.share
  }

  /// Makes a share the bar's; setting it twice is as setting it once.
  func set(_ share: CGFloat, for controller: UIViewController) {
    let old = self.share(of: controller)
    entries[ObjectIdentifier(controller)] =
      share == 0 ? nil : Entry(controller: controller, share: share)
    if abs(share - old) > 0.01 { controller.additionalSafeAreaInsets.bottom += share - old }
  }

  /// Takes the bar's share away from everyone else.
  func clear(except keepers: UIViewController?...) {
    for entry in entries.values {
      guard let controller = entry.controller else { continue }
      if !keepers.contains(where: { $0 === controller }) { set(0, for: controller) }
    }
    entries = entries.filter { $0.value.controller != nil }
  }
}
