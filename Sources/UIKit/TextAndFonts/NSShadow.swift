// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// The shadow of a text.
open class NSShadow: NSObject {
  /// The shift in points.
  ///
  /// Defaults to none.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  ///
  /// Defaults to 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for no shadow.
  ///
  /// Defaults to black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without shift and blur.
  public override init() {}

  final var value: Shadow? {
    (shadowColor as? UIColor).map {
      Shadow(color: $0.rgba, offset: shadowOffset, radius: shadowBlurRadius / 2)
    }
  }
}
