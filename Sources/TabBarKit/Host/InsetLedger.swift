// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Remembers how much of each page's `additionalSafeAreaInsets` is the bar's.
///
/// The property belongs to the application as well, and UIKit keeps it when a page moves to another
/// parent: the bar's share is added to what is there, and taken away again.
@MainActor final class InsetLedger {
  private struct Entry {
    weak var controller: UIViewController?
    var share: BarInsets
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The bar's share of a page's insets, in points.
  func share(of controller: UIViewController) -> BarInsets {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return .zero
    }
    let insets = controller.additionalSafeAreaInsets
    // Less than the share is left: the application has set the property outright.
    func kept(_ share: CGFloat, of inset: CGFloat) -> CGFloat {
      share > 0 && inset < share - 0.01 ? 0 : share
    }
    return BarInsets(
      left: kept(entry.share.left, of: insets.left),
      bottom: kept(entry.share.bottom, of: insets.bottom),
      right: kept(entry.share.right, of: insets.right))
  }

  /// Makes a share the bar's; setting it twice is as setting it once.
  func set(_ share: BarInsets, for controller: UIViewController) {
    let change = share - self.share(of: controller)
    entries[ObjectIdentifier(controller)] =
      share == .zero ? nil : Entry(controller: controller, share: share)
    var insets = controller.additionalSafeAreaInsets
    if abs(change.left) > 0.01 { insets.left += change.left }
    if abs(change.bottom) > 0.01 { insets.bottom += change.bottom }
    if abs(change.right) > 0.01 { insets.right += change.right }
    if insets != controller.additionalSafeAreaInsets {
      controller.additionalSafeAreaInsets = insets
    }
  }

  /// Takes the bar's share away from everyone else.
  func clear(except keepers: UIViewController?...) {
    for entry in entries.values {
      guard let controller = entry.controller else { continue }
      if !keepers.contains(where: { $0 === controller }) { set(.zero, for: controller) }
    }
    entries = entries.filter { $0.value.controller != nil }
  }
}
