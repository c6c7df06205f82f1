// SPDX-License-Identifier: MIT
package import Foundation
internal import PixelKernels

/// A picture that does not change: premultiplied BGRA, row by row, four bytes a pixel.
package final class Bitmap: Sendable, Hashable {
  /// Pixels in a row.
  package let width: Int
  /// Number of rows.
  package let height: Int
  /// Blue, green, red and alpha of each pixel, the colours multiplied by alpha.
  package let pixels: [UInt8]

  /// Creates a picture; `pixels` must have four bytes for each pixel.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "A bitmap has at least one pixel.")
    precondition(pixels.count == width * height * 4, "A bitmap has four bytes a pixel.")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The straight red, green, blue and alpha of a pixel as bytes; transparent outside.
  package func rgba(atX x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    let start = (y * width + x) * 4
    let straight = PixelKernels.straightRGBA(fromBGRA: Array(pixels[start..<start + 4]))
    return (straight[0], straight[1], straight[2], straight[3])
  }

  /// All pixels as straight red, green, blue and alpha.
  package func straightRGBA() -> [UInt8] {
    PixelKernels.straightRGBA(fromBGRA: pixels)
  }

  /// The part of the picture inside a rectangle of pixels; nil if there is none.
  package func cropped(to rect: CGRect) -> Bitmap? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    for row in top..<top + rows {
      let start = (row * width + left) * 4
      result += pixels[start..<start + columns * 4]
    }
    return Bitmap(width: columns, height: rows, pixels: result)
  }

  /// The smallest rectangle of pixels in which the pictures differ; nil for equal ones, and the
  /// whole picture for two of different sizes.
  package func differingRect(from other: Bitmap) -> CGRect? {
    guard width == other.width, height == other.height else {
      return CGRect(x: 0, y: 0, width: width, height: height)
    }
    let range = differingRange(pixels, other.pixels, rowBytes: width * 4)
    return range.map { range in
      let (left, right) = (range.bytes.lowerBound / 4, (range.bytes.upperBound + 3) / 4)
      return CGRect(
        x: left, y: range.rows.lowerBound, width: right - left, height: range.rows.count)
    }
  }

  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    left === right
      || left.width == right.width && left.height == right.height && left.pixels == right.pixels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(pixels)
  }
}
