// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension ViewRenderer {
  /// Draws a view's own `draw(_:)`, cut off at the place that the view may draw in.
  func drawCustom(_ view: UIView, bounds: CGRect) {
    surface.clip(to: view.drawingRect(in: bounds))
    guard let factor = view.storage.contentScaleFactor, factor != UIScreen.main.scale else {
      return letDraw(view, bounds: bounds, on: surface)
    }
    let pixels = CGSize(
      width: (bounds.width * factor).rounded(.up), height: (bounds.height * factor).rounded(.up))
    guard let width = Int(exactly: pixels.width), let height = Int(exactly: pixels.height),
      let coarse = try? Surface(width: width, height: height, scale: Double(factor))
    else { return }
    coarse.translate(x: -Double(bounds.minX), y: -Double(bounds.minY))
    letDraw(view, bounds: bounds, on: coarse)
    let size = CGSize(width: pixels.width / factor, height: pixels.height / factor)
    surface.draw(coarse.snapshot(), in: CGRect(origin: bounds.origin, size: size))
  }

  /// Lets the view draw on a surface, from black if it is opaque and has no background colour.
  ///
  /// Black comes when the view first asks for the context: whether a class has a `draw(_:)` of its
  /// own shows only when it is called.
  private func letDraw(_ view: UIView, bounds: CGRect, on surface: Surface) {
    let context = CGContext(surface)
    if view.isOpaque, view.backgroundColor == nil {
      context.preparation = { surface.fill(bounds, .black) }
    }
    view.storage.leavesDrawingToUIView = false
    GraphicsStack.with(context) {
      view.draw(bounds)
    }
    if !view.storage.leavesDrawingToUIView {
      context.prepare()
    }
  }
}
