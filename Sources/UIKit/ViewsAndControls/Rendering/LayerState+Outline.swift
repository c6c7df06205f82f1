// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension LayerState {
  /// The bounds with their rounded corners.
  var outline: Path { outline(inset: 0) }

  /// The area of the border: between the outline and the same one further in, by even and odd.
  var borderRing: Path {
    var ring = outline
    if borderWidth * 2 < min(bounds.width, bounds.height) {
      ring.append(outline(inset: borderWidth))
    }
    return ring
  }

  private func outline(inset: CGFloat) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
    guard radius > 0 else { return Path(rect: rect) }
    func corner(_ mask: CACornerMask) -> CGSize {
      maskedCorners.contains(mask) ? CGSize(width: radius, height: radius) : .zero
    }
    var path = Path()
    let radii = Path.CornerRadii(
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    if cornerCurve == .continuous {
      path.addSmoothRect(rect, radii: radii)
    } else {
      path.addRoundedRect(rect, radii: radii)
    }
    return path
  }

  /// The shadow to draw; none where it would be cut off at the bounds.
  var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds else { return nil }
    let color = shadowColor?.rgba ?? .black
    return Shadow(
      color: color.multiplyingAlpha(by: Double(min(shadowOpacity, 1))), offset: shadowOffset,
      radius: Double(shadowRadius))
  }

  /// The outline that throws the shadow, if it is known without drawing the layer.
  func shadowOutline(hasOnlyBackground: Bool) -> Path? {
    if let shadowPath {
      return shadowPath
    }
    let isOpaque = backgroundColor.map { $0.alpha >= 1 } ?? false
    return isOpaque && hasOnlyBackground ? outline : nil
  }

  /// Where a picture goes, after the contents' gravity and scale.
  func contentsRect(for image: CGImage) -> CGRect {
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    return ContentPlacement(gravity: contentsGravity).rect(for: size, in: bounds)
  }
}

extension ShapeState {
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dashes: lineDashPattern.map(Double.init), dashPhase: Double(lineDashPhase))
  }

  private var cap: StrokeStyle.Cap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var join: StrokeStyle.Join {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
