// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows a picture or a series of pictures.
///
/// Series run by the simulator's clock. Image views take no touches unless told so.
@MainActor
open class UIImageView: UIView {
  /// Makes a view of the size of an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view of the size of an image, with another one for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    self.init(frame: CGRect(origin: .zero, size: size))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  override func setUp() {
    super.setUp()
    storage.isUserInteractionEnabled = false
  }

  /// The picture; one that is animated plays by itself.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      imageStart = Simulator.current.clock.now
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture of the highlighted state; none (the usual one) by default.
  open var highlightedImage: UIImage? {
    didSet {
      guard highlightedImage !== oldValue else { return }
      imageStart = Simulator.current.clock.now
      setNeedsDisplay()
    }
  }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// The pictures of a series, shown instead of `image` while it runs; setting them stops it.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The pictures of the highlighted state's series.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// How long the series takes, in seconds; a thirtieth of a second a picture if 0, the default.
  open var animationDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }

  /// How often the series runs; 0, the default, for ever.
  open var animationRepeatCount = 0

  /// Whether the series runs.
  open var isAnimating: Bool { seriesStart != nil }

  /// Begins the series from its first picture.
  open func startAnimating() {
    beginSeries()
  }

  /// Ends the series: `image` is shown again.
  open func stopAnimating() {
    endSeries()
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }

  final var seriesStart: TimeInterval? { didSet { setNeedsDisplay() } }
  final var imageStart: TimeInterval = 0
  final var suited: Suited?
  final var seriesTimer: SimulatorClock.Token?
  /// How much of the picture is darkened or faded, as a button asks for.
  final var dimming: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// A picture larger than the bounds reaches beyond them.
  override func drawingRect(in bounds: CGRect) -> CGRect {
    guard let image = shownImage else { return bounds }
    return bounds.union(ContentPlacement(mode: contentMode).rect(for: image.size, in: bounds))
  }

  override var drawnContent: DrawnLayer.Content {
    var content = super.drawnContent
    content.image = shownImage
    return content
  }

  override var playsPictures: Bool {
    let still = isHighlighted ? highlightedImage ?? image : image
    return seriesStart != nil || (still?.images?.count ?? 0) > 1
  }

  override func render(in renderer: ViewRenderer, bounds: CGRect) {
    drawPicture(in: renderer, bounds: bounds)
    super.render(in: renderer, bounds: bounds)
  }
}
