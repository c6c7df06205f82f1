// SPDX-License-Identifier: MIT
internal import Foundation

/// A page that looks on: what of its picture is out of date, and the frame that it still draws.
struct PreviewViewer {
  /// So many parts are sent one by one; of more, what is around them all.
  private static let mostParts = 8

  private var number: UInt32 = 0
  private var awaited: UInt32?
  private var hasPicture = false
  private var stale: [CGRect] = []

  /// Whether the last frame is on the page, so that the next may be sent.
  var isReady: Bool { awaited == nil }

  /// Whether there is something to send.
  var isOutOfDate: Bool { !hasPicture || !stale.isEmpty }

  /// The page has shown a frame.
  mutating func acknowledge(_ frame: Int?) {
    if awaited.map(Int.init) == frame { awaited = nil }
  }

  /// Everything is to be sent anew.
  mutating func forget() {
    hasPicture = false
    stale = []
  }

  /// Some rectangles of pixels have changed.
  mutating func note(_ rects: [CGRect]) {
    guard hasPicture else { return }
    for rect in rects {
      var merged = rect
      while let index = stale.firstIndex(where: { $0.intersects(merged) }) {
        merged = merged.union(stale.remove(at: index))
      }
      stale.append(merged)
    }
    if stale.count > Self.mostParts { stale = [stale.reduce(.null) { $0.union($1) }] }
  }

  /// What brings the page's picture up to date: all of it the first time; nil if it is.
  ///
  /// The bytes are the frame's number, then for each part x, y and the number of bytes that follow,
  /// a PNG. The numbers are of 32 bits, little-endian.
  ///
  /// - Parameters:
  ///   - size: The picture's width and height in pixels.
  ///   - part: The PNG of a rectangle of the picture; nil if it has no pixels.
  /// - Returns: The message, after which the next waits for ``acknowledge(_:)``.
  mutating func frame(
    size: (width: Int, height: Int), part: (CGRect) -> [UInt8]?
  ) -> [UInt8]? {
    guard isOutOfDate else { return nil }
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let parts = (hasPicture ? stale : [whole]).compactMap { rect in
      part(rect).map { (rect, $0) }
    }
    (hasPicture, stale) = (true, [])
    guard !parts.isEmpty else { return nil }
    number += 1
    awaited = number
    return parts.reduce(Self.bytes(number)) { message, part in
      let (rect, png) = part
      return message + Self.bytes(UInt32(rect.minX)) + Self.bytes(UInt32(rect.minY))
        + Self.bytes(UInt32(png.count)) + png
    }
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
