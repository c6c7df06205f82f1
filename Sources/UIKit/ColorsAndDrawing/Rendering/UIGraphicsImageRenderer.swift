// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// The settings of a renderer of images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels in a point.
  ///
  /// Defaults to the screen's scale.
  open var scale: CGFloat
  /// Whether the image has no transparent part: it begins black.
  ///
  /// Defaults to false.
  open var opaque = false

  /// Creates a format of the usual settings.
  public required init() {
    scale = ScreenTraits.scale
  }

  /// Creates a format for a trait collection's scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What the actions of a renderer of images draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// All that was drawn until now.
  open var currentImage: UIImage {
    let format = rendererFormat as? UIGraphicsImageRendererFormat
    let image = CGImage(context.surface.snapshot())
    return UIImage(cgImage: image, scale: format?.scale ?? 1, orientation: .up)
  }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle of points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, imageFormat) = (bounds, format)
    format.bounds = bounds
  }

  /// An image of what the actions draw.
  ///
  /// Sizes are rounded up to whole pixels; an image of no size is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale
    let width = (bounds.width * scale - 1e-6).rounded(.up)
    let height = (bounds.height * scale - 1e-6).rounded(.up)
    guard
      let pixels = Int(exactly: width), let rows = Int(exactly: height),
      let surface = try? Surface(width: pixels, height: rows, scale: scale)
    else { return UIImage() }
    if imageFormat.opaque {
      surface.fill(
        CGRect(x: 0, y: 0, width: bounds.width + 1, height: bounds.height + 1), .black)
    }
    surface.translate(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(
      context: CGContext(surface), format: imageFormat)
    GraphicsStack.with(context.context) { actions(context) }
    return context.currentImage
  }

  /// A PNG file of what the actions draw; empty for an image of no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
