// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension CGContext {
  /// Pixels in a row.
  public var width: Int { surface.width }

  /// Number of rows.
  public var height: Int { surface.height }

  /// A picture of all that was drawn.
  public func makeImage() -> CGImage? { CGImage(surface.snapshot()) }

  /// Draws an image scaled to a rectangle, or copies of it of the rectangle's size.
  ///
  /// As Core Graphics does in a context of UIKit's coordinates, it draws the image upside down;
  /// `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    drawPicture {
      surface.saved {
        surface.concat(.translation(x: 0, y: rect.minY + rect.maxY))
        surface.concat(.scale(x: 1, y: -1))
        if byTiling {
          let bounds = surface.clipBounds
          surface.fill(Path(rect: bounds), tiling: image.bitmap, tile: rect)
        } else {
          surface.draw(image.bitmap, in: rect)
        }
      }
    }
  }
}
