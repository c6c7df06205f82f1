// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// Whether the accent colour is toned down; as in the superview by default.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      let former = effectiveTintAdjustmentMode
      storage.tintAdjustmentMode = newValue
      if effectiveTintAdjustmentMode != former {
        tellOfTint(changedMode: true)
      }
    }
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard storage.tintAdjustmentMode == .automatic else { return storage.tintAdjustmentMode }
    return parent?.effectiveTintAdjustmentMode ?? .normal
  }

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(with: traitCollection) : color
  }

  private var inheritedTintColor: UIColor {
    storage.tintColor ?? parent?.inheritedTintColor ?? .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    guard storage.tintColor !== color else { return }
    storage.tintColor = color
    tellOfTint(changedMode: false)
  }

  /// Tells the view and all within it that inherit what has changed.
  func tellOfTint(changedMode: Bool) {
    setNeedsDisplay()
    traitCollection.performAsCurrent { tintColorDidChange() }
    for child in children {
      let inheritsColor = child.storage.tintColor == nil
      let inheritsMode = child.storage.tintAdjustmentMode == .automatic
      if changedMode ? inheritsMode : inheritsColor {
        child.tellOfTint(changedMode: changedMode)
      }
    }
  }
}

extension UIColor {
  /// The colour without its hue, as accents behind an alert.
  fileprivate func dimmed(with traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
  }
}
