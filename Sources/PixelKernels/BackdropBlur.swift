// SPDX-License-Identifier: MIT

/// Blurs a picture of four bytes a pixel whose edges go on beyond it.
///
/// The pixels of the rim are repeated as far as the blur reaches, so that a plain picture stays as it
/// is to the last level. Colours are divided by the blurred alpha, so that what shines through a
/// transparent place is not darkened.
///
/// - Parameters:
///   - pixels: Blue, green, red and alpha, the colours multiplied by alpha.
///   - width: Pixels in a row.
///   - height: Number of rows.
///   - sigma: The Gaussian's standard deviation in pixels, 1,000 at most.
/// - Returns: The blurred pixels, opaque wherever anything was near.
package func blurredBackdrop(
  _ pixels: [UInt8], width: Int, height: Int, sigma: Double
) -> [UInt8] {
  let count = width * height
  guard count > 0, pixels.count >= count * 4 else { return pixels }
  let boxes = blurBoxes(sigma: sigma.isFinite ? min(sigma, 1_000) : 0)
  let before = boxes.reduce(0) { $0 + $1.before }
  let after = boxes.reduce(0) { $0 + $1.after }
  var rows = before..<before + height
  var columns = before..<before + width
  let stride = (before + width + after) * 4
  var first = [UInt8](repeating: 0, count: stride * (before + height + after))
  var second = boxes.isEmpty ? [] : first
  return pixels.withUnsafeBufferPointer { pixels in
    first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        guard let pixels = pixels.baseAddress, let first = first.baseAddress else { return [] }
        extend(pixels, width: width, height: height, into: first, stride: stride, columns: columns)
        if let second = second.baseAddress {
          // Every box needs what the next ones reach for, and no more.
          rows = 0..<before + height + after
          columns = 0..<before + width + after
          for (index, box) in boxes.enumerated() {
            columns = columns.lowerBound + box.before..<columns.upperBound - box.after
            let given = index == 0 ? before..<before + height : rows
            blurPixelRows(first, second, stride: stride, rows: given, columns: columns, box: box)
            if index == 0 { repeatRows(second, stride: stride, given: given, all: rows) }
            rows = rows.lowerBound + box.before..<rows.upperBound - box.after
            blurPixelColumns(
              second, first, stride: stride, rows: rows, columns: columns, box: box)
          }
        }
        return opaque(first, stride: stride, rows: rows, columns: columns)
      }
    }
  }
}

/// Copies a picture and repeats the first and the last pixel of every row beside it.
private func extend(
  _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, into target: UnsafeMutablePointer<UInt8>,
  stride: Int, columns: Range<Int>
) {
  for y in 0..<height {
    let from = pixels + y &* width &* 4
    let to = target + (columns.lowerBound &+ y) &* stride
    for x in 0..<columns.lowerBound {
      for channel in 0..<4 { to[x &* 4 &+ channel] = from[channel] }
    }
    (to + columns.lowerBound &* 4).update(from: from, count: width &* 4)
    let last = from + (width &- 1) &* 4
    for x in columns.upperBound..<stride / 4 {
      for channel in 0..<4 { to[x &* 4 &+ channel] = last[channel] }
    }
  }
}

/// Repeats the first and the last of the rows given.
private func repeatRows(
  _ pixels: UnsafeMutablePointer<UInt8>, stride: Int, given: Range<Int>, all: Range<Int>
) {
  for y in all where !given.contains(y) {
    let source = y < given.lowerBound ? given.lowerBound : given.upperBound &- 1
    (pixels + y &* stride).update(from: pixels + source &* stride, count: stride)
  }
}

/// Blurs along rows, all four bytes of a pixel at once: their sums do not wait for one another.
private func blurPixelRows(
  _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, stride: Int,
  rows: Range<Int>, columns: Range<Int>, box: BlurBox
) {
  let factor = box.factor
  for y in rows {
    let start = source + (y &* stride &+ columns.lowerBound &* 4)
    var leaving = start - box.before &* 4
    var to = target + (y &* stride &+ columns.lowerBound &* 4)
    var (blue, green, red, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    var entering = leaving
    while entering < start + box.after &* 4 {
      blue &+= UInt32(entering[0])
      green &+= UInt32(entering[1])
      red &+= UInt32(entering[2])
      alpha &+= UInt32(entering[3])
      entering += 4
    }
    for _ in columns {
      blue &+= UInt32(entering[0])
      green &+= UInt32(entering[1])
      red &+= UInt32(entering[2])
      alpha &+= UInt32(entering[3])
      to[0] = UInt8(truncatingIfNeeded: (blue &* factor &+ (1 << 23)) >> 24)
      to[1] = UInt8(truncatingIfNeeded: (green &* factor &+ (1 << 23)) >> 24)
      to[2] = UInt8(truncatingIfNeeded: (red &* factor &+ (1 << 23)) >> 24)
      to[3] = UInt8(truncatingIfNeeded: (alpha &* factor &+ (1 << 23)) >> 24)
      blue &-= UInt32(leaving[0])
      green &-= UInt32(leaving[1])
      red &-= UInt32(leaving[2])
      alpha &-= UInt32(leaving[3])
      entering += 4
      leaving += 4
      to += 4
    }
  }
}

/// Blurs along columns, row by row with one sum a byte.
private func blurPixelColumns(
  _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, stride: Int,
  rows: Range<Int>, columns: Range<Int>, box: BlurBox
) {
  let factor = box.factor
  let width = columns.count &* 4
  let offset = columns.lowerBound &* 4
  let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
  defer { sums.deallocate() }
  sums.initialize(repeating: 0, count: width)
  for y in rows.lowerBound &- box.before..<rows.lowerBound &+ box.after {
    let from = source + (y &* stride &+ offset)
    for x in 0..<width { sums[x] &+= UInt32(from[x]) }
  }
  for y in rows {
    let entering = source + ((y &+ box.after) &* stride &+ offset)
    let leaving = source + ((y &- box.before) &* stride &+ offset)
    let to = target + (y &* stride &+ offset)
    for x in 0..<width {
      let sum = sums[x] &+ UInt32(entering[x])
      to[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
      sums[x] = sum &- UInt32(leaving[x])
    }
  }
}

/// Divides the colours of a part by their alpha.
private func opaque(
  _ pixels: UnsafeMutablePointer<UInt8>, stride: Int, rows: Range<Int>, columns: Range<Int>
) -> [UInt8] {
  let count = rows.count * columns.count * 4
  return [UInt8](unsafeUninitializedCapacity: count) { target, filled in
    guard var to = target.baseAddress else { return }
    for y in rows {
      var from = pixels + (y &* stride &+ columns.lowerBound &* 4)
      for _ in columns {
        let alpha = UInt32(from[3])
        if alpha == 255 {
          to.update(from: from, count: 4)
        } else {
          for channel in 0..<3 {
            let value = alpha == 0 ? 0 : (UInt32(from[channel]) &* 255 &+ alpha / 2) / alpha
            to[channel] = UInt8(truncatingIfNeeded: min(255, value))
          }
          to[3] = alpha == 0 ? 0 : 255
        }
        from += 4
        to += 4
      }
    }
    filled = count
  }
}
