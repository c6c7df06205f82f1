// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension UIImage {
  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour wherever it is opaque, with the same rendering mode.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in one colour wherever it is opaque, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size, in points, and a middle that is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size, in points, and a middle that is repeated or
  /// stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with edges, in points, that do not count when it is aligned.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image as one that views mirror where they read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// An animation that shows images for equal times, `duration` seconds in all; nil for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var content = first.content
    content.frames = images
    content.duration = duration
    return UIImage(content: content)
  }

  /// The image as a PNG file; nil for an empty one.
  ///
  /// Orientation and tint are drawn into the pixels.
  public func pngData() -> Data? {
    guard let bitmap = upright(), let bytes = try? bitmap.png() else { return nil }
    return Data(bytes)
  }

  private func changed(_ change: (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    content.frames = content.frames?.map { $0.changed(change) }
    return UIImage(content: content)
  }

  /// The pixels as they are shown.
  func upright() -> Bitmap? {
    guard let image = content.image else { return nil }
    if content.orientation == .up, content.tint == nil { return image.bitmap }
    let (width, height) =
      content.orientation.isTurned ? (image.height, image.width) : (image.width, image.height)
    guard let surface = try? Surface(width: width, height: height, scale: scale) else {
      return nil
    }
    draw(on: surface, in: CGRect(origin: .zero, size: size), tint: content.tint?.rgba)
    return surface.snapshot()
  }
}

extension UIImage.Orientation {
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
