// SPDX-License-Identifier: MIT
internal import Foundation

/// A bar button item in a navigation bar.
@MainActor final class BarButtonView: UIControl {
  private let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private var observation: ObservationToken?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if let custom = item.customView { addSubview(custom) }
    addAction(
      UIAction { [weak self] _ in
        guard let self, let action = self.item.primaryAction else { return }
        sendAction(action)
      }, for: .touchUpInside)
    observation = item.observeChanges { [weak self] in self?.show() }
    isAccessibilityElement = item.customView == nil
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the content needs, or the item's own, in points.
  var naturalWidth: CGFloat {
    if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
    if let custom = item.customView { return custom.bounds.width }
    return picture.image?.size.width ?? label.intrinsicContentSize.width
  }

  private func show() {
    isEnabled = item.isEnabled
    controlMenu.menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil
    isContextMenuInteractionEnabled = item.menu != nil
    picture.image = item.shownImage?.withRenderingMode(
      item.shownImage?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    label.text = item.shownImage == nil ? item.shownTitle : nil
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    color()
    superview?.setNeedsLayout()
  }

  private func color() {
    let tint: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    label.textColor = tint
    picture.tintColor = tint
    alpha = isHighlighted ? 0.3 : 1
  }

  override var isHighlighted: Bool { didSet { color() } }

  override var menuSender: Any? { item }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    if let custom = item.customView {
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// A finger need not hit a small button exactly.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -4).contains(point)
  }
}

/// The way back in a navigation bar: an arrow head and a title.
@MainActor final class BackButton: UIControl {
  /// The width of the arrow head with the gap after it, in points.
  private static let head: CGFloat = 19

  private let label = UILabel()
  private let arrow = ArrowHead(frame: .zero)

  init(title: String) {
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
    label.textColor = tintColor
    arrow.color = tintColor
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
