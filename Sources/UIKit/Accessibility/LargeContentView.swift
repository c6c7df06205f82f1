// SPDX-License-Identifier: MIT

internal import Foundation

/// The field in the middle of the window that shows an item large.
@MainActor final class LargeContentView: UIView {
  private static let side: CGFloat = 240
  private static let margin: CGFloat = 16
  /// The box into which an image is scaled, in points.
  private static let imageSide: CGFloat = 110

  let picture = UIImageView(image: nil)
  let title = UILabel()

  init(_ item: any UILargeContentViewerItem) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    clipsToBounds = true
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    ground.frame = bounds
    picture.image = item.largeContentImage?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    picture.contentMode = .scaleAspectFit
    title.text = item.largeContentTitle ?? (item as? UIView)?.accessibilityLabel
    title.font = .systemFont(ofSize: 30, weight: .semibold)
    title.textAlignment = .center
    title.numberOfLines = 2
    for view in [ground, picture, title] { addSubview(view) }
    place(scaled: item.scalesLargeContentImage, insets: item.largeContentImageInsets)
  }

  required init?(coder: NSCoder) { nil }

  // Image and title are one group in the middle.
  private func place(scaled: Bool, insets: UIEdgeInsets) {
    let width = Self.side - 2 * Self.margin
    let natural = picture.image?.size ?? .zero
    let box =
      scaled && natural != .zero
      ? CGSize(width: Self.imageSide, height: Self.imageSide) : natural
    let text = title.sizeThatFits(CGSize(width: width, height: Self.side))
    let gap = box.height > 0 && text.height > 0 ? Self.margin / 2 : 0
    let top = (Self.side - box.height - gap - text.height) / 2
    picture.frame = CGRect(
      x: (Self.side - box.width) / 2, y: top, width: box.width, height: box.height
    ).inset(by: insets)
    title.frame = CGRect(
      x: Self.margin, y: top + box.height + gap, width: width, height: text.height)
  }
}
