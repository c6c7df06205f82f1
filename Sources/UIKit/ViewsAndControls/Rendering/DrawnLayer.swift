// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

/// A layer as it is drawn in one frame, with all within it and the pixels that they reach.
///
/// Two frames are compared by these: where they differ, pixels have to be drawn again.
@MainActor
final class DrawnLayer {
  /// What decides, besides the layer's state, about what a view draws.
  struct Content: Equatable {
    /// How often the view was asked to draw anew.
    var count: Int
    /// The picture that an image view shows now.
    var image: UIImage?
    /// The effect of an effect view.
    var effect: UIVisualEffect?
    var isOpaqueEffect = false

    static func == (one: Content, other: Content) -> Bool {
      one.count == other.count && one.image === other.image && one.effect === other.effect
        && one.isOpaqueEffect == other.isOpaqueEffect
    }
  }

  /// The layer itself is not kept alive from frame to frame.
  private(set) weak var layer: CALayer?
  let id: ObjectIdentifier
  let state: LayerState
  let content: Content?
  /// From the layer's coordinates to pixels.
  let matrix: AffineMatrix
  let children: [DrawnLayer]
  let mask: DrawnLayer?
  /// The shadow, and the outline that throws it if that is known without drawing the layer.
  let shadow: Shadow?
  let shadowOutline: Path?

  /// The pixels that the layer itself reaches.
  let own: CGRect
  /// The pixels that the layer and all within it reach.
  let extent: CGRect
  /// The pixels that must be drawn together with any of them, since each depends on its neighbours.
  let whole: CGRect?
  /// Whether time alone changes the look of the layer or of one within it.
  let isMoving: Bool

  /// A layer as it is on the screen, within something with a place in pixels of its own.
  ///
  /// Showing the model, animations do not count.
  convenience init(
    _ layer: CALayer, in outer: AffineMatrix, clip: CGRect, showingModel: Bool = false
  ) {
    let state = showingModel ? layer.state : layer.presentationState
    self.init(
      layer, state, matrix: state.matrix.matrix.followed(by: outer), clip: clip,
      showingModel: showingModel)
  }

  init(
    _ layer: CALayer, _ state: LayerState, matrix: AffineMatrix, clip: CGRect,
    showingModel: Bool = false
  ) {
    (self.layer, id, self.state, self.matrix) = (layer, ObjectIdentifier(layer), state, matrix)
    content = layer.view?.drawnContent
    let inner =
      state.masksToBounds ? clip.intersection(matrix.map(state.bounds).pixels) : clip
    children = layer.sublayerStorage.sortedByDepth
      .map { DrawnLayer($0, in: matrix, clip: inner, showingModel: showingModel) }
    mask = layer.maskStorage.map {
      DrawnLayer($0, in: matrix, clip: clip, showingModel: showingModel)
    }
    shadow = state.shadow
    shadowOutline =
      shadow == nil ? nil : state.shadowOutline(hasOnlyBackground: layer.isPlain)

    isMoving =
      layer.animations.contains { !$0.run.isOver } || layer.view?.playsPictures == true
      || children.contains(where: \.isMoving) || mask?.isMoving == true
    guard !state.isHidden, state.opacity > 0, matrix.isInvertible else {
      (own, extent, whole) = (.null, .null, nil)
      return
    }
    var own = matrix.map(layer.reach(of: state)).pixels
    if let shadow, let shadowOutline {
      own = own.union(matrix.reach(of: shadow, from: matrix.map(shadowOutline.bounds)))
    }
    self.own = own.intersection(clip)
    var extent = children.reduce(own.intersection(inner.union(own))) { $0.union($1.extent) }
    var whole: CGRect?
    if let shadow, shadowOutline == nil {
      extent = extent.union(matrix.reach(of: shadow, from: extent))
      whole = extent.intersection(clip)
    }
    if let radius = layer.view?.backdropRadius, matrix.keepsAxes {
      let reach = CGFloat(abs(matrix.a) * radius * 3) + 1
      whole = matrix.map(state.bounds).insetBy(dx: -reach, dy: -reach).integral
    }
    self.extent = extent.intersection(clip)
    self.whole = whole
  }

  var isVisible: Bool { !extent.isNull }
}

extension CGRect {
  /// The whole pixels around the rectangle, with one more on each side for soft edges.
  var pixels: CGRect { isNull ? self : integral.insetBy(dx: -1, dy: -1) }
}

extension AffineMatrix {
  /// The pixels that a shadow of something reaches.
  fileprivate func reach(of shadow: Shadow, from rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let blur = CGFloat(shadow.radius * abs(determinant).squareRoot() * 3) + 3
    let shift = CGPoint(
      x: a * shadow.offset.width + c * shadow.offset.height,
      y: b * shadow.offset.width + d * shadow.offset.height)
    return rect.offsetBy(dx: shift.x, dy: shift.y).insetBy(dx: -blur, dy: -blur).pixels
  }
}

extension CALayer {
  /// The part of the layer's coordinates that it draws in itself, without its shadow.
  fileprivate func reach(of state: LayerState) -> CGRect {
    var reach = state.bounds.standardized
    if let image = state.contents as? CGImage {
      reach = reach.union(state.contentsRect(for: image))
    }
    if self is CAShapeLayer, let path = state.shape.path, !path.isEmpty {
      reach = reach.union(path.bounds.insetBy(dx: -state.shape.overhang, dy: -state.shape.overhang))
    }
    if let view {
      reach = reach.union(view.drawingRect(in: state.bounds))
    }
    return reach
  }

  /// Whether the layer shows nothing but its background, so that its outline throws its shadow.
  fileprivate var isPlain: Bool { sublayerStorage.isEmpty && !(self is CAShapeLayer) }
}

extension ShapeState {
  /// How far the stroke reaches beyond the path.
  fileprivate var overhang: CGFloat {
    guard strokeColor != nil, lineWidth > 0 else { return 0 }
    return lineWidth / 2 * max(1.5, lineJoin == .miter ? miterLimit : 0)
  }
}

extension [CALayer] {
  /// The rearmost first; of the same depth in their own order.
  @MainActor fileprivate var sortedByDepth: [CALayer] {
    guard contains(where: { $0.state.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
    }.map(\.element)
  }
}
