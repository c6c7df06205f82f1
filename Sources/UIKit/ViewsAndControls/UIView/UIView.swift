// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle on the screen that draws, lays out the views within it and takes touches.
///
/// Position, bounds and transform are the truth; the frame follows from them.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The layer that shows the view.
  public let layer: CALayer

  final var children: [UIView] = []
  final weak var parent: UIView?
  /// The controller whose root view this is.
  final weak var owner: (any ViewOwner)?
  final var storage = ViewStorage()
  /// How often the view was asked to draw anew.
  final var displayCount = 0 { didSet { ScreenDrawing.changes += 1 } }

  /// The class of the view's layer; `CALayer` unless a subclass says otherwise.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Life

  /// Makes a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a view with a frame in points.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    storage.traits = UIScreen.main.traitCollection
    layer.frame = frame
    setUp()
  }

  /// Called at the end of making a view: what a class of this module prepares.
  ///
  /// Classes that override it need no initialisers of their own, and so inherit all of these.
  func setUp() {}

  /// Called when the view is in no window any more: what a class of this module gives up then.
  func leftWindow() {}

  /// Called when the view has got the keyboard's focus or lost it.
  func focusChanged() {}

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  open override var next: UIResponder? {
    owner ?? parent
  }

  // MARK: Geometry

  /// The upright box around the view, in its superview's coordinates, in points.
  ///
  /// Follows from `bounds`, `center` and `transform`; do not use it under a transform that turns.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The visible part of the view's own coordinates; its size is the view's, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the view's anchor point (its middle) lies in its superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// A transform about the view's middle; the identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// How subviews are resized with the view; no size or margin is flexible by default.
  open var autoresizingMask: AutoresizingMask {
    get { storage.autoresizingMask }
    set { storage.autoresizingMask = newValue }
  }

  /// The natural size in points; `noIntrinsicMetric` in both directions by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Look

  /// How much of the view is seen, from 0 to 1 (the default); values beyond are brought there.
  ///
  /// Below 0.01 the view takes no touches.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.change(\.opacity, .opacity, to: min(max(newValue, 0), 1)) }
  }

  /// Whether the view and all within it are neither drawn nor touched; false by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      parent?.subviewRoomDidChange()
    }
  }

  /// The colour behind the content; none by default.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set {
      storage.backgroundColor = newValue
      resolveBackgroundColor()
    }
  }

  /// The accent colour: the view's own or else the nearest ancestor's, at last the system's blue.
  ///
  /// Setting nil makes the view inherit again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether what lies outside the bounds is cut off; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view promises to fill its bounds with opaque content; true by default.
  ///
  /// Counts for a view that draws itself: what an opaque one without a background colour leaves
  /// out is black, as in UIKit, whose opaque views draw on memory without transparency. Views that
  /// do not draw themselves are not affected.
  open var isOpaque: Bool {
    get { storage.isOpaque }
    set {
      storage.isOpaque = newValue
      setNeedsDisplay()
    }
  }

  /// How content lies within bounds of another shape; stretched by default.
  open var contentMode: ContentMode {
    get { storage.contentMode }
    set {
      storage.contentMode = newValue
      setNeedsDisplay()
    }
  }

  /// A view whose opaque parts let this one be seen; none by default.
  open var mask: UIView? {
    get { storage.mask }
    set {
      storage.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// How many pixels of the view's own drawing make a point; the screen's scale by default.
  ///
  /// With another factor than the screen's the view draws a picture of that many pixels, which is
  /// then brought to the screen's: a lower factor gives coarser drawing. 0 or less is the screen's.
  open var contentScaleFactor: CGFloat {
    get { storage.contentScaleFactor ?? UIScreen.main.scale }
    set {
      storage.contentScaleFactor = newValue > 0 ? newValue : nil
      setNeedsDisplay()
    }
  }

  /// A number by which an app finds the view; 0 by default.
  open var tag: Int {
    get { storage.tag }
    set { storage.tag = newValue }
  }

  /// Draws the view's content into the current graphics context; the default draws nothing.
  ///
  /// Runs each time a picture of the screen is made, with `rect` the bounds. Need not call `super`.
  open func draw(_ rect: CGRect) {
    storage.leavesDrawingToUIView = true
  }

  // MARK: Touches

  /// Whether the view and all within it take touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }

  /// The foremost view within this one, or itself, that a point of its coordinates lies in.
  ///
  /// Views that are hidden, take no touches or have an alpha below 0.01 are passed over with all
  /// within them, and so are points outside the view's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    foremostView(at: point, with: event)
  }

  /// Whether a point of the view's coordinates counts as within it: within its bounds by default.
  ///
  /// The left and upper edges are inside, the right and lower ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser that is about to recognise may; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  /// Whether the keyboard can go to the view; false by default, true for controls in use.
  open var canBecomeFocused: Bool { false }

  /// Whether the view is what the keyboard has gone to.
  open var isFocused: Bool { Simulator.current.focusedView === self }

  // MARK: The tree

  /// Puts a view in front of the others within this one.
  ///
  /// A view is in one place only: it leaves its former superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at an index counted from the rear; beyond the end it is put in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview; nothing happens without one.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// The superview is about to change; nothing to do by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed; nothing to do by default.
  open func didMoveToSuperview() {}
  /// The window is about to change; nothing to do by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed; nothing to do by default.
  open func didMoveToWindow() {}
  /// A view was put into this one; nothing to do by default.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave this one; nothing to do by default.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for `layoutSubviews` to run in the next layout pass; asking twice is asking once.
  open func setNeedsLayout() {
    storage.needsLayout = true
    LayoutPass.changes += 1
  }

  /// Lays out now what is due, beginning with the topmost view above that is due.
  open func layoutIfNeeded() {
    layoutFromTopmost()
  }

  /// Places the subviews; nothing to do by default.
  open func layoutSubviews() {}

  /// The size in points that suits the view best, given an offer; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    storage.leavesSizeToUIView = true
    return bounds.size
  }

  /// Takes the size that suits best, around the middle.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Tells that `intrinsicContentSize` has another value: the superview is laid out anew.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    parent?.subviewRoomDidChange()
  }

  /// The size that a stack view gives the view for an offer in points.
  func naturalSize(within offer: CGSize) -> NaturalSize { ownNaturalSize(within: offer) }

  /// How far below its upper edge a view of a height has the baseline of its text; without text it
  /// is the lower edge.
  func baseline(isFirst: Bool, height: CGFloat) -> CGFloat { height }

  /// A subview takes another room by itself, or is hidden, or is not any more.
  func subviewRoomDidChange() {}

  /// The safe area has changed; nothing to do by default.
  open func safeAreaInsetsDidChange() {}
  /// The margins have changed; nothing to do by default.
  open func layoutMarginsDidChange() {}
  /// The accent colour, own or inherited, has changed; nothing to do by default.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits that hold for the view: the superview's, with its own overrides.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// A trait has changed; nothing to do by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the interface is mirrored for right-to-left languages; by the app by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storage.semanticContentAttribute }
    set {
      storage.semanticContentAttribute = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The light or dark style of the view and all within it; unspecified inherits, by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.overrideUserInterfaceStyle }
    set {
      storage.overrideUserInterfaceStyle = newValue
      propagateTraits()
    }
  }

  open override var accessibilityFrame: CGRect {
    get {
      accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { accessibility.frame = newValue }
  }

  // MARK: Drawing

  /// Where in the view's coordinates it draws: what lies outside is cut off.
  func drawingRect(in bounds: CGRect) -> CGRect { bounds }

  /// What the view draws now, to be compared with what it drew in the frame before.
  var drawnContent: DrawnLayer.Content { DrawnLayer.Content(count: displayCount) }

  /// Whether the view shows another picture as time goes on.
  var playsPictures: Bool { false }

  /// How far, in points, the view blurs what is behind it; nil if it does not.
  var backdropRadius: Double? { nil }

  /// Draws what the view shows besides its layer's look and its subviews.
  func render(in renderer: ViewRenderer, bounds: CGRect) {
    renderer.drawCustom(self, bounds: bounds)
  }
}
