// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What is drawn behind a bar's items: shadow, ground, border and hairline, all by one outline.
///
/// Every part is a view of its own beside the others. None lies above the blurred ground in the
/// tree: a mask or an opacity below 1 there would end the blur.
final class BarBackgroundView: UIView {
  let shadowView = ShapeView()
  /// The ground of one colour, and what makes others opaque.
  let fill = ShapeView()
  let border = ShapeView()
  let hairline = ShapeView()
  /// The ground that is more than one colour.
  private(set) var ground: UIView?
  /// What is drawn at present.
  private(set) var look: BackgroundLook?
  private var surroundings: Surroundings?

  /// What decides about the drawing besides the look.
  private struct Surroundings: Equatable {
    let traits: UITraitCollection
    let bounds: CGRect
    let reducesTransparency: Bool
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    [shadowView, fill, border, hairline].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Draws a background by its outline; what is drawn already is left alone.
  func update(_ look: BackgroundLook) {
    let surroundings = Surroundings(
      traits: traitCollection, bounds: bounds, reducesTransparency: reducesTransparency)
    if let former = self.look, former.looksLike(look), surroundings == self.surroundings { return }
    let keepsGround = self.look.map(look.hasSameGround) ?? false
    self.look = look
    self.surroundings = surroundings
    if !keepsGround { makeGround(look) }
    for part in [shadowView, fill, border, hairline] { part.frame = bounds }
    drawGround(look)
    drawBorder(look)
    drawHairline(look)
    drawShadow(look)
  }

  /// Whether the user wants nothing to show through.
  var reducesTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }

  func resolved(_ color: StyleColor, _ look: BackgroundLook) -> UIColor {
    color.resolved(tint: look.tint, in: self)
  }

  // MARK: Ground

  private func makeGround(_ look: BackgroundLook) {
    ground?.removeFromSuperview()
    ground = nil
    switch look.style.background {
    case .none, .color: break
    case .system, .blur: ground = UIVisualEffectView(effect: effect(look))
    case .gradient(let gradient): ground = GradientView(gradient)
    case .image(_, let fill):
      ground = look.picture.map { picture in
        let mode: UIImage.ResizingMode = fill == .tile ? .tile : .stretch
        let view = UIImageView(
          image: picture.withRenderingMode(.alwaysOriginal)
            .resizableImage(withCapInsets: .zero, resizingMode: mode))
        view.contentMode = .scaleToFill
        view.clipsToBounds = true
        return view
      }
    }
    guard let ground else { return }
    ground.isUserInteractionEnabled = false
    insertSubview(ground, aboveSubview: fill)
  }

  /// The effect of a blurred ground; nil for others.
  func effect(_ look: BackgroundLook) -> UIVisualEffect? {
    switch look.style.background {
    case .system: BarBlur.chrome.effect
    case .blur(let blur, _): blur.effect
    case .none, .color, .image, .gradient: nil
    }
  }

  private func drawGround(_ look: BackgroundLook) {
    fill.shape.path = look.outline.cgPath
    fill.shape.fillColor = fillColor(look)?.cgColor
    if let gradient = ground as? GradientView {
      gradient.show(isRightToLeft: look.isRightToLeft) { resolved($0, look) }
    }
    if case .blur(_, let tint) = look.style.background {
      (ground as? UIVisualEffectView)?.contentView.backgroundColor =
        tint.map { $0.uiColor(tint: look.tint) }
    }
    guard let ground else { return }
    let box = look.outline.cgPath.boundingBoxOfPath
    ground.frame = box.isNull || box.isEmpty ? bounds : box
    // The mask goes on the ground itself, and is another one for another outline: an effect view
    // keeps a copy of the mask that it was given.
    ground.mask =
      look.outline.isRectangle(ground.frame)
      ? nil : ShapeView.mask(look.outline, in: ground.frame)
  }

  /// The colour of the outline's inside below pictures, gradients and effects; nil for none.
  ///
  /// Where the user wants no transparency it lies, opaque, below whatever lets the page through.
  private func fillColor(_ look: BackgroundLook) -> UIColor? {
    let opaque = StyleColor.barBackground
    switch look.style.background {
    case .none: return nil
    case .color(let color):
      let own = resolved(color, look)
      guard reducesTransparency, own.opacity > 0 else { return own }
      return own.over(resolved(opaque, look))
    case .system, .blur, .image, .gradient:
      return reducesTransparency ? resolved(opaque, look) : nil
    }
  }

  /// Whether something behind the bar can be seen through its ground.
  func letsThrough(_ look: BackgroundLook) -> Bool {
    switch look.style.background {
    case .none: true
    case .color(let color):
      resolved(color, look).opacity < (reducesTransparency ? .leastNormalMagnitude : 1)
    case .gradient(let gradient):
      !reducesTransparency && gradient.stops.contains { resolved($0.color, look).opacity < 1 }
    case .system, .blur, .image: !reducesTransparency
    }
  }
}
