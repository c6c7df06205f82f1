// SPDX-License-Identifier: MIT
import Foundation
import UIKit

extension BarStage {
  /// How high what stands on the bar is, in points: as it says itself, and as it is where it says
  /// nothing.
  var accessoryHeight: CGFloat {
    guard let accessoryView, let root = controller?.viewIfLoaded else { return 0 }
    let insets = root.safeAreaInsets
    // Beside a bar along a side there is less room.
    let rail = bar.edge.isVertical ? barFrame.width - insets[bar.edge] : 0
    let width = max(0, root.bounds.width - insets.left - insets.right - rail)
    return max(0, accessoryView.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// Something else stands on the bar: the old view leaves nothing behind, the new one is in place
  /// at once.
  func replace(_ old: UIView?) {
    guard let hostView else { return }
    if let old, old.superview === hostView { old.removeFromSuperview() }
    hostView.accessoryView = accessoryView
    if let accessoryView {
      UIView.performWithoutAnimation {
        hostView.insertSubview(accessoryView, belowSubview: bar)
        let height = accessoryHeight
        accessoryView.frame = CGRect(
          x: bar.frame.minX, y: bar.frame.minY - height, width: bar.frame.width, height: height)
      }
    }
    guard move != .withPages, controller?.viewIfLoaded != nil else { return }
    arrange()
  }
}
