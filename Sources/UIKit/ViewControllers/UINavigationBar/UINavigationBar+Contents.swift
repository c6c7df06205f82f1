// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationBar {
  func show(_ items: [UINavigationItem]) {
    for item in shownItems { item.onChange = nil }
    shownItems = items
    for item in items { item.onChange = { [weak self] in self?.rebuild() } }
    rebuild()
  }

  /// Shows other items in a bar of the app's own; animated, as in a push or pop.
  func change(to items: [UINavigationItem], isPop: Bool, animated: Bool) {
    guard animated, window != nil, items.last !== topItem else { return show(items) }
    let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    keepContents()
    UIView.performWithoutAnimation {
      show(items)
      layoutIfNeeded()
      beginTransition(isPop: isPop, direction: direction)
    }
    let leaving = former
    UIView.animate(withDuration: NavigationTransition.duration) {
      self.slide(isPop: isPop, direction: direction)
    } completion: { _ in
      if self.former === leaving { self.endTransition() }
    }
  }

  /// Makes the contents anew from the items.
  func rebuild() {
    current?.removeFromSuperview()
    current = nil
    updateLook()
    guard let top = topItem else { return }
    let more =
      controller.map { $0.barHeight(at: $0.stack.last) - $0.rowHeight } ?? LargeTitle.height
    let isLarge = topShowsLargeTitle
    let view = NavigationItemView(
      item: top, back: backContents, isLarge: isLarge,
      showsRow: !isLarge || more <= LargeTitle.remainder)
    view.show(effectiveAppearance, bar: self)
    view.isInTransition = former != nil
    view.onBack = { [weak self] in self?.goBack() }
    view.frame = bounds
    addSubview(view)
    current = view
    setNeedsLayout()
  }

  /// What the back button shows; nil for no button.
  private var backContents: BackContents? {
    guard let top = topItem, !top.hidesBackButton else { return nil }
    let hasLeft = !(top.leftBarButtonItems?.isEmpty ?? true)
    guard !hasLeft || top.leftItemsSupplementBackButton else { return nil }
    guard let back = backItem else { return exit.map { BackContents(title: $0.title) } }
    return BackContents(
      title: back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back",
      tint: back.backBarButtonItem?.tintColor)
  }

  private func goBack() {
    if backItem == nil, let exit { return exit.action() }
    if let controller {
      controller.popViewController(animated: true)
    } else {
      change(to: shownItems.dropLast(), isPop: true, animated: true)
    }
  }

  func updateLook() {
    let look = effectiveAppearance
    background.show(look)
    current?.show(look, bar: self)
  }

  func layoutBar() {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    background.frame = CGRect(
      x: 0, y: -topInset, width: bounds.width, height: bounds.height + topInset)
    background.hairline = CGRect(
      x: 0, y: background.frame.height, width: bounds.width, height: pixel)
    background.setNeedsLayout()
    let row = controller?.rowHeight ?? Self.rowHeight(in: traitCollection)
    for view in [current, former].compactMap({ $0 }) {
      view.rowHeight = controller == nil && !view.isLarge ? bounds.height : row
      if view.bounds.size != bounds.size { view.frame = bounds }
      view.setNeedsLayout()
    }
  }

  // MARK: Transitions

  /// Keeps the contents that are shown until the transition ends.
  func keepContents() {
    endTransition()
    former = current
    former?.isInTransition = true
    current = nil
  }

  func beginTransition(isPop: Bool, direction: CGFloat) {
    current?.isInTransition = true
    current?.alpha = 0
    current?.shiftTitle(by: direction * bounds.width * (isPop ? -0.3 : 0.5))
  }

  func slide(isPop: Bool, direction: CGFloat) {
    former?.alpha = 0
    former?.shiftTitle(by: direction * bounds.width * (isPop ? 0.5 : -0.3))
    current?.alpha = 1
    current?.shiftTitle(by: 0)
  }

  func endTransition() {
    current?.isInTransition = false
    former?.removeFromSuperview()
    former = nil
  }
}

extension UINavigationController {
  func updateBarItems() {
    navigationBar.exit = exit
    navigationBar.show(stack.map(\.navigationItem))
    updateToolbarItems(animated: transition != nil)
  }
}
