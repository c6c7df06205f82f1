// SPDX-License-Identifier: MIT

/// Writes a row of palette indices over premultiplied BGRA pixels.
///
/// - Parameters:
///   - row: Palette indices, left to right.
///   - palette: Four bytes a colour: blue, green, red, alpha.
///   - transparent: The index that leaves what is there, or -1.
///   - target: The pixels.
///   - offset: The first byte in `target` to write.
package func compose(
  row: ArraySlice<UInt8>, palette: [UInt8], transparent: Int, into target: inout [UInt8],
  at offset: Int
) {
  precondition(offset >= 0 && offset + row.count * 4 <= target.count)
  let colors = palette.count / 4
  row.withUnsafeBufferPointer { row in
    palette.withUnsafeBufferPointer { palette in
      target.withUnsafeMutableBufferPointer { target in
        var place = offset
        for value in row {
          let index = Int(value)
          if index != transparent, index < colors {
            target[place] = palette[index &* 4]
            target[place &+ 1] = palette[index &* 4 &+ 1]
            target[place &+ 2] = palette[index &* 4 &+ 2]
            target[place &+ 3] = palette[index &* 4 &+ 3]
          }
          place &+= 4
        }
      }
    }
  }
}

/// Makes a rectangle of BGRA pixels transparent; the rectangle must lie inside.
package func clear(
  _ pixels: inout [UInt8], width: Int, x: Range<Int>, y: Range<Int>
) {
  for row in y {
    let start = (row * width + x.lowerBound) * 4
    for index in start..<start + x.count * 4 { pixels[index] = 0 }
  }
}

/// The rows, and the bytes within rows, that two buffers of equal length differ in.
package func differingRange(_ first: [UInt8], _ second: [UInt8], rowBytes: Int)
  -> (rows: Range<Int>, bytes: Range<Int>)?
{
  precondition(first.count == second.count && rowBytes > 0)
  var (top, bottom, left, right) = (Int.max, -1, rowBytes, 0)
  first.withUnsafeBufferPointer { first in
    second.withUnsafeBufferPointer { second in
      for row in 0..<first.count / rowBytes {
        let start = row &* rowBytes
        var begin = 0
        while begin < rowBytes, first[start &+ begin] == second[start &+ begin] { begin &+= 1 }
        if begin == rowBytes { continue }
        var end = rowBytes
        while end > right, first[start &+ end &- 1] == second[start &+ end &- 1] { end &-= 1 }
        top = min(top, row)
        (bottom, left, right) = (row, min(left, begin), max(right, end))
      }
    }
  }
  return bottom < 0 ? nil : (top..<bottom + 1, left..<right)
}
