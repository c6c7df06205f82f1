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
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  override var drawnContent: DrawnLayer.Content {
    var content = super.drawnContent
    content.effect = effect
    content.isOpaqueEffect = UIAccessibility.isReduceTransparencyEnabled
    return content
  }

  override var backdropRadius: Double? {
    effect is UIBlurEffect && !UIAccessibility.isReduceTransparencyEnabled ? Self.radius : nil
  }

  override func render(in renderer: ViewRenderer, bounds: CGRect) {
    if let blur = effect as? UIBlurEffect {
      let outline = layer.presentationState.outline
      let tint = blur.tint(in: traitCollection.userInterfaceStyle)
      let reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
      if !reducesTransparency, renderer.canReadBackdrop(of: layer) {
        renderer.surface.blurBackdrop(in: outline, radius: Self.radius)
      }
      let color = reducesTransparency ? tint.withAlphaComponent(1) : tint
      renderer.surface.fill(outline, color.cgColor.rgba)
    }
    super.render(in: renderer, bounds: bounds)
  }
}
