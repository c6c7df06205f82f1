// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A picture of pixels that does not change.
public final class CGImage: Sendable, Hashable {
  /// The drawing module's value of the picture.
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Number of rows.
  public var height: Int { bitmap.height }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: blue, green, red and alpha.
  public var bitsPerPixel: Int { 32 }
  /// Always four bytes a pixel, without padding.
  public var bytesPerRow: Int { bitmap.width * 4 }

  /// The image itself, which cannot change.
  public func copy() -> CGImage? { self }

  /// The part inside a rectangle of pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap.cropped(to: rect).map(CGImage.init)
  }

  /// Whether two images have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.bitmap == right.bitmap }

  /// Feeds size and pixels into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
  }
}
