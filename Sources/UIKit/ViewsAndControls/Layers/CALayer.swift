// SPDX-License-Identifier: MIT

internal import Canvas
public import Foundation

/// A rectangle on the screen with a look, a place and layers within it.
///
/// Every view has one. A layer's properties are its model: they change at once, while what is on
/// the screen (``presentation()``) may still be moving there. Properties of a layer without a view
/// animate by themselves for 0.25 seconds once the layer has been on the screen; see
/// ``CATransaction``.
@MainActor
open class CALayer: NSObject {
  final var state = LayerState() { didSet { ScreenDrawing.changes += 1 } }
  final var animations: [LayerAnimation] = [] { didSet { ScreenDrawing.changes += 1 } }
  final weak var view: UIView?
  final weak var superlayerStorage: CALayer?
  final var sublayerStorage: [CALayer] = [] { didSet { ScreenDrawing.changes += 1 } }
  final var maskStorage: CALayer? { didSet { ScreenDrawing.changes += 1 } }
  final weak var maskOwner: CALayer?
  /// The turn of the run loop in which the layer was put into its superlayer.
  final var turnOfEntry = CATransaction.turn

  /// Makes a layer without size.
  public required override init() {
    super.init()
  }

  /// Makes a copy of another layer's look, without its sublayers and animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer {
      state = layer.state
    }
  }

  // MARK: Geometry

  /// The visible part of the layer's own coordinates; its size is the layer's, in points.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      change(\.bounds.origin, .boundsOrigin, to: newValue.origin)
      setSize(newValue.size)
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { state.position }
    set { change(\.position, .position, to: newValue) }
  }

  /// The point of the layer at its position, in fractions of its size; the centre by default.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(\.anchorPoint, .anchorPoint, to: newValue) }
  }

  /// How far in front of its siblings the layer is drawn; 0 by default.
  ///
  /// Siblings of the same value are drawn in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(\.zPosition, .zPosition, to: newValue) }
  }

  /// The transform about the anchor point; the identity by default.
  ///
  /// Only its plane part is drawn.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(\.transform, .transform, to: newValue) }
  }

  /// The upright box around the transformed bounds, in the superlayer's coordinates.
  open var frame: CGRect {
    get { state.frame }
    set {
      var target = state
      target.frame = newValue
      setSize(target.bounds.size)
      change(\.position, .position, to: target.position)
    }
  }

  private func setSize(_ size: CGSize) {
    let former = state.bounds.size
    guard former != size else { return }
    change(\.bounds.size, .boundsSize, to: size)
    view?.sizeDidChange(from: former)
  }

  // MARK: Look

  /// How much of the layer is seen, from 0 (nothing) to 1 (all, the default).
  open var opacity: Float {
    get { Float(state.opacity) }
    set { change(\.opacity, .opacity, to: CGFloat(newValue)) }
  }

  /// Whether the layer and its sublayers are not drawn; false by default.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The colour behind the contents; none by default.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(\.backgroundColor, .backgroundColor, to: newValue) }
  }

  /// A picture to draw in the bounds: a `CGImage`; none by default.
  open var contents: Any? {
    get { state.contents }
    set { state.contents = newValue }
  }

  /// How the contents lie within the bounds; stretched to them by default.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { state.contentsGravity = newValue }
  }

  /// How many pixels of the contents make a point; 1 by default.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { state.contentsScale = newValue }
  }

  /// The radius of the rounded corners, in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(\.cornerRadius, .cornerRadius, to: newValue) }
  }

  /// The curve of the rounded corners; a quarter of a circle by default.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { state.cornerCurve = newValue }
  }

  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { state.maskedCorners = newValue }
  }

  /// Whether sublayers and contents are cut off at the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { state.masksToBounds = newValue }
  }

  /// The width of the border inside the bounds, in points; 0 by default.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(\.borderWidth, .borderWidth, to: newValue) }
  }

  /// The colour of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(\.borderColor, .borderColor, to: newValue) }
  }

  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(\.shadowColor, .shadowColor, to: newValue) }
  }

  /// How strong the shadow is, from 0 (none, the default) to 1.
  open var shadowOpacity: Float {
    get { Float(state.shadowOpacity) }
    set { change(\.shadowOpacity, .shadowOpacity, to: CGFloat(newValue)) }
  }

  /// How far the shadow is moved, in points; 3 upwards by default.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(\.shadowOffset, .shadowOffset, to: newValue) }
  }

  /// How far the shadow is blurred, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(\.shadowRadius, .shadowRadius, to: newValue) }
  }

  /// The outline that throws the shadow; the layer's own opaque parts if there is none.
  open var shadowPath: CGPath? {
    get { state.shadowPath.map { CGPath($0) } }
    set { change(\.shadowPath, .shadowPath, to: newValue?.path) }
  }

  // MARK: Animations

  /// A layer that looks as this one does on the screen at this moment; nil out of every window.
  ///
  /// It is a copy without sublayers; changing it changes nothing on the screen.
  open func presentation() -> Self? {
    guard isInWindow else { return nil }
    let copy = type(of: self).init()
    copy.state = presentationState
    return copy
  }

  /// The names of the properties that are being animated; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = runningAnimations.map(\.property.rawValue)
    return keys.isEmpty ? nil : keys.uniqued()
  }

  /// Ends every animation of the layer: the model is on the screen at once.
  open func removeAllAnimations() {
    interruptAnimations(where: { _ in true })
  }

  // MARK: Updates

  /// Asks for the contents to be drawn anew.
  open func setNeedsDisplay() {
    view?.displayCount += 1
  }

  /// Asks for the view's layout to be done in the next layout pass.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Does the view's layout now if it is due.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
