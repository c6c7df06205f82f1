// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that a renderer draws, in points; zero until a renderer takes the format.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format of the usual settings.
  public required override init() {}

  /// A format of the usual settings.
  open class func `default`() -> Self { Self() }

  /// A format for the current screen.
  open class func preferred() -> Self { Self() }
}

/// What a renderer's actions draw with.
open class UIGraphicsRendererContext: NSObject {
  let context: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
  }

  /// The context to draw in, which is the current one during the actions.
  open var cgContext: CGContext { context }

  /// The renderer's settings.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle in the context's fill colour.
  open func fill(_ rect: CGRect) {
    context.fill(rect)
  }

  /// Fills a rectangle in the context's fill colour with a blend mode of its own.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.with(blendMode, alpha: 1) { context.fill(rect) }
  }

  /// Draws a line of one point just inside the sides of a rectangle.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Lets drawing reach only what is inside a rectangle, too.
  open func clip(to rect: CGRect) {
    context.clip(to: rect)
  }
}
