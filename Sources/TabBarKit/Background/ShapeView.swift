// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// A view whose layer is one shape, so that nothing in it animates by itself.
class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The layer; a plain one only if a subclass changed the layer's class.
  var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension ShapeView {
  /// Draws a line along the inside of a path; none is drawn without a colour or a width.
  ///
  /// - Parameters:
  ///   - path: The path, in the view's coordinates.
  ///   - color: The line's colour.
  ///   - width: The line's width in points.
  func drawLine(inside path: CGPath, color: CGColor?, width: CGFloat) {
    let isDrawn = color != nil && width > 0 && width.isFinite
    isHidden = !isDrawn
    shape.path = isDrawn ? path : nil
    shape.strokeColor = color
    // Half of a stroke lies outside of its path, where the mask cuts it off.
    shape.lineWidth = isDrawn ? 2 * width : 0
    mask = isDrawn ? ShapeView.mask(path, size: bounds.size) : nil
  }

  /// Casts a shadow by a path, or none.
  ///
  /// Its path spares UIKit the search for the shape.
  ///
  /// - Parameters:
  ///   - shadow: The shadow; nil casts none.
  ///   - path: What casts it, in the view's coordinates.
  ///   - tint: The bar's tint.
  ///   - isRightToLeft: Whether the shadow's x goes to the left.
  func cast(_ shadow: BarShadow?, of path: CGPath, tint: UIColor, isRightToLeft: Bool) {
    guard let shadow, shadow.opacity > 0 else {
      layer.shadowOpacity = 0
      layer.shadowPath = nil
      return
    }
    layer.shadowColor = shadow.color.resolved(tint: tint, in: self).cgColor
    layer.shadowOpacity = Float(min(shadow.opacity, 1))
    layer.shadowRadius = max(0, shadow.radius)
    let side: CGFloat = isRightToLeft ? -1 : 1
    layer.shadowOffset = CGSize(width: shadow.offset.x * side, height: shadow.offset.y)
    layer.shadowPath = path
  }

  /// A mask that lets the inside of an outline be seen.
  ///
  /// - Parameters:
  ///   - outline: The outline, in the coordinates of the superview of what is masked.
  ///   - frame: The frame of what is masked.
  /// - Returns: A mask for a view with that frame.
  static func mask(_ outline: OutlinePath, in frame: CGRect) -> ShapeView {
    var move = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    return mask(outline.cgPath.copy(using: &move), size: frame.size)
  }

  /// A mask that lets what is outside of an outline be seen, up to a distance from it in points.
  ///
  /// The outline is in the coordinates of what is masked.
  static func mask(outside outline: OutlinePath, within distance: CGFloat) -> ShapeView {
    let path = CGMutablePath()
    let inside = outline.cgPath
    let box = inside.boundingBoxOfPath
    path.addRect((box.isNull ? .zero : box).insetBy(dx: -distance, dy: -distance))
    path.addPath(inside)
    let view = mask(path, size: box.isNull ? .zero : box.size)
    view.shape.fillRule = .evenOdd
    return view
  }

  /// A mask that lets the inside of a path be seen, in the coordinates of what is masked.
  static func mask(_ path: CGPath?, size: CGSize) -> ShapeView {
    let view = ShapeView()
    view.frame = CGRect(origin: .zero, size: size)
    view.shape.fillColor = UIColor.black.cgColor
    view.shape.path = path
    return view
  }
}
