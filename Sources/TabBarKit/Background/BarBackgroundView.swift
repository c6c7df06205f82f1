// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What is drawn behind a bar's items: ground, picture, hairline and shadow, all by one outline.
final class BarBackgroundView: ShapeView {
  private let hairline = ShapeView()
  private var ground: UIView?
  private var groundStyle: TabBarStyle.Background?
  private var outline = OutlinePath()

  /// The line along the outline's upper edge.
  var hairlineShape: CAShapeLayer { hairline.shape }

  /// Draws a background by the outline that the layout found.
  ///
  /// - Parameters:
  ///   - style: The bar's style.
  ///   - layout: Where everything goes.
  ///   - tint: The bar's tint.
  ///   - picture: Finds the picture of a source.
  func update(
    style: TabBarStyle, layout: TabBarLayout, tint: UIColor, picture: (IconSource) -> UIImage?
  ) {
    outline = layout.outline
    if groundStyle != style.background {
      groundStyle = style.background
      ground?.removeFromSuperview()
      ground = Self.makeGround(style.background, picture: picture)
      if let ground { insertSubview(ground, at: 0) }
    }
    shape.path = outline.cgPath
    if case .color(let color) = style.background {
      shape.fillColor = resolved(color, tint)
    } else {
      shape.fillColor = nil
    }
    layOutGround(in: layout)
    drawHairline(style.hairlineColor.map { resolved($0, tint) })
    drawShadow(of: style, tint: tint)
  }

  // Layers keep the colour they are given: it is found with this view's own traits, again at every
  // change of them.
  private func resolved(_ color: StyleColor, _ tint: UIColor) -> CGColor {
    color.uiColor(tint: tint).resolvedColor(with: traitCollection).cgColor
  }

  private static func makeGround(
    _ background: TabBarStyle.Background, picture: (IconSource) -> UIImage?
  ) -> UIView? {
    switch background {
    case .none, .color:
      return nil
    case .system:
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      view.isUserInteractionEnabled = false
      return view
    case .gradient, .blur:
      return nil
    case .image(let source, let fill):
      guard let image = picture(source) else { return nil }
      let mode: UIImage.ResizingMode = fill == .tile ? .tile : .stretch
      let view = UIImageView(
        image: image.withRenderingMode(.alwaysOriginal)
          .resizableImage(withCapInsets: .zero, resizingMode: mode))
      view.contentMode = .scaleToFill
      view.clipsToBounds = true
      return view
    }
  }

  private func layOutGround(in layout: TabBarLayout) {
    guard let ground else { return }
    let box = outline.cgPath.boundingBoxOfPath
    ground.frame = box.isNull || box.isEmpty ? bounds : box
    if outline.isRectangle(ground.frame) {
      ground.layer.mask = nil
    } else {
      // The mask goes on the effect itself: on a view above it, it would end the effect.
      let mask = CAShapeLayer()
      var move = CGAffineTransform(translationX: -ground.frame.minX, y: -ground.frame.minY)
      mask.path = outline.cgPath.copy(using: &move)
      ground.layer.mask = mask
    }
  }

  private func drawHairline(_ color: CGColor?) {
    let pixel = 1 / max(1, traitCollection.displayScale)
    hairline.isHidden = color == nil
    hairline.shape.strokeColor = color
    hairline.shape.lineWidth = pixel
    // UIKit's line lies in the row of pixels above the bar.
    hairline.shape.path = outline.topEdge(raisedBy: pixel / 2)
    if hairline.superview == nil { addSubview(hairline) }
  }

  private func drawShadow(of style: TabBarStyle, tint: UIColor) {
    guard let shadow = style.shadow else {
      layer.shadowOpacity = 0
      return
    }
    layer.shadowColor = resolved(shadow.color, tint)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    layer.shadowPath = outline.cgPath
  }
}
