// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarBackgroundView {
  /// Draws what the outline casts on the page.
  ///
  /// Its path spares UIKit the search for the bar's shape. Below a ground that lets the page through
  /// it is cut out, or the bar would look dirty.
  func drawShadow(_ look: BackgroundLook) {
    let layer = shadowView.layer
    guard let shadow = look.style.shadow, shadow.opacity > 0 else {
      layer.shadowOpacity = 0
      layer.shadowPath = nil
      shadowView.mask = nil
      return
    }
    layer.shadowColor = resolved(shadow.color, look).cgColor
    layer.shadowOpacity = Float(min(shadow.opacity, 1))
    layer.shadowRadius = max(0, shadow.radius)
    let side: CGFloat = look.isRightToLeft ? -1 : 1
    layer.shadowOffset = CGSize(width: shadow.offset.x * side, height: shadow.offset.y)
    layer.shadowPath = look.outline.cgPath
    shadowView.mask =
      letsThrough(look) ? ShapeView.mask(outside: look.outline, within: reach(of: shadow)) : nil
  }

  /// How far from the bar a shadow is seen at most, in points.
  private func reach(of shadow: BarShadow) -> CGFloat {
    3 * max(0, shadow.radius) + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
  }
}
