// SPDX-License-Identifier: MIT
import Foundation
import UIKit

extension TabBarItemControl {
  /// Lets icon and title fade over to what a closure shows, where they are.
  ///
  /// Copies of what is seen at present fade away while the new looks come, so that a fade in the middle
  /// of another one begins with the same picture. Not UIKit's own cross-dissolve: it would take the
  /// badge along, or show a still-fading view as if it were whole.
  func crossFade(_ show: () -> Void) {
    let former = [iconView.copyOfLook(), titleLabel.copyOfLook()]
    // Below copies of an earlier fade, as the looks that they are copies of were.
    for view in former { body.insertSubview(view, aboveSubview: titleLabel) }
    UIView.performWithoutAnimation {
      for part in [iconView, titleLabel] { part.layer.removeAllAnimations() }
      show()
      for part in [iconView, titleLabel] { part.alpha = 0 }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveLinear]
    ) {
      for view in former { view.alpha = 0 }
      self.updateOpacity()
    } completion: { _ in
      for view in former { view.removeFromSuperview() }
    }
  }
}

extension UIView {
  /// Puts a copy where the view is and as faint as it is seen at present.
  fileprivate func place(_ copy: UIView) -> UIView {
    copy.bounds = bounds
    copy.center = center
    copy.transform = transform
    copy.isHidden = isHidden
    copy.isUserInteractionEnabled = false
    copy.alpha = layer.presentation().map { CGFloat($0.opacity) } ?? alpha
    return copy
  }
}

extension UIImageView {
  /// A copy of the picture as it is seen at present.
  fileprivate func copyOfLook() -> UIView {
    let copy = UIImageView(image: image)
    copy.contentMode = contentMode
    copy.clipsToBounds = clipsToBounds
    copy.layer.cornerRadius = layer.cornerRadius
    copy.tintColor = tintColor
    return place(copy)
  }
}

extension UILabel {
  /// A copy of the text as it is seen at present.
  fileprivate func copyOfLook() -> UIView {
    let copy = UILabel()
    copy.attributedText = attributedText
    copy.font = font
    copy.textColor = textColor
    copy.textAlignment = textAlignment
    return place(copy)
  }
}
