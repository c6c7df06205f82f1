// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarBackgroundView {
  /// Draws the same look by another outline.
  func follow(_ outline: OutlinePath) {
    guard var look else { return }
    look.outline = outline
    update(look)
  }

  /// Makes all parts as faint as those of another background are seen at present.
  func copyFading(of other: BarBackgroundView) {
    for (part, original) in [
      (shadowView, other.shadowView), (fill, other.fill), (border, other.border),
      (hairline, other.hairline),
    ] { part.alpha = original.shownAlpha }
    if let ground, let original = other.ground, !(ground is UIVisualEffectView) {
      ground.alpha = original.shownAlpha
    }
  }

  /// Shows or hides all parts, each by itself; a running animation takes the change along.
  ///
  /// An opacity below 1 above a blurred ground would end the blur, so that ground comes and goes by
  /// its effect.
  ///
  /// - Parameters:
  ///   - isFaded: Whether nothing is seen.
  ///   - keepsGround: Whether the ground stays as it is, because another one comes over it.
  func fade(_ isFaded: Bool, keepsGround: Bool = false) {
    let alpha: CGFloat = isFaded ? 0 : 1
    for part in [shadowView, border, hairline] { part.alpha = alpha }
    guard !keepsGround else { return }
    fill.alpha = alpha
    guard let glass = ground as? UIVisualEffectView else {
      ground?.alpha = alpha
      return
    }
    glass.effect = isFaded ? nil : look.flatMap(effect)
    glass.contentView.alpha = alpha
  }
}

extension UIView {
  /// How much of the view is seen at present, in the middle of an animation too.
  var shownAlpha: CGFloat { layer.presentation().map { CGFloat($0.opacity) } ?? alpha }
}
