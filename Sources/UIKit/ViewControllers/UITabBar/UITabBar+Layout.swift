// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBar {
  var itemStyle: UITabBarItemAppearance.Style { TabBarGeometry.style(for: traitCollection) }

  /// The height without what lies under the bar's content, in points.
  var contentHeight: CGFloat {
    let switches = Simulator.current.switches
    switch itemStyle {
    case .stacked where switches.barHeight == .platter: return 72
    case .compactInline where switches.lowBar == .high && bottomInset > 0: return 49
    case let style: return TabBarGeometry.contentHeight(style)
    }
  }

  /// What the bar has below its content, in points.
  var bottomInset: CGFloat { managedBottomInset ?? safeAreaInsets.bottom }

  func show(_ items: [UITabBarItem]?, animated: Bool) {
    shownItems = items
    if let selected = selectedItem, !(items?.contains { $0 === selected } ?? false) {
      select(nil)
    }
    let former = buttons
    buttons = (items ?? []).map { item in
      former.first { $0.item === item } ?? TabBarButton(item: item, bar: self)
    }
    for button in former where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    let added = buttons.filter { $0.superview == nil }
    for button in buttons { addSubview(button) }
    updateLook()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for button in added { button.alpha = 0 } }
    UIView.animate(withDuration: 0.25) {
      for button in added { button.alpha = 1 }
      self.layoutIfNeeded()
    }
  }

  func layoutBar() {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    background.frame = bounds
    background.hairline = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    background.setNeedsLayout()
    for (button, frame) in zip(buttons, geometry.frames(count: buttons.count)) {
      if button.frame != frame { button.frame = frame }
      button.setNeedsLayout()
    }
    layoutIndicator()
  }

  private var geometry: TabBarGeometry {
    TabBarGeometry(
      style: itemStyle, size: CGSize(width: bounds.width, height: heightOfItems),
      leftInset: safeAreaInsets.left, rightInset: safeAreaInsets.right, positioning: positioning,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The height that the items have with the point above them.
  ///
  /// UIKit's rule: a bar by itself keeps its items within its own safe area, however low they are
  /// then. One of 49 points at the lower edge of a phone without a button has items of 14 points.
  private var heightOfItems: CGFloat {
    guard controller == nil, bounds.height > 0 else { return contentHeight }
    return min(contentHeight, max(1, bounds.height - bottomInset))
  }

  /// UIKit's rule: filling where the width is little, else centred, 76 points wide and 34 apart.
  private var positioning: TabBarGeometry.Positioning {
    let look = effectiveAppearance
    var place = itemPositioning
    var (width, spacing) = (itemWidth, itemSpacing)
    if itemStyle == .stacked {
      if look.stackedItemPositioning != .automatic { place = look.stackedItemPositioning }
      if look.stackedItemWidth > 0 { width = look.stackedItemWidth }
      if look.stackedItemSpacing > 0 { spacing = look.stackedItemSpacing }
    }
    let isFilling = place == .automatic ? itemStyle != .inline || isPhone : place == .fill
    guard !isFilling else { return .fill }
    let natural = itemStyle == .stacked ? 76 : buttons.map(\.rowWidth).reduce(76, max)
    return .centered(width: width > 0 ? width : natural, spacing: spacing > 0 ? spacing : 34)
  }

  private var isPhone: Bool { traitCollection.userInterfaceIdiom == .phone }

  private func layoutIndicator() {
    let look = effectiveAppearance
    let image = look.selectionIndicatorImage ?? selectionIndicatorImage
    let button = buttons.first { $0.item === selectedItem }
    indicator.isHidden = image == nil || button == nil
    indicator.image = image
    indicator.tintColor = look.selectionIndicatorTintColor
    guard let image, let button else { return }
    let size = CGSize(
      width: min(image.size.width, button.frame.width),
      height: min(image.size.height, contentHeight))
    indicator.frame = CGRect(
      x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Colours the background and the items.
  func updateLook() {
    let look = effectiveAppearance
    background.show(look)
    for button in buttons { button.show(look) }
  }

  /// The user tapped an item.
  ///
  /// UIKit's rule: while the bar moves along with a page it takes no press.
  func userTapped(_ item: UITabBarItem) {
    guard item.isEnabled, !(superview is PageWrapper) else { return }
    if let controller {
      controller.userTapped(item)
    } else {
      select(item)
      delegate?.tabBar(self, didSelect: item)
    }
  }
}
