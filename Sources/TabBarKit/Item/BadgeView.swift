// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// The small mark at an icon's corner.
final class BadgeView: UIView {
  private let label = UILabel()
  private var style = TabBarStyle.BadgeStyle()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What the badge says; nil while it is hidden.
  var text: String? { isHidden ? nil : label.text ?? "" }

  /// Shows a badge, or hides it; setting it twice is as setting it once.
  ///
  /// - Parameters:
  ///   - badge: What the badge says.
  ///   - style: How badges look.
  ///   - color: A ground of this badge's own; nil takes the style's.
  ///   - tint: The bar's tint.
  func show(_ badge: Badge?, style: TabBarStyle.BadgeStyle, color: UIColor?, tint: UIColor) {
    self.style = style
    let text = badge?.displayText
    isHidden = text == nil
    label.text = text
    label.font = .systemFont(ofSize: style.fontSize)
    label.textColor = style.textColor.uiColor(tint: tint)
    backgroundColor = color ?? style.color.uiColor(tint: tint)
  }

  /// The badge's size in points; zero while there is none.
  var measuredSize: CGSize {
    guard let text else { return .zero }
    return style.size(forText: text.isEmpty ? nil : label.sizeThatFits(bounds.size))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
