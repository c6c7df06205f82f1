// SPDX-License-Identifier: MIT

/// Blurs a picture of four bytes a pixel whose edges go on beyond it.
///
/// The blur loses what runs over the edge, of colour and alpha alike; dividing by the blurred alpha
/// gives the colours back, so that an opaque picture stays opaque up to its edge.
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
  var planes = [[UInt8]](repeating: [UInt8](repeating: 0, count: count), count: 4)
  for channel in 0..<4 {
    for index in 0..<count {
      planes[channel][index] = pixels[index * 4 + channel]
    }
    boxBlur(&planes[channel], width: width, height: height, sigma: sigma)
  }
  var result = [UInt8](repeating: 0, count: count * 4)
  for index in 0..<count {
    let alpha = Int(planes[3][index])
    guard alpha > 0 else { continue }
    for channel in 0..<3 {
      let value = (Int(planes[channel][index]) * 255 + alpha / 2) / alpha
      result[index * 4 + channel] = UInt8(min(255, value))
    }
    result[index * 4 + 3] = 255
  }
  return result
}
