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
///   - sigma: The Gaussian's standard deviation in pixels.
/// - Returns: The blurred pixels, opaque wherever anything was near.
package func blurredBackdrop(
  _ pixels: [UInt8], width: Int, height: Int, sigma: Double
) -> [UInt8] {
  let count = width * height
  guard count > 0, pixels.count >= count * 4 else { return pixels }
  let rim = Int((sigma.isFinite ? max(0, min(sigma, 1_000)) : 0) * 3) + 1
  let wide = width + 2 * rim
  let high = height + 2 * rim
  var planes = [[UInt8]](repeating: [UInt8](repeating: 0, count: wide * high), count: 4)
  for channel in 0..<4 {
    for y in 0..<high {
      let row = min(max(y - rim, 0), height - 1) * width
      for x in 0..<wide {
        let column = min(max(x - rim, 0), width - 1)
        planes[channel][y * wide + x] = pixels[(row + column) * 4 + channel]
      }
    }
    boxBlur(&planes[channel], width: wide, height: high, sigma: sigma)
  }
  var result = [UInt8](repeating: 0, count: count * 4)
  for y in 0..<height {
    for x in 0..<width {
      let from = (y + rim) * wide + x + rim
      let alpha = Int(planes[3][from])
      guard alpha > 0 else { continue }
      let to = (y * width + x) * 4
      for channel in 0..<3 {
        let value = (Int(planes[channel][from]) * 255 + alpha / 2) / alpha
        result[to + channel] = UInt8(min(255, value))
      }
      result[to + 3] = 255
    }
  }
  return result
}
