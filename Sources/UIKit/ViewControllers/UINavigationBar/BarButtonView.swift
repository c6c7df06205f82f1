// SPDX-License-Identifier: MIT
internal import Foundation

/// A bar button item in a navigation bar or a toolbar.
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
    let image = shownImage
    picture.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    label.text = image == nil ? item.shownTitle : nil
    describe()
    color()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private var shownImage: UIImage? {
    isLow && item.systemItem == nil ? item.landscapeImagePhone ?? item.image : item.shownImage
  }

  private var insets: UIEdgeInsets {
    isLow && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
  }

  private func describe() {
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityValue = item.accessibilityValue
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = item.accessibilityTraits.union(
      item.isEnabled ? .button : [.button, .notEnabled])
    showsLargeContentViewer = true
    largeContentTitle = item.shownTitle
    largeContentImage = item.largeContentSizeImage ?? item.shownImage
    scalesLargeContentImage = item.largeContentSizeImage == nil
    largeContentImageInsets = item.largeContentSizeImageInsets
  }

  private func color() {
    let tint: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: tint,
    ]
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    if state != .normal { attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
    label.font = attributes[.font] as? UIFont
    label.textColor = attributes[.foregroundColor] as? UIColor
    picture.tintColor = tint
    alpha = isHighlighted ? 0.3 : 1
  }

  override var isHighlighted: Bool { didSet { color() } }

  override var menuSender: Any? { item }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds.inset(by: insets)
    if let custom = item.customView {
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// A finger need not hit a small button exactly.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -4).contains(point)
  }
}
