// SPDX-License-Identifier: MIT

import Foundation

/// The bytes of a document and the places in it as people count them.
struct SourceText {
  /// The largest input that is read, in bytes: ten times the largest seen in real projects.
  static let limit = 1_000_000

  let bytes: [UInt8]
  /// Where the text begins: behind a byte order mark.
  let start: Int
  /// Where lines begin, so that many places can be told quickly.
  private let lineStarts: [Int]

  init(_ data: Data) {
    bytes = Array(data.prefix(Self.limit + 1))
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  var isTooLong: Bool { bytes.count > Self.limit }

  /// Line and column of a byte, both from 1, columns in characters of Unicode.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset, start), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= end { low = middle } else { high = middle }
    }
    // Bytes that continue a character are not counted.
    let before = bytes[min(lineStarts[low], end)..<end]
    return (low + 1, 1 + before.lazy.filter { $0 & 0xC0 != 0x80 }.count)
  }

  /// The first byte that is not part of well-formed UTF-8.
  var firstInvalidOffset: Int? {
    let decoded = String(decoding: bytes, as: UTF8.self)
    var offset = 0
    for unit in decoded.utf8 {
      guard offset < bytes.count, bytes[offset] == unit else { return offset }
      offset += 1
    }
    return offset == bytes.count ? nil : offset
  }

  /// The first line that a version control system left to mark two texts in conflict.
  var firstConflictOffset: Int? {
    let marks: [[UInt8]] = [
      Array("<<<<<<<".utf8), Array(">>>>>>>".utf8), Array("=======".utf8),
    ]
    var lineStart = start
    while lineStart < bytes.count {
      let line = bytes[lineStart...]
      if marks.contains(where: { line.starts(with: $0) }) { return lineStart }
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      lineStart = end + 1
    }
    return nil
  }
}
