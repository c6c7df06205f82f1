// SPDX-License-Identifier: MIT

internal import Canvas
public import Foundation

/// A view that shows what is behind it through an effect.
///
/// As on a phone, the effect needs to see what is behind: within a view that is not fully opaque,
/// or that is masked, only the effect's tint is left. The effect view itself may have a mask.
@MainActor
open class UIVisualEffectView: UIView {
  /// How far what is behind is blurred, in points.
  private static let radius = 20.0

  /// The view to put content into, which fills the effect view.
  public let contentView = UIView()

  /// The effect; with none the view shows its content only.
  ///
  /// As on a phone, it comes and goes with the animation in which it is set.
  open var effect: UIVisualEffect? {
    didSet {
      setNeedsDisplay()
      if let oldValue { former = oldValue }
      layer.change(\.effectShare, .effect, to: effect == nil ? 0 : 1)
    }
  }

  /// The effect that was there last, which is seen until it is gone.
  private var former: UIVisualEffect?

  /// The effect that is seen, and how much of it.
  private var shown: (effect: UIVisualEffect, share: Double)? {
    let share = Double(layer.presentationState.effectShare)
    guard share > 0, let effect = effect ?? former else { return nil }
    return (effect, min(share, 1))
  }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    layer.state.effectShare = effect == nil ? 0 : 1
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  override var drawnContent: DrawnLayer.Content {
    var content = super.drawnContent
    content.effect = shown?.effect
    content.isOpaqueEffect = UIAccessibility.isReduceTransparencyEnabled
    return content
  }

  override var backdropRadius: Double? {
    shown?.effect is UIBlurEffect && !UIAccessibility.isReduceTransparencyEnabled
      ? Self.radius : nil
  }

  override func render(in renderer: ViewRenderer, bounds: CGRect) {
    if let shown, let blur = shown.effect as? UIBlurEffect {
      let outline = layer.presentationState.outline
      let tint = blur.tint(in: traitCollection.userInterfaceStyle)
      let reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
      if !reducesTransparency, renderer.canReadBackdrop(of: layer) {
        renderer.surface.blurBackdrop(in: outline, radius: Self.radius * shown.share)
      }
      let color = reducesTransparency ? tint.withAlphaComponent(1) : tint
      renderer.surface.fill(outline, color.cgColor.rgba.multiplyingAlpha(by: shown.share))
    }
    super.render(in: renderer, bounds: bounds)
  }
}
