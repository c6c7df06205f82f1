// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension UIImage {
  /// Draws the image in the current context, its upper left at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, scaled to a rectangle.
  ///
  /// A template is drawn in the context's fill colour.
  public func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    let isTemplate = renderingMode == .alwaysTemplate
    let tint = content.tint?.rgba ?? (isTemplate ? context.state.fillColor : nil)
    context.drawPicture { draw(on: context.surface, in: rect, tint: tint) }
  }

  /// Draws the image in the current context, its upper left at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to a rectangle, with a blend mode and an
  /// alpha from 0 to 1 of its own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.with(blendMode, alpha: alpha) { draw(in: rect) }
  }

  /// The colour that takes the place of the image's own in a view.
  ///
  /// - Parameters:
  ///   - tintColor: The view's tint.
  ///   - isTemplateByDefault: Whether the view takes images of automatic mode for templates, as
  ///     tab bars and buttons do; symbols are templates everywhere.
  /// - Returns: The colour, or nil for the image's own colours.
  func tint(inViewOf tintColor: UIColor?, isTemplateByDefault: Bool = false) -> UIColor? {
    switch content.renderingMode {
    case .alwaysOriginal: return content.tint
    case .alwaysTemplate: return tintColor ?? content.tint
    case .automatic:
      guard isTemplateByDefault || isSymbolImage else { return content.tint }
      return tintColor ?? content.tint
    }
  }

  /// Draws the image scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - surface: Where to draw.
  ///   - rect: The place in points.
  ///   - tint: A colour that takes the place of the image's own, or nil.
  ///   - isMirrored: Whether to mirror it left to right, beyond what its orientation says.
  ///   - alpha: How opaque to draw, from 0 to 1.
  func draw(
    on surface: Surface, in rect: CGRect, tint: RGBA?, isMirrored: Bool = false, alpha: Double = 1
  ) {
    guard let bitmap = content.image?.bitmap, rect.width > 0, rect.height > 0 else { return }
    let place = Place(surface: surface, bitmap: bitmap, tint: tint, alpha: alpha)
    if content.orientation == .up, !isMirrored {
      return drawParts(at: place, in: rect)
    }
    surface.saved {
      surface.translate(x: rect.midX, y: rect.midY)
      if isMirrored { surface.concat(.scale(x: -1, y: 1)) }
      surface.concat(content.orientation.matrix)
      let isTurned = content.orientation.isTurned
      let size = isTurned ? CGSize(width: rect.height, height: rect.width) : rect.size
      drawParts(
        at: place,
        in: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
  }

  private struct Place {
    var surface: Surface
    var bitmap: Bitmap
    var tint: RGBA?
    var alpha: Double
  }

  /// Draws the nine parts of a resizable image, or the whole of another.
  private func drawParts(at place: Place, in rect: CGRect) {
    guard content.isResizable else {
      return place.surface.draw(place.bitmap, in: rect, tint: place.tint, alpha: place.alpha)
    }
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(place.bitmap.width), height: CGFloat(place.bitmap.height))
    let insets = content.capInsets
    let columns = Self.spans(
      of: whole.width, scale: scale, caps: (insets.left, insets.right), in: rect.minX..<rect.maxX)
    let rows = Self.spans(
      of: whole.height, scale: scale, caps: (insets.top, insets.bottom),
      in: rect.minY..<rect.maxY)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        guard target.width > 0, target.height > 0, let part = place.bitmap.cropped(to: source)
        else { continue }
        drawPart(part, at: place, in: target)
      }
    }
  }

  private func drawPart(_ part: Bitmap, at place: Place, in target: CGRect) {
    let size = CGSize(
      width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
    let fits = abs(size.width - target.width) < 0.01 && abs(size.height - target.height) < 0.01
    guard content.resizingMode == .tile, !fits, place.tint == nil else {
      return place.surface.draw(part, in: target, tint: place.tint, alpha: place.alpha)
    }
    place.surface.fill(
      Path(rect: target), tiling: part, tile: CGRect(origin: target.origin, size: size),
      alpha: place.alpha)
  }

  private struct Span {
    /// In pixels of the image.
    var source: Range<CGFloat>
    /// In points of the place.
    var target: Range<CGFloat>
  }

  /// The two caps and the middle along one side.
  private static func spans(
    of pixels: CGFloat, scale: CGFloat, caps: (CGFloat, CGFloat), in place: Range<CGFloat>
  ) -> [Span] {
    let first = min(max(0, (caps.0 * scale).rounded()), pixels)
    let second = min(max(0, (caps.1 * scale).rounded()), pixels - first)
    let length = place.upperBound - place.lowerBound
    // In a place too small for both caps they share it in proportion.
    let shrink = min(1, length / max((first + second) / scale, .leastNonzeroMagnitude))
    let (from, to) = (
      place.lowerBound + first / scale * shrink, place.upperBound - second / scale * shrink
    )
    return [
      Span(source: 0..<first, target: place.lowerBound..<from),
      Span(source: first..<pixels - second, target: from..<max(from, to)),
      Span(source: pixels - second..<pixels, target: max(from, to)..<place.upperBound),
    ].filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}

extension UIImage.Orientation {
  /// From the pixels' coordinates, the middle as origin, to those of the shown image.
  fileprivate var matrix: AffineMatrix {
    let mirror = AffineMatrix.scale(x: -1, y: 1)
    switch self {
    case .up: return .identity
    case .down: return .scale(x: -1, y: -1)
    case .left: return AffineMatrix(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: return AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .upMirrored: return mirror
    case .downMirrored: return .scale(x: 1, y: -1)
    case .leftMirrored: return mirror.followed(by: Self.left.matrix)
    case .rightMirrored: return mirror.followed(by: Self.right.matrix)
    }
  }
}
