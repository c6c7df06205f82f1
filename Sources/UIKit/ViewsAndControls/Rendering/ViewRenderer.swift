// SPDX-License-Identifier: MIT

package import Canvas
package import Foundation

/// Draws trees of layers as they are on the screen at the clock's time.
///
/// The same tree at the same time gives the same bytes.
@MainActor
package struct ViewRenderer {
  let surface: Surface
  /// The pixels that are asked for; what does not reach them is passed over.
  private let visible: CGRect
  /// How many groups the drawing is within: what is beneath them cannot be read.
  private var depth = 0
  /// The layer whose own mask is the only group that the drawing is within.
  private var masked: ObjectIdentifier?

  /// Makes a renderer that draws on a surface.
  package init(on surface: Surface) {
    self.init(on: surface, visible: surface.pixelBounds)
  }

  /// Makes a renderer that draws at least a part of a surface, in pixels.
  init(on surface: Surface, visible: CGRect) {
    (self.surface, self.visible) = (surface, visible)
  }

  /// Draws a view and all within it, in its superview's coordinates.
  package func draw(_ view: UIView) {
    draw(DrawnLayer(view.layer, in: surface.matrix, clip: surface.pixelBounds))
  }

  /// A picture of a view and all within it, cut off at its bounds; nil for a view without size.
  package static func picture(of view: UIView, scale: CGFloat) -> Bitmap? {
    let bounds = view.bounds
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1,
      let surface = try? Surface(width: Int(width), height: Int(height), scale: Double(scale))
    else { return nil }
    var state = view.layer.presentationState
    state.opacity = 1
    state.isHidden = false
    let shift = AffineMatrix.translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
    let place = shift.followed(by: surface.matrix)
    let drawn = DrawnLayer(
      view.layer, state, matrix: place, clip: surface.pixelBounds)
    surface.concat(shift)
    ViewRenderer(on: surface).drawContent(of: drawn)
    return surface.snapshot()
  }

  func draw(_ drawn: DrawnLayer) {
    guard drawn.isVisible, drawn.extent.overlaps(visible) else { return }
    surface.saved {
      surface.concat(drawn.state.matrix.matrix)
      drawLook(of: drawn)
    }
  }

  /// Draws a layer in its own coordinates: its place, its transform and how much of it is seen do
  /// not count.
  func drawAlone(_ layer: CALayer, showingModel: Bool) {
    var state = showingModel ? layer.state : layer.presentationState
    state.opacity = 1
    let drawn = DrawnLayer(
      layer, state, matrix: surface.matrix, clip: surface.pixelBounds, showingModel: showingModel)
    guard drawn.isVisible else { return }
    surface.saved { drawLook(of: drawn) }
  }

  private func drawLook(of drawn: DrawnLayer) {
    let (state, outline) = (drawn.state, drawn.shadowOutline)
    let needsGroup =
      state.opacity < 1 || drawn.mask != nil || (drawn.shadow != nil && outline == nil)
    guard needsGroup else {
      if let shadow = drawn.shadow, let outline {
        surface.shadow(of: outline, shadow)
      }
      drawContent(of: drawn)
      return
    }
    var inner = self
    inner.depth += 1
    inner.masked = depth == 0 && state.opacity == 1 && drawn.mask != nil ? drawn.id : nil
    surface.group(
      alpha: Double(state.opacity), shadow: outline == nil ? drawn.shadow : nil,
      mask: drawn.mask.map { mask in { inner.draw(mask) } }
    ) {
      if let shadow = drawn.shadow, let outline {
        surface.shadow(of: outline, shadow)
      }
      inner.drawContent(of: drawn)
    }
  }

  private func drawContent(of drawn: DrawnLayer) {
    let state = drawn.state
    let outline = state.outline
    if let color = state.backgroundColor, color.alpha > 0 {
      surface.fill(outline, color.rgba)
    }
    surface.saved {
      if state.masksToBounds {
        surface.clip(to: outline)
      }
      if drawn.own.overlaps(visible) {
        drawOwn(drawn)
      }
      for child in drawn.children {
        draw(child)
      }
    }
    if state.borderWidth > 0 {
      let border = state.borderColor?.rgba ?? .black
      surface.fill(state.borderRing, border, evenOdd: true)
    }
  }

  /// Draws what the layer itself shows: its contents, its shape or gradient, its view's drawing.
  private func drawOwn(_ drawn: DrawnLayer) {
    guard let layer = drawn.layer else { return }
    let state = drawn.state
    if layer is CAGradientLayer {
      drawGradient(state)
    }
    if layer is CAShapeLayer {
      drawShape(state.shape)
    }
    if let image = state.contents as? CGImage {
      surface.draw(image.bitmap, in: state.contentsRect(for: image))
    }
    guard let view = layer.view else { return }
    view.traitCollection.performAsCurrent {
      surface.saved {
        view.render(in: self, bounds: state.bounds)
      }
    }
  }

  private func drawGradient(_ state: LayerState) {
    let gradient = state.gradient
    guard let last = gradient.colors.last else { return }
    guard gradient.colors.count > 1 else {
      surface.fill(state.outline, last.rgba)
      return
    }
    let (bounds, count) = (state.bounds, gradient.colors.count)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let stops = gradient.colors.enumerated().map { index, color in
      let locations = gradient.locations ?? []
      let even = Double(index) / Double(count - 1)
      return LinearGradient.Stop(
        location: index < locations.count ? Double(locations[index]) : even, color: color.rgba)
    }
    surface.fill(
      state.outline,
      LinearGradient(
        start: place(gradient.startPoint), end: place(gradient.endPoint), stops: stops))
  }

  private func drawShape(_ shape: ShapeState) {
    guard let path = shape.path else { return }
    if let fill = shape.fillColor {
      surface.fill(path, fill.rgba, evenOdd: shape.fillRule == .evenOdd)
    }
    if let stroke = shape.strokeColor, shape.lineWidth > 0 {
      surface.stroke(path, stroke.rgba, shape.strokeStyle)
    }
  }

  /// Whether what has been drawn beneath a layer can be read from the surface.
  ///
  /// A mask of the layer itself does no harm, as on a phone: it is the group's only reason, so the
  /// surface beneath the group is what lies beneath the layer.
  func canReadBackdrop(of layer: CALayer) -> Bool {
    depth == 0 || masked == ObjectIdentifier(layer)
  }
}
