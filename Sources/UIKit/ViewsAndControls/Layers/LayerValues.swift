// SPDX-License-Identifier: MIT

internal import Foundation

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static var layerMinXMinYCorner: CACornerMask { .init(rawValue: 1) }
  /// The top right corner.
  public static var layerMaxXMinYCorner: CACornerMask { .init(rawValue: 2) }
  /// The bottom left corner.
  public static var layerMinXMaxYCorner: CACornerMask { .init(rawValue: 4) }
  /// The bottom right corner.
  public static var layerMaxXMaxYCorner: CACornerMask { .init(rawValue: 8) }

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve that rounds a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that runs into the edges without a jump of curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents lie within its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the upper edge, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower edge, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits whole, without distortion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Just large enough to cover the bounds, without distortion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
