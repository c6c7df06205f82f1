// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarBackgroundView {
  /// Draws what the outline casts on the page.
  ///
  /// Below a ground that lets the page through it is cut out, or the bar would look dirty.
  func drawShadow(_ look: BackgroundLook) {
    shadowView.cast(
      look.style.shadow, of: look.outline.cgPath, tint: look.tint,
      isRightToLeft: look.isRightToLeft)
    guard let shadow = look.style.shadow, shadow.opacity > 0, letsThrough(look) else {
      return shadowView.mask = nil
    }
    shadowView.mask = ShapeView.mask(outside: look.outline, within: reach(of: shadow))
  }

  /// How far from the bar a shadow is seen at most, in points.
  private func reach(of shadow: BarShadow) -> CGFloat {
    3 * max(0, shadow.radius) + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
  }
}
