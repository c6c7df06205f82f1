// SPDX-License-Identifier: MIT
internal import Foundation

/// One tab of the system's tab bar.
@MainActor final class TabBarButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let icon = UIImageView(image: nil)
  private let title = UILabel()
  private let badge = TabBadgeView()
  private var observation: ObservationToken?

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    icon.contentMode = .scaleToFill
    for view in [icon, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.bar?.userTapped(item)
      }, for: .touchUpInside)
    observation = item.observeChanges { [weak self] in
      guard let self, let bar = self.bar else { return }
      show(bar.effectiveAppearance)
      setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The button's contents beside each other, in points.
  var rowWidth: CGFloat {
    (icon.image?.size.width ?? 0) + TabButtonGeometry.gap + title.intrinsicContentSize.width + 16
  }

  // MARK: Look

  func show(_ appearance: UITabBarAppearance) {
    guard let bar else { return }
    isEnabled = item.isEnabled
    isSelected = bar.selectedItem === item
    let style = bar.itemStyle
    let looks: UITabBarItemAppearance
    switch style {
    case .stacked: looks = appearance.stackedLayoutAppearance
    case .inline: looks = appearance.inlineLayoutAppearance
    case .compactInline: looks = appearance.compactInlineLayoutAppearance
    }
    let state = isSelected ? looks.selected : isEnabled ? looks.normal : looks.disabled
    let look = isFocused ? UITabBarItemStateAppearance(base: state) : state
    if isFocused { look.own = looks.focused.own }
    let color = look.own.iconColor ?? iconColor(state, in: bar)
    showIcon(color: color)
    showTitle(state, look, color: color, style: style)
    badge.show(item, look: look, state: controlState)
    describe()
    setNeedsLayout()
  }

  private var controlState: UIControl.State {
    isSelected ? .selected : isEnabled ? .normal : .disabled
  }

  /// UIKit's colours: the tint for the selected item, a grey of 0.57 white for the others.
  private func iconColor(_ look: UITabBarItemStateAppearance, in bar: UITabBar) -> UIColor {
    if let own = look.own.iconColor { return own }
    if isSelected { return bar.tintColor }
    let color = look.iconColor ?? bar.unselectedItemTintColor ?? Self.unselected
    return isEnabled ? color : color.withAlphaComponent(0.5)
  }

  private static let unselected = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.5 : 0.572549, alpha: 1)
  }

  /// Whether the bar is on a phone's side.
  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private func showIcon(color: UIColor) {
    let image = item.shownImage(selected: isSelected, compact: isLow)
    icon.image =
      image?.renderingMode == .alwaysOriginal
      ? image : image?.withRenderingMode(.alwaysTemplate)
    icon.tintColor = color
  }

  private func showTitle(
    _ state: UITabBarItemStateAppearance, _ look: UITabBarItemStateAppearance, color: UIColor,
    style: UITabBarItemAppearance.Style
  ) {
    let normal = item.titleTextAttributes(for: .normal) ?? [:]
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: TabBarGeometry.fontSize(style), weight: style == .stacked ? .medium : .regular),
      .foregroundColor: color,
    ]
    attributes.merge(normal.filter { !isSelected || $0.key != .foregroundColor }) { $1 }
    if controlState != .normal {
      attributes.merge(item.titleTextAttributes(for: controlState) ?? [:]) { $1 }
    }
    attributes.merge(state.titleTextAttributes) { $1 }
    if isFocused {
      attributes.merge(item.titleTextAttributes(for: .focused) ?? [:]) { $1 }
      attributes.merge(look.titleTextAttributes) { $1 }
    }
    title.font = attributes[.font] as? UIFont
    title.textColor = attributes[.foregroundColor] as? UIColor
    title.text = item.shownTitle
    titleShift = look.titlePositionAdjustment
  }

  private var titleShift = UIOffset.zero

  private func describe() {
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityValue = item.accessibilityValue ?? item.spokenBadge
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    var traits: UIAccessibilityTraits = [.button]
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits.union(item.accessibilityTraits)
    showsLargeContentViewer = true
    largeContentTitle = item.shownTitle
    largeContentImage =
      item.largeContentSizeImage ?? item.shownImage(selected: false, compact: false)
    scalesLargeContentImage = item.largeContentSizeImage == nil
    largeContentImageInsets = item.largeContentSizeImageInsets
  }

  override func focusChanged() {
    super.focusChanged()
    if let bar { show(bar.effectiveAppearance) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    let style = bar.itemStyle
    let geometry = TabButtonGeometry(
      style: style, size: bounds.size, scale: max(traitCollection.displayScale, 1),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      loneIcon: Simulator.current.switches.loneIcon)
    let iconSize = icon.image?.size
    let titleSize = (title.text?.isEmpty ?? true) ? nil : title.intrinsicContentSize
    let iconFrame = geometry.icon(iconSize ?? .zero, title: titleSize)
    let insets = item.shownInsets(compact: isLow)
    icon.frame =
      Simulator.current.switches.imageInsetsCount ? iconFrame.inset(by: insets) : iconFrame
    if let titleSize {
      let shift = item.titlePositionAdjustment
      title.frame = geometry.title(titleSize, icon: iconSize).offsetBy(
        dx: shift.horizontal + titleShift.horizontal, dy: shift.vertical + titleShift.vertical)
    } else {
      title.frame = .zero
    }
    guard !badge.isHidden else { return }
    badge.place { geometry.badge(textWidth: $0, icon: iconFrame) }
  }
}
