// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension CALayer {
  /// Draws the layer and all within it on a context, the layer's own coordinates being the context's.
  ///
  /// What is drawn is the model: animations, the layer's place and its transform do not count.
  public func render(in ctx: CGContext) {
    ctx.drawPicture { ViewRenderer(on: ctx.surface).drawAlone(self, showingModel: true) }
  }
}

extension UIView {
  /// Draws the view and all within it, as it is on the screen, into a rectangle of the current
  /// context.
  ///
  /// Works for views out of windows as well.
  ///
  /// - Parameters:
  ///   - rect: The place in points; the view is stretched to it.
  ///   - afterUpdates: Whether to do layout that is due first.
  /// - Returns: Whether anything was drawn: false without a current context or without size.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates {
      layoutIfNeeded()
    }
    let bounds = layer.presentationState.bounds
    guard let context = GraphicsStack.current, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    let surface = context.surface
    context.drawPicture {
      surface.saved {
        surface.translate(x: Double(rect.minX), y: Double(rect.minY))
        surface.concat(.scale(x: rect.width / bounds.width, y: rect.height / bounds.height))
        surface.translate(x: -Double(bounds.minX), y: -Double(bounds.minY))
        ViewRenderer(on: surface).drawAlone(layer, showingModel: false)
      }
    }
    return true
  }
}
