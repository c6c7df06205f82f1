// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

/// A page that looks on: the picture it has, and the frame that it still draws.
struct PreviewViewer {
  private(set) var picture: Bitmap?
  private var number: UInt32 = 0
  private var awaited: UInt32?

  /// Whether the last frame is on the page, so that the next may be sent.
  var isReady: Bool { awaited == nil }

  /// The page has shown a frame.
  mutating func acknowledge(_ frame: Int?) {
    if awaited.map(Int.init) == frame { awaited = nil }
  }

  /// What turns the page's picture into another one; nil when they are equal.
  ///
  /// The bytes are the frame's number, x and y as 32-bit little-endian, then a PNG.
  mutating func frame(for next: Bitmap) -> [UInt8]? {
    var changed: CGRect? = CGRect(x: 0, y: 0, width: next.width, height: next.height)
    if let picture { changed = next.differingRect(from: picture) }
    guard let changed, let part = next.cropped(to: changed), let png = try? part.png() else {
      return nil
    }
    number += 1
    awaited = number
    picture = next
    let head = [number, UInt32(changed.minX), UInt32(changed.minY)]
    return head.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    } + png
  }
}
