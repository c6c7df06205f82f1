// SPDX-License-Identifier: MIT
internal import Foundation
@preconcurrency internal import UIKit

/// A capsule with the name of a control, which does it when pressed.
final class GalleryButton: UIControl {
  /// In points.
  static let height: CGFloat = 34

  private let label = UILabel()

  init(name: String, action: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.height / 2
    label.text = name == "badge=" ? "no badge" : name
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .systemBlue
    label.textAlignment = .center
    addSubview(label)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.4 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(label.sizeThatFits(size).width) + 28, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
