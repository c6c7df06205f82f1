// SPDX-License-Identifier: MIT

extension UIImage {
  /// How an image's pixels are turned or mirrored to be shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned by a quarter counterclockwise.
    case left = 2
    /// Turned by a quarter clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then turned by a quarter counterclockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then turned by a quarter clockwise.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isTurned: Bool { rawValue & 2 != 0 }
  }

  /// Whether an image's own colours are drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place has it: tab bars and buttons draw a template, image views the original.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The tint colour wherever the image is opaque.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
