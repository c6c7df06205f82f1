// SPDX-License-Identifier: MIT
import Foundation
import UIKit

extension BarStage {
  /// Gives the page the inset that the bar needs: measured, and the same when done again.
  func updateInset() {
    guard let page, page.viewIfLoaded?.superview != nil else { return settledInset = nil }
    let inset = inset(of: page)
    // UIKit shows no inset below zero: where a share takes so much away, nothing can be measured.
    if (page.viewIfLoaded?.safeAreaInsets.bottom ?? 0) <= 0 { ledger.set(0, for: page) }
    ledger.set(inset - baseInset(page), for: page)
    settledInset = inset
  }

  /// Whether the page has another inset than it was given, as when UIKit shows its own bar again
  /// or changes its mind about a hidden one.
  var hasLostInset: Bool {
    guard let settledInset, let page, let view = page.viewIfLoaded, view.window != nil else {
      return false
    }
    let own = page.additionalSafeAreaInsets.bottom - ledger.share(of: page)
    return abs(view.safeAreaInsets.bottom - max(0, settledInset + own)) > 0.5
  }

  /// The bottom inset that a page needs: as far as the bar covers it; while that is hidden, the
  /// device's.
  func inset(of page: UIViewController) -> CGFloat {
    guard let root = controller?.viewIfLoaded, let view = page.viewIfLoaded else { return 0 }
    let lower = view.convert(view.bounds, to: root).maxY
    let covered = lower - upperEdge
    let device = lower - (root.bounds.maxY - root.safeAreaInsets.bottom)
    return max(0, covered, device)
  }

  /// While the two pages are on their way they need different insets: the bar's share goes from the
  /// navigation controller to the page that lies under the bar.
  func moveInset(hides: Bool, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let page else { return }
    settledInset = nil
    if hides {
      let share = ledger.share(of: page)
      ledger.set(0, for: page)
      if let leaving = coordinator.viewController(forKey: .from) {
        ledger.set(share, for: leaving)
      }
    } else {
      isHidden = false
      if let coming = coordinator.viewController(forKey: .to) {
        ledger.set(inset(of: page) - baseInset(page), for: coming)
      }
    }
  }
}
