// SPDX-License-Identifier: MIT

/// The rows, and the bytes within rows, that two buffers of equal length differ in; nil for equal
/// ones.
package func differingRange(_ first: [UInt8], _ second: [UInt8], rowBytes: Int)
  -> (rows: Range<Int>, bytes: Range<Int>)?
{
  precondition(first.count == second.count && rowBytes > 0)
  var (top, bottom, left, right) = (Int.max, -1, rowBytes, 0)
  first.withUnsafeBytes { first in
    second.withUnsafeBytes { second in
      for row in 0..<first.count / rowBytes {
        let start = row &* rowBytes
        guard let begin = firstDifference(first, second, start, start &+ rowBytes) else {
          continue
        }
        // What comes before the widest end so far cannot widen it.
        var end = rowBytes
        while end > right, first[start &+ end &- 1] == second[start &+ end &- 1] { end &-= 1 }
        top = min(top, row)
        (bottom, left, right) = (row, min(left, begin &- start), max(right, end))
      }
    }
  }
  return bottom < 0 ? nil : (top..<bottom + 1, left..<right)
}

/// The first place from `start` that differs; most rows of two frames do not, so eight bytes are
/// compared at once.
@inline(__always)
private func firstDifference(
  _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, _ start: Int, _ end: Int
) -> Int? {
  var place = start
  while place &+ 8 <= end {
    let left = first.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let right = second.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    if left != right { break }
    place &+= 8
  }
  while place < end, first[place] == second[place] { place &+= 1 }
  return place < end ? place : nil
}
