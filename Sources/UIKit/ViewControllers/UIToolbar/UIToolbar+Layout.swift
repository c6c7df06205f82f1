// SPDX-License-Identifier: MIT
internal import Foundation

extension UIToolbar {
  /// The room between two buttons without a space item between them, in points.
  private static let gap: CGFloat = 8

  func show(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard items?.map(ObjectIdentifier.init) != shownItems?.map(ObjectIdentifier.init) else {
      return
    }
    shownItems = items
    let former = buttons
    buttons = (items ?? []).filter { !$0.isSpace }.map(BarButtonView.init)
    for button in buttons { addSubview(button) }
    setNeedsLayout()
    guard animated, window != nil else {
      for button in former { button.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation {
      for button in buttons { button.alpha = 0 }
      layoutIfNeeded()
    }
    let added = buttons
    UIView.animate(withDuration: UINavigationController.barDuration) {
      for button in former { button.alpha = 0 }
      for button in added { button.alpha = 1 }
    } completion: { _ in
      for button in former { button.removeFromSuperview() }
    }
  }

  func layoutBar() {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomInset)
    background.hairline = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    background.setNeedsLayout()
    layoutButtons()
  }

  /// UIKit's rule: from the leading side on, a margin from the edge of the safe area; flexible
  /// spaces share what is left.
  private func layoutButtons() {
    let items = shownItems ?? []
    let margin: CGFloat = bounds.width < 414 ? 16 : 20
    let insets = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) =
      isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    var widths: [CGFloat] = []
    var next = buttons.makeIterator()
    for item in items {
      widths.append(item.isSpace ? max(0, item.width) : next.next()?.naturalWidth ?? 0)
    }
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : Self.gap }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +)
    let room = max(0, bounds.width - leading - trailing - 2 * margin - taken)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }
    let share = flexible.isEmpty ? 0 : room / CGFloat(flexible.count)
    var x = leading + margin
    var buttons = buttons.makeIterator()
    for (index, item) in items.enumerated() {
      if item.systemItem == .flexibleSpace {
        x += share
      } else if !item.isSpace, let button = buttons.next() {
        let left = isMirrored ? bounds.width - x - widths[index] : x
        button.frame = CGRect(x: left, y: 0, width: widths[index], height: bounds.height)
      }
      x += widths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item is room between others.
  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
