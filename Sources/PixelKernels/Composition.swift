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
