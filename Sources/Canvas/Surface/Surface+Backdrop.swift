// SPDX-License-Identifier: MIT
internal import PixelKernels
internal import Foundation

extension Surface {
  /// Blurs what has been drawn in a rectangle so far, as behind frosted glass.
  ///
  /// Works outside of groups only, where the pixels can be read, and under transforms that keep
  /// rectangles upright; elsewhere nothing happens and the result is false.
  ///
  /// - Parameters:
  ///   - path: The place, in points.
  ///   - radius: The blur's standard deviation in points.
  /// - Returns: Whether anything was blurred.
  @discardableResult
  package func blurBackdrop(in path: Path, radius: Double) -> Bool {
    let matrix = matrix
    guard !isCollapsed, matrix.keepsAxes, let inverse = matrix.inverse else { return false }
    let sigma = radius * abs(matrix.a)
    let reach = CGFloat(sigma * 3)
    let area = matrix.map(path.bounds).insetBy(dx: -reach, dy: -reach).integral
    let part = area.intersection(pixelBounds)
    guard let picture = snapshot(of: part) else { return false }
    let blurred = Bitmap(
      width: picture.width, height: picture.height,
      pixels: blurredBackdrop(
        picture.pixels, width: picture.width, height: picture.height, sigma: sigma))
    saved {
      clip(to: path)
      concat(inverse)
      draw(blurred, in: part)
    }
    return true
  }
}
