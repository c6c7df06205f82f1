// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Which sizes and margins give way when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each size and margin.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static var flexibleLeftMargin: AutoresizingMask { .init(rawValue: 1) }
    /// The width.
    public static var flexibleWidth: AutoresizingMask { .init(rawValue: 2) }
    /// The distance from the right edge.
    public static var flexibleRightMargin: AutoresizingMask { .init(rawValue: 4) }
    /// The distance from the upper edge.
    public static var flexibleTopMargin: AutoresizingMask { .init(rawValue: 8) }
    /// The height.
    public static var flexibleHeight: AutoresizingMask { .init(rawValue: 16) }
    /// The distance from the lower edge.
    public static var flexibleBottomMargin: AutoresizingMask { .init(rawValue: 32) }
  }

  /// How content lies within bounds of another shape.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits whole, without distortion.
    case scaleAspectFit = 1
    /// Just large enough to cover the bounds, without distortion.
    case scaleAspectFill = 2
    /// Drawn anew for the bounds; a picture is stretched.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// In the middle of the upper edge, at its own size.
    case top = 5
    /// In the middle of the lower edge, at its own size.
    case bottom = 6
    /// In the middle of the left edge, at its own size.
    case left = 7
    /// In the middle of the right edge, at its own size.
    case right = 8
    /// In the top left corner, at its own size.
    case topLeft = 9
    /// In the top right corner, at its own size.
    case topRight = 10
    /// In the bottom left corner, at its own size.
    case bottomLeft = 11
    /// In the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// Whether a view's accent colour is toned down.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without colour, as behind an alert.
    case dimmed = 2
  }

  /// The value of a direction in which a view has no natural size.
  public class var noIntrinsicMetric: CGFloat { -1 }
}

/// Whether the content of a view is mirrored where a language runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Never mirrored: play and rewind.
  case playback = 1
  /// Never mirrored: directions in space.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
