// SPDX-License-Identifier: MIT

package import Canvas
package import Foundation

/// Draws trees of layers as they are on the screen at the clock's time.
///
/// The same tree at the same time gives the same bytes.
@MainActor
package struct ViewRenderer {
  let surface: Surface
  /// How many groups the drawing is within: what is beneath them cannot be read.
  private var depth = 0

  /// Makes a renderer that draws on a surface.
  package init(on surface: Surface) {
    self.surface = surface
  }

  /// Draws a view and all within it, in its superview's coordinates.
  package func draw(_ view: UIView) {
    draw(view.layer)
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
    surface.translate(x: -Double(bounds.minX), y: -Double(bounds.minY))
    var state = view.layer.presentationState
    state.opacity = 1
    state.isHidden = false
    ViewRenderer(on: surface).drawContent(of: view.layer, state)
    return surface.snapshot()
  }

  func draw(_ layer: CALayer) {
    let state = layer.presentationState
    guard !state.isHidden, state.opacity > 0 else { return }
    surface.saved {
      surface.concat(state.matrix.matrix)
      let shadow = state.shadow
      let outline = shadow == nil ? nil : state.shadowOutline(hasOnlyBackground: layer.isPlain)
      let needsGroup =
        state.opacity < 1 || layer.maskStorage != nil || (shadow != nil && outline == nil)
      guard needsGroup else {
        if let shadow, let outline {
          surface.shadow(of: outline, shadow)
        }
        drawContent(of: layer, state)
        return
      }
      var inner = self
      inner.depth += 1
      let mask = layer.maskStorage
      surface.group(
        alpha: Double(state.opacity), shadow: outline == nil ? shadow : nil,
        mask: mask.map { mask in { inner.draw(mask) } }
      ) {
        if let shadow, let outline {
          surface.shadow(of: outline, shadow)
        }
        inner.drawContent(of: layer, state)
      }
    }
  }

  private func drawContent(of layer: CALayer, _ state: LayerState) {
    let outline = state.outline
    if let color = state.backgroundColor, color.alpha > 0 {
      surface.fill(outline, color.rgba)
    }
    surface.saved {
      if state.masksToBounds {
        surface.clip(to: outline)
      }
      drawOwn(layer, state)
      for sublayer in layer.sublayerStorage.sortedByDepth {
        draw(sublayer)
      }
    }
    if state.borderWidth > 0 {
      let border = state.borderColor?.rgba ?? .black
      surface.fill(state.borderRing, border, evenOdd: true)
    }
  }

  /// Draws what the layer itself shows: its contents, its shape or gradient, its view's drawing.
  private func drawOwn(_ layer: CALayer, _ state: LayerState) {
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

  /// Whether what has been drawn beneath can be read from the surface.
  var canReadBackdrop: Bool { depth == 0 }
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

extension CALayer {
  /// Whether the layer shows nothing but its background, so that its outline throws its shadow.
  fileprivate var isPlain: Bool { sublayerStorage.isEmpty && !(self is CAShapeLayer) }
}
