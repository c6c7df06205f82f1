// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarStage {
  /// Gives the page the inset that the bar needs: measured, and the same when done again.
  func updateInset() {
    guard let page, page.viewIfLoaded?.superview != nil else { return settledInset = nil }
    let inset = inset(of: page)
    // UIKit shows no inset below zero: where a share takes so much away, nothing can be measured.
    if (page.viewIfLoaded?.safeAreaInsets.bottom ?? 0) <= 0 { ledger.set(.zero, for: page) }
    ledger.set(share(for: page), for: page)
    settledInset = inset
  }

  /// Whether the page has another inset than it was given, as when UIKit shows its own bar again
  /// or changes its mind about a hidden one.
  var hasLostInset: Bool {
    guard let settledInset, let page, let view = page.viewIfLoaded, view.window != nil else {
      return false
    }
    let own = BarInsets(barEdgesOf: page.additionalSafeAreaInsets) - ledger.share(of: page)
    return Set([.bottom, bar.edge]).contains { edge in
      abs(view.safeAreaInsets[edge] - max(0, settledInset[edge] + own[edge])) > 0.5
    }
  }

  /// What of a page's insets is the bar's.
  func share(for page: UIViewController) -> BarInsets {
    var base = deviceInset(of: page)
    base.bottom = baseInset(page)
    return inset(of: page) - base
  }

  /// The insets that a page needs: as far as the bar covers it; while that is hidden, the device's.
  func inset(of page: UIViewController) -> BarInsets {
    guard let root = controller?.viewIfLoaded, let view = page.viewIfLoaded else { return .zero }
    let frame = view.convert(view.bounds, to: root)
    var inset = deviceInset(of: page)
    inset.bottom = max(inset.bottom, frame.maxY - upperEdge)
    guard bar.edge.isVertical, !isHidden else { return inset }
    if bar.edge == .left {
      inset.left = max(inset.left, barFrame.maxX - frame.minX)
    } else {
      inset.right = max(inset.right, frame.maxX - barFrame.minX)
    }
    return inset
  }

  /// The insets that a page would have without any bar.
  private func deviceInset(of page: UIViewController) -> BarInsets {
    guard let root = controller?.viewIfLoaded, let view = page.viewIfLoaded else { return .zero }
    let frame = view.convert(view.bounds, to: root)
    let safe = root.bounds.inset(by: root.safeAreaInsets)
    return BarInsets(
      left: max(0, safe.minX - frame.minX), bottom: max(0, frame.maxY - safe.maxY),
      right: max(0, frame.maxX - safe.maxX))
  }

  /// While the two pages are on their way they need different insets: the bar's share goes from the
  /// navigation controller to the page that lies under the bar.
  func moveInset(hides: Bool, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let page else { return }
    settledInset = nil
    if hides {
      let share = ledger.share(of: page)
      ledger.set(.zero, for: page)
      if let leaving = coordinator.viewController(forKey: .from) {
        ledger.set(share, for: leaving)
      }
    } else {
      isHidden = false
      if let coming = coordinator.viewController(forKey: .to) {
        ledger.set(share(for: page), for: coming)
      }
    }
  }
}
