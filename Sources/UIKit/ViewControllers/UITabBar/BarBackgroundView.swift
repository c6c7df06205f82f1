// SPDX-License-Identifier: MIT
internal import Foundation

/// What lies behind a bar's items: from the bottom up material, colour and picture; and the shadow.
@MainActor final class BarBackgroundView: UIView {
  private let material = UIView()
  private let color = UIView()
  private let picture = UIImageView(image: nil)
  private let shadow = UIImageView(image: nil)

  /// Where the shadow's line is.
  var hairline = CGRect.zero

  /// The system's bar colours, which let a little of the content through.
  private static let chrome = UIColor { $0.userInterfaceStyle == .dark ? darkChrome : lightChrome }
  private static let lightChrome = UIColor(white: 249.0 / 255, alpha: 0.94)
  private static let darkChrome = UIColor(white: 29.0 / 255, alpha: 0.94)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [material, color, picture, shadow] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UIBarAppearance) {
    switch look.material {
    case .none: material.backgroundColor = nil
    case .chrome: material.backgroundColor = Self.chrome
    case .darkChrome: material.backgroundColor = Self.darkChrome
    }
    color.backgroundColor = look.backgroundColor
    picture.image = look.backgroundImage
    picture.contentMode = look.backgroundImageContentMode
    picture.isHidden = look.backgroundImage == nil
    if let image = look.shadowImage {
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
    material.frame = bounds
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
