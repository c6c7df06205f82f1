// SPDX-License-Identifier: MIT
internal import Foundation

/// The way back in a navigation bar: an arrow head and a title.
@MainActor final class BackButton: UIControl {
  /// The width of the arrow head with the gap after it, in points.
  private static let head: CGFloat = 19

  private let label = UILabel()
  private let arrow = ArrowHead(frame: .zero)

  /// The colour of the item that leads back; nil for the bar's tint.
  private let tint: UIColor?

  init(title: String, tint: UIColor?) {
    self.tint = tint
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    label.lineBreakMode = .byTruncatingTail
    for view in [arrow, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    color()
  }

  required init?(coder: NSCoder) { nil }

  /// The width with the title, in points; a title for which there is no room becomes "Back".
  func width(room: CGFloat) -> CGFloat {
    if Self.head + label.intrinsicContentSize.width > max(room, 80) { label.text = "Back" }
    return Self.head + label.intrinsicContentSize.width
  }

  private func color() {
    label.textColor = tint ?? tintColor
    arrow.color = tint ?? tintColor
    alpha = isHighlighted ? 0.3 : 1
  }

  override var isHighlighted: Bool { didSet { color() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - Self.head
    arrow.frame = CGRect(
      x: isMirrored ? bounds.width - 12 : 0, y: (bounds.height - 21) / 2, width: 12, height: 21)
    arrow.isMirrored = isMirrored
    label.frame = CGRect(
      x: isMirrored ? 0 : Self.head, y: 0, width: width, height: bounds.height)
  }
}

/// The arrow head of a back button.
@MainActor private final class ArrowHead: UIView {
  var isMirrored = false { didSet { setNeedsDisplay() } }
  var color: UIColor = .systemBlue { didSet { setNeedsDisplay() } }

  override func setUp() {
    super.setUp()
    isOpaque = false
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let (tip, end) = isMirrored ? (bounds.maxX - 2, 2) : (2, bounds.maxX - 2)
    path.move(to: CGPoint(x: end, y: 2))
    path.addLine(to: CGPoint(x: tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: end, y: bounds.maxY - 2))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.resolvedColor(with: traitCollection).setStroke()
    path.stroke()
  }
}
