// SPDX-License-Identifier: MIT
import Canvas
import Foundation

/// A decoded PNG whose pixels tests can look at.
struct Picture: Equatable {
  var width: Int
  var height: Int
  /// One row after the other, four bytes a pixel: red, green, blue, alpha.
  var rows: [Data]
  var size: [Int] { [width, height] }

  init(png: Data) throws {
    let frames = try ImageDecoder.decode([UInt8](png), limits: .init()).frames
    guard let bitmap = frames.first else { throw PictureError.noFrame }
    self.init(bitmap)
  }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let bytes = bitmap.pixels
    let stride = bitmap.width * 4
    rows = (0..<bitmap.height).map { row in Data(bytes[row * stride..<(row + 1) * stride]) }
  }

  struct Pixel: Equatable, Hashable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    var description: String { String(format: "#%02x%02x%02x%02x", red, green, blue, alpha) }
    var luminance: Double { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) }

    func isNear(_ other: Pixel, _ tolerance: Int = 8) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
  }

  /// The pixel that is `x` from the left and `y` from the top; bytes are stored BGRA.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let row = rows[y]
    let start = row.startIndex + x * 4
    return Pixel(
      red: Int(row[start + 2]), green: Int(row[start + 1]), blue: Int(row[start]),
      alpha: Int(row[start + 3]))
  }

  /// The whole pixels that a rectangle in points touches at that scale.
  func area(_ frame: Frame, scale: Double, growing by: Int = 0) -> Area {
    let left = Int((frame.x * scale + 0.01).rounded(.down)) - by
    let top = Int((frame.y * scale + 0.01).rounded(.down)) - by
    let right = Int((frame.maxX * scale - 0.01).rounded(.up)) + by
    let bottom = Int((frame.maxY * scale - 0.01).rounded(.up)) + by
    return Area(
      left: max(0, left), top: max(0, top), right: min(width, right),
      bottom: min(height, bottom))
  }

  /// A rectangle of whole pixels; `right` and `bottom` are the first ones outside.
  struct Area: Equatable, CustomStringConvertible {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var description: String { "x \(left)..<\(right), y \(top)..<\(bottom)" }

    func holds(_ other: Area) -> Bool {
      other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }
  }

  func bytes(in area: Area) -> [Data] {
    (area.top..<area.bottom).map { row in
      let start = rows[row].startIndex
      return Data(rows[row][start + area.left * 4..<start + area.right * 4])
    }
  }

  func pixels(in area: Area) -> [Pixel] {
    (area.top..<area.bottom).flatMap { y in (area.left..<area.right).map { pixel($0, y) } }
  }

  /// The smallest area outside of which the two pictures are equal; nil when they are equal.
  func difference(from other: Picture) -> Area? {
    guard width == other.width, height == other.height else {
      return Area(
        left: 0, top: 0, right: max(width, other.width), bottom: max(height, other.height))
    }
    var found: Area?
    for y in 0..<height where rows[y] != other.rows[y] {
      let mine = rows[y]
      let theirs = other.rows[y]
      let pairs = zip(mine, theirs).enumerated().filter { $0.element.0 != $0.element.1 }
      guard let first = pairs.first?.offset, let last = pairs.last?.offset else { continue }
      let area = found ?? Area(left: width, top: y, right: 0, bottom: y)
      found = Area(
        left: min(area.left, first / 4), top: area.top, right: max(area.right, last / 4 + 1),
        bottom: y + 1)
    }
    return found
  }
}

enum PictureError: Error { case noFrame }

extension Picture.Pixel {
  /// An opaque colour from its `#rrggbb`.
  init?(hex: String?) {
    guard let hex, hex.hasPrefix("#"), let value = Int(hex.dropFirst(), radix: 16), hex.count == 7
    else {
      return nil
    }
    self.init(
      red: value >> 16 & 0xff, green: value >> 8 & 0xff, blue: value & 0xff, alpha: 0xff)
  }
}

/// A rendered screen as a picture.
@MainActor func picture(
  _ screen: String, _ options: [String] = [], scale: Int? = 1, do steps: [String] = []
) async throws -> Picture {
  try Picture(png: await render(screen, options, scale: scale, do: steps))
}
