// SPDX-License-Identifier: MIT
internal import Foundation

/// What lies behind a bar's items: from the bottom up effect, colour and picture; and the shadow.
@MainActor final class BarBackgroundView: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let picture = UIImageView(image: nil)
  private let shadow = UIImageView(image: nil)

  /// Where the shadow's line is.
  var hairline = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effect, color, picture, shadow] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UIBarAppearance) {
    effect.effect = look.backgroundEffect
    effect.isHidden = look.backgroundEffect == nil
    color.backgroundColor = look.backgroundColor
    picture.image = look.backgroundImage
    picture.contentMode = look.backgroundImageContentMode
    picture.isHidden = look.backgroundImage == nil
    if let image = look.shadowImage,
      image.renderingMode != .alwaysTemplate || look.shadowColor != nil
    {
      shadow.image = image
      shadow.tintColor = look.shadowColor
      shadow.backgroundColor = nil
    } else {
      shadow.image = nil
      shadow.backgroundColor = look.shadowColor
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effect.frame = bounds
    color.frame = bounds
    picture.frame = bounds
    guard let image = shadow.image else {
      shadow.frame = hairline
      return
    }
    let height = image.size.height
    let y = hairline.minY < bounds.midY ? -height : bounds.height
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}
