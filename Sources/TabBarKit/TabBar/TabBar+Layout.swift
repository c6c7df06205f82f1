// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// What the layout depends on besides the size.
  var layoutTraits: LayoutTraits {
    LayoutTraits(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      displayScale: max(1, traitCollection.displayScale),
      isCompactHeight: traitCollection.verticalSizeClass == .compact,
      isRegularWidth: traitCollection.horizontalSizeClass == .regular, edge: edge)
  }

  /// The parts of the edges without content: the host's, or the bar's own safe area.
  var insets: BarInsets {
    let own = safeAreaInsets
    return hostInsets
      ?? BarInsets(
        top: edge.isVertical ? own.top : 0, left: edge == .right ? 0 : own.left,
        bottom: own.bottom, right: edge == .left ? 0 : own.right)
  }

  /// What items look like at present.
  var itemContext: ItemContext {
    let text = TextSize(drawnStyle, traits: traitCollection)
    return ItemContext(
      style: drawnStyle.with { $0.badge = $0.badge.scaled(for: text) }, traits: layoutTraits,
      tint: tintColor, selectedID: highlightedID, dotDescription: dotDescription, text: text,
      picture: { [weak self] in
        self?.picture(of: $0)
      }, badgeViews: placedBadgeViews,
      icon: { [weak self] item, selected, highlighted in
        self?.icon(of: item, selected: selected, highlighted: highlighted) ?? (nil, nil)
      })
  }

  /// Shows every item anew; controls of items that stay are kept.
  func refresh() {
    let items = shownItems
    let context = itemContext
    keepStates(of: items)
    keepBadgeViews()
    let shown = Set(items.map(\.id))
    let pending = pendingID.map(shownID)
    for (id, control) in controls where !shown.contains(id) {
      control.removeFromSuperview()
      controls[id] = nil
    }
    for item in items {
      let control = controls[item.id] ?? makeControl(item)
      control.badgeColor = statements[item.id]?.badgeColor
      control.isPending = pending == item.id
      control.show(item, state: itemStates[item.id], in: context)
      let home: UIView = item.role == .tab ? tabsView : itemsHost
      if control.superview !== home { home.addSubview(control) }
    }
    customViews = customViews.filter { id, _ in ownItems.contains { $0.id == id } }
    library.keep(only: usedSources(items))
    if let progress { applyProgress(progress) }
    appliedLayout = nil
    setNeedsLayout()
  }

  func makeLayout() -> TabBarLayout {
    if let knownLayout, knownLayout.bounds == bounds { return knownLayout }
    // Many things ask for a layout; few of them change one.
    let input = layoutInput(selected: highlightedID)
    if let lastLayout, lastLayout.input == input {
      knownLayout = lastLayout.layout
      return lastLayout.layout
    }
    let layout = input.layout
    lastLayout = (input, layout)
    knownLayout = layout
    return layout
  }

  /// The layout as it would be with another tab selected.
  func makeLayout(selected: TabID?) -> TabBarLayout { layoutInput(selected: selected).layout }

  private func layoutInput(selected: TabID?) -> LayoutInput {
    LayoutInput(
      items: placedItems.map { controls[$0.id]?.measured ?? TabBarLayout.Item($0) },
      selected: selected, style: drawnStyle, bounds: bounds, insets: insets, traits: layoutTraits,
      overflow: layoutOverflow)
  }

  func applyLayout() {
    let layout = makeLayout()
    // Where nothing has changed, nothing is done.
    guard appliedLayout != layout else { return }
    appliedLayout = layout
    layoutPasses += 1
    background.frame = bounds
    clipView.frame = bounds
    updateScroller(layout)
    tabsView.frame = scroller?.content.bounds ?? bounds
    drawBackground(layout)
    let placed = Set(layout.items.map(\.id))
    for control in controls.values { control.isHidden = !placed.contains(control.id) }
    // Later siblings are drawn above earlier ones and asked first about touches.
    let order = layout.items.filter { !$0.isAboveOthers } + layout.items.filter(\.isAboveOthers)
    let rim = layout.outline.points(flatness: 0.5)
    for frames in order {
      guard let control = controls[frames.id] else { continue }
      control.outline = layout.cuts(frames, rim: rim) ? layout.outline : nil
      control.apply(frames)
    }
    stack(order.compactMap { controls[$0.id] })
    layoutIndicator()
    keepSelectionInSight(layout)
    updateAccessibilityOrder(layout)
  }

  /// Whether a touch at a point of a control is that item's, where several meet too: the layout
  /// decides, not the order of views.
  private func isTouched(_ control: TabBarItemControl, at point: CGPoint) -> Bool {
    let place = control.convert(point, to: self)
    return makeLayout().itemID(at: place, scrolledBy: scrollOffset) == control.id
  }

  /// Puts item views one above the other, the last in front.
  ///
  /// Moving a view asks for another layout, so only what is out of order is moved: else a bar would
  /// never come to rest.
  private func stack(_ wanted: [TabBarItemControl]) {
    for parent: UIView in [itemsHost, tabsView] {
      let views: [UIView] = wanted.filter { $0.superview === parent }
      // The actions lie beside the view that holds the tabs, and above it.
      let order = parent === tabsView ? views : [tabsView] + views
      let known = Set(order.map(ObjectIdentifier.init))
      let present = parent.subviews.filter { known.contains(ObjectIdentifier($0)) }
      guard !present.elementsEqual(order, by: ===) else { continue }
      for view in views { parent.bringSubviewToFront(view) }
    }
  }

  /// What the background is drawn from.
  func backgroundLook(_ layout: TabBarLayout) -> BackgroundLook {
    var picture: UIImage?
    if case .image(let source, _) = style.background { picture = self.picture(of: source) }
    return BackgroundLook(
      style: drawnStyle, outline: styleChange?.outline(to: layout.outline) ?? layout.outline,
      tint: tintColor, edge: edge, isRightToLeft: layoutTraits.isRightToLeft, picture: picture)
  }

  private func makeControl(_ item: BarItem) -> TabBarItemControl {
    let control = TabBarItemControl(item)
    control.onPress = { [weak self] in self?.press($0) }
    control.onDoubleTap = { [weak self] in self?.driver.tell(.doubleTap($0)) }
    control.onLongPress = { [weak self] in self?.driver.tell(.longPress($0)) }
    control.onReveal = { [weak self] in self?.reveal($0) ?? false }
    control.isTouched = { [weak self, unowned control] point in
      guard let self else { return false }
      return isTouched(control, at: point)
    }
    if let animation = animations[item.id] { control.setAnimation(animation) }
    control.setCustomView(customViews[item.id])
    controls[item.id] = control
    return control
  }

  /// The picture of an item, as it or its page states it.
  func icon(
    of item: BarItem, selected: Bool, highlighted: Bool = false
  ) -> (LoadedIcon?, IconSource?) {
    let special =
      if !item.isEnabled { item.disabledIcon } else { highlighted ? item.highlightedIcon : nil }
    if let special, let icon = icon(special, of: item) { return (icon, special) }
    // What the page states takes the place of the item's own pictures, not of those of its states.
    let own = item.states.isEmpty ? item : ownItems.first { $0.id == item.id }
    let isOwn = item.icon(selected: selected) == own?.icon(selected: selected)
    let statement = isOwn ? statements[item.id] : nil
    if let stated = selected ? statement?.selectedImage ?? statement?.image : statement?.image {
      return (LoadedIcon(stated: stated), nil)
    }
    guard let source = item.icon(selected: selected) else { return (nil, nil) }
    return (icon(source, of: item), source)
  }

  /// A picture that is no item's icon; reported once if there is none.
  func picture(of source: IconSource) -> UIImage? {
    let picture = library.icon(source, traits: traitCollection)?.poster
    if picture == nil { reportOnce(.missingPicture(name: source.name)) }
    return picture
  }

  private func icon(_ source: IconSource, of item: BarItem) -> LoadedIcon? {
    let icon = library.icon(source, traits: traitCollection)
    if icon == nil { reportOnce(.missingIcon(item: item.id, name: source.name)) }
    return icon
  }

  private func reportOnce(_ diagnostic: TabBarDiagnostic) {
    if reported.insert(diagnostic).inserted { report(diagnostic) }
  }

  private func usedSources(_ items: [BarItem]) -> Set<IconSource> {
    let looks = items.flatMap { $0.states.values }
    var sources = Set(
      (items.flatMap { [$0.icon, $0.selectedIcon, $0.highlightedIcon, $0.disabledIcon] }
        + looks.flatMap { [$0.icon, $0.selectedIcon] }).compactMap(\.self))
    for case .image(let source)? in items.map(\.badge) { sources.insert(source) }
    if case .image(let source, _) = style.background { sources.insert(source) }
    if case .image(let source) = style.indicator.form { sources.insert(source) }
    return sources
  }
}

extension TabBarLayout {
  /// Whether what fills an item would leave the outline, as at the round end of a card.
  ///
  /// Items that stand out of the bar do so on purpose; what scrolls is cut off as a whole. `rim` are
  /// points along the outline.
  fileprivate func cuts(_ item: ItemFrames, rim: [CGPoint]) -> Bool {
    guard !scrolls, !item.isAboveOthers else { return false }
    let inner = item.frame.insetBy(dx: 0.01, dy: 0.01)
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    return !corners.allSatisfy(outline.contains)
      || rim.contains(where: inner.contains)
  }
}

/// Everything that a layout depends on.
struct LayoutInput: Equatable {
  let items: [TabBarLayout.Item]
  let selected: TabID?
  let style: TabBarStyle
  let bounds: CGRect
  let insets: BarInsets
  let traits: LayoutTraits
  let overflow: TabBarLayout.Overflow

  var layout: TabBarLayout {
    TabBarLayout(
      items: items, selected: selected, style: style, bounds: bounds, insets: insets,
      traits: traits, overflow: overflow)
  }
}
