// SPDX-License-Identifier: MIT

/// Blurs a plane of bytes in place by three box blurs, which come close to a Gaussian.
///
/// Integers only, so that every machine gives the same bytes. The plane must have room for the
/// blur around its content: what runs over the edge is lost.
///
/// - Parameters:
///   - plane: `width * height` bytes, row by row.
///   - width: Bytes in a row.
///   - height: Number of rows.
///   - sigma: The Gaussian's standard deviation in pixels; below about half a pixel nothing changes.
package func boxBlur(_ plane: inout [UInt8], width: Int, height: Int, sigma: Double) {
  let boxes = blurBoxes(sigma: sigma)
  guard !boxes.isEmpty, width > 0, height > 0, plane.count >= width * height else { return }
  var other = [UInt8](repeating: 0, count: width * height)
  plane.withUnsafeMutableBufferPointer { first in
    other.withUnsafeMutableBufferPointer { second in
      guard let first = first.baseAddress, let second = second.baseAddress else { return }
      for box in boxes {
        blurRows(first, second, width: width, height: height, box: box)
        blurColumns(second, first, width: width, height: height, box: box)
      }
    }
  }
}

/// How far the mean of a pixel's surroundings reaches to both sides of it.
struct BlurBox {
  let before: Int
  let after: Int

  /// What a sum is multiplied by to give the mean, times 2²⁴.
  var factor: UInt32 { UInt32((1 << 24) / (before &+ after &+ 1)) }
}

/// The boxes whose means, one after the other, come close to a Gaussian; none for a small one.
func blurBoxes(sigma: Double) -> [BlurBox] {
  // The box of SVG's feGaussianBlur: three of this width have the Gaussian's deviation.
  let box = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  guard box > 1 else { return [] }
  let half = box / 2
  // An even box has no middle pixel: two of the three stand half a pixel to either side of it and
  // the third is one wider, so that nothing shifts.
  return box % 2 == 1
    ? Array(repeating: BlurBox(before: half, after: half), count: 3)
    : [
      BlurBox(before: half, after: half - 1), BlurBox(before: half - 1, after: half),
      BlurBox(before: half, after: half),
    ]
}

private func blurRows(
  _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
  width: Int, height: Int, box: BlurBox
) {
  let (before, after, factor) = (box.before, box.after, box.factor)
  for y in 0..<height {
    let (from, to) = (source + y &* width, target + y &* width)
    var sum: UInt32 = 0
    for x in 0..<min(after, width) { sum &+= UInt32(from[x]) }
    for x in 0..<width {
      if x &+ after < width { sum &+= UInt32(from[x &+ after]) }
      to[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
      if x &- before >= 0 { sum &-= UInt32(from[x &- before]) }
    }
  }
}

private func blurColumns(
  _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
  width: Int, height: Int, box: BlurBox
) {
  let (before, after, factor) = (box.before, box.after, box.factor)
  // Row by row with one sum a column: columns one by one would miss the cache at every step.
  let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
  defer { sums.deallocate() }
  sums.initialize(repeating: 0, count: width)
  for y in 0..<min(after, height) {
    let from = source + y &* width
    for x in 0..<width { sums[x] &+= UInt32(from[x]) }
  }
  for y in 0..<height {
    if y &+ after < height {
      let from = source + (y &+ after) &* width
      for x in 0..<width { sums[x] &+= UInt32(from[x]) }
    }
    let to = target + y &* width
    for x in 0..<width {
      to[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
    }
    if y &- before >= 0 {
      let from = source + (y &- before) &* width
      for x in 0..<width { sums[x] &-= UInt32(from[x]) }
    }
  }
}
