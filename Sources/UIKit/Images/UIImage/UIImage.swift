// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A picture, an animation or a symbol that does not change.
open class UIImage: NSObject, @unchecked Sendable {
  /// All that makes an image.
  struct Content {
    /// The pixels; nil for an empty image.
    var image: CGImage?
    /// Pixels in a point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    /// Whether the edges keep their size when the image is drawn larger.
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// The frames of an animation; nil for a still image.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The name and the look of a symbol; nil for other images.
    var symbol: Symbol?
    /// The name under which a bundle had the image; nil for other images.
    var bundleName: String?
    /// What has the pictures for other traits.
    var asset: UIImageAsset?
  }

  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// Creates an empty image of no size.
  public override init() {
    content = Content()
  }

  /// Creates an image of one pixel a point.
  public init(cgImage: CGImage) {
    content = Content(image: cgImage)
  }

  /// Creates an image of `scale` pixels a point, turned or mirrored as `orientation` says.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = Content(image: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates an image of one pixel a point from the bytes of a PNG or GIF file.
  ///
  /// Of an animation it shows the first frame, as UIKit does; nil for anything else.
  public init?(data: Data) {
    guard let image = ImageFiles.firstFrame(of: data) else { return nil }
    content = Content(image: image)
  }

  /// Creates an image of `scale` pixels a point from the bytes of a PNG or GIF file; nil for
  /// anything else.
  public init?(data: Data, scale: CGFloat) {
    guard let image = ImageFiles.firstFrame(of: data) else { return nil }
    content = Content(image: image, scale: scale)
  }

  /// Creates an image from a PNG or GIF file; nil if there is none.
  ///
  /// The name's end, such as `@2x`, tells the pixels in a point. For a path without one the
  /// variant for the current screen is taken where it exists.
  public init?(contentsOfFile path: String) {
    guard let found = ImageFiles.image(atPath: path) else { return nil }
    content = Content(image: found.image, scale: found.scale)
  }

  /// Creates an image from a file in the main bundle; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a file in a bundle; nil if there is none.
  ///
  /// Of the variants `name.png`, `name@2x.png` and `name@3x.png` the one for the scale of the
  /// traits is taken, else the next larger, else the largest there is.
  ///
  /// - Parameters:
  ///   - name: The file's name without the scale; `.png` may be left out.
  ///   - bundle: Where to look; nil for the main bundle.
  ///   - traitCollection: The traits whose scale counts; nil for the current ones.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? ScreenTraits.current).displayScale
    guard let found = ImageFiles.image(named: name, in: bundle ?? .main, scale: scale) else {
      return nil
    }
    content = Content(image: found.image, scale: found.scale, bundleName: name)
  }

  // MARK: Facts

  /// The name by which the image was asked for, a symbol's or that in a bundle, for tools that
  /// describe what is shown; nil for other images.
  final package var name: String? { content.symbol?.name ?? content.bundleName }

  /// The size in points, as the image is shown.
  open var size: CGSize {
    guard let image = content.image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return content.orientation.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Pixels in a point.
  open var scale: CGFloat { content.scale }

  /// The pixels before the orientation; nil for an empty image.
  open var cgImage: CGImage? { content.image }

  /// How the pixels are turned to be shown.
  open var imageOrientation: UIImage.Orientation { content.orientation }

  /// Whether the image's own colours are drawn.
  open var renderingMode: UIImage.RenderingMode { content.renderingMode }

  /// What holds the image's pictures for other traits; nil for an image of its own.
  open var imageAsset: UIImageAsset? { content.asset }

  /// The frames of an animation; nil for a still image.
  open var images: [UIImage]? { content.frames }

  /// How long an animation plays once, in seconds; 0 for a still image.
  open var duration: TimeInterval { content.duration }

  /// The parts at the edges, in points, that keep their size when the image is stretched.
  open var capInsets: UIEdgeInsets { content.capInsets }

  /// Whether the middle of a resizable image is repeated or stretched.
  open var resizingMode: UIImage.ResizingMode { content.resizingMode }

  /// The parts at the edges, in points, that do not count when the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

  /// Whether views mirror the image where they read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { content.symbol != nil }

  /// Whether both show the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content.hasSameLook(as: other.content)
  }

  /// A hash of the size and the scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.image?.width)
    hasher.combine(content.image?.height)
    hasher.combine(content.scale)
    return hasher.finalize()
  }
}

extension UIImage.Content {
  fileprivate func hasSameLook(as other: Self) -> Bool {
    image == other.image && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && tint == other.tint
      && capInsets == other.capInsets && resizingMode == other.resizingMode
      && alignmentRectInsets == other.alignmentRectInsets
      && flipsForRightToLeft == other.flipsForRightToLeft
      && frames == other.frames && duration == other.duration
  }
}
