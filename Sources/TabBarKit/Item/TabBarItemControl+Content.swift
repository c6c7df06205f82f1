// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarItemControl {
  /// Shows an item, in one of its states or as it is.
  func show(_ base: BarItem, state: BarItem.StateName?, in context: ItemContext) {
    let (former, wasTitleShown) = (self.context == nil ? nil : item.badge, isTitleShown)
    let isFirst = self.context == nil
    let isSelected = base.role == .tab && base.id == context.selectedID
    let fades = !isFirst && isAnimated && motion.fadesLooks && isSelected != self.isSelected
    if fades {
      crossFade { self.take(base, state: state, selected: isSelected, in: context) }
    } else {
      take(base, state: state, selected: isSelected, in: context)
      if !isFirst, isAnimated, isTitleShown != wasTitleShown { fadeTitle() }
    }
    motion.use(of: self)
    let change = motion.change(to: isSelected)
    if let change { motion.follow(selected: change, animated: isAnimated) }
    if !isAnimated { motion.rest() }
    updateMotion(becameSelected: change == true)
    if !isFirst, isAnimated, former != item.badge {
      motion.badgeDidChange(from: former, to: item.badge)
    }
    updateAccessibility(dotDescription: context.dotDescription)
  }

  private func take(
    _ base: BarItem, state: BarItem.StateName?, selected: Bool, in context: ItemContext
  ) {
    let item = base.showing(state).usable
    self.item = item
    self.context = context
    knownMeasure = nil
    isEnabled = item.isEnabled
    isSelected = selected
    room = base.states.isEmpty ? nil : room(for: base, state: state, in: context)
    let titleSize = room == nil ? titleSize(of: item.title) : .zero
    updateLooks()
    showBadge(in: context)
    showGround(in: context)
    ownTitleSize = titleSize
    updateOpacity()
  }

  private func fadeTitle() {
    let opacity = titleLabel.alpha
    UIView.performWithoutAnimation { titleLabel.alpha = opacity > 0 ? 0 : 1 }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
      self.titleLabel.alpha = opacity
    }
  }

  /// Whether changes of the item may be seen to happen.
  var isAnimated: Bool { window != nil && !Accessibility.reducesMotion }

  /// Plays or stops the icon, as the item says and the user's settings allow.
  func updateMotion(becameSelected: Bool = false, restarts: Bool = false) {
    let isStill = Accessibility.reducesMotion
    switch item.playback {
    case .poster: iconView.setMotion(.poster)
    case .always: iconView.setMotion(isStill ? .poster : .playing, restarts: restarts)
    case .whileSelected:
      iconView.setMotion(isSelected && !isStill ? .looping : .poster, restarts: restarts)
    case .onceOnSelect:
      if !isSelected {
        iconView.setMotion(.poster)
      } else if becameSelected, isAnimated {
        iconView.setMotion(.once, restarts: true)
      } else if isStill || iconView.motion != .once {
        iconView.setMotion(.ended)
      }
    }
  }

  // MARK: Sizes

  /// Room for every look of an item: the widest title, and the icon of the item itself.
  ///
  /// So nothing moves when the state changes.
  private func room(
    for base: BarItem, state: BarItem.StateName?, in context: ItemContext
  ) -> TabBarLayout.Item {
    let looks = [base] + base.states.keys.map { base.showing($0) }
    let titles = Set(looks.map(\.title)).subtracting([""]).map { titleSize(of: $0) }
    let icon = ([base] + looks).lazy.compactMap { context.icon($0, self.isSelected, false).0 }.first
    return TabBarLayout.Item(
      base, iconSize: icon?.poster.size ?? .zero,
      titleSize: CGSize(
        width: titles.map(\.width).max() ?? 0, height: titles.map(\.height).max() ?? 0),
      badgeSize: .zero)
  }

  /// The item with the sizes of its parts, as the layout takes it.
  var measured: TabBarLayout.Item {
    if let knownMeasure { return knownMeasure }
    let isCustom = customView != nil
    let measured = TabBarLayout.Item(
      room?.item ?? item,
      iconSize: isCustom ? .zero : room?.iconSize ?? iconView.pictureSize,
      titleSize: isCustom ? .zero : room?.titleSize ?? ownTitleSize,
      badgeSize: badgeView.measuredSize)
    knownMeasure = measured
    return measured
  }

  // MARK: Places

  /// Puts the parts where the layout says.
  func apply(_ frames: ItemFrames) {
    if frame != frames.frame { frame = frames.frame }
    self.frames = frames
    placeBody()
    placeIcon()
    titleLabel.frame = own(frames.titleFrame)
    badgeView.place(frames.badgeFrame.map { own($0) })
    placeGround { own($0) }
    placeCustomView()
    iconView.isHidden = frames.iconFrame == nil
    titleLabel.isHidden = frames.titleFrame == nil
    updateActivationPoint()
  }

  /// Cuts off at the bar's outline what fills a frame; nil where all of it lies inside.
  func outlineMask(for frame: CGRect?) -> ShapeView? {
    guard let outline, let frame else { return nil }
    return ShapeView.mask(outline, in: frame)
  }

  private func own(_ rect: CGRect?) -> CGRect {
    guard let frames else { return .zero }
    return (rect ?? .zero).offsetBy(dx: -frames.frame.minX, dy: -frames.frame.minY)
  }

  /// Lets the body fill the item; not by its frame, which would not hold while it is smaller.
  private func placeBody() {
    if body.bounds.size != bounds.size { body.bounds.size = bounds.size }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if body.center != middle { body.center = middle }
  }

  private func placeIcon() {
    // Not the frame: the icon may be growing, and its transform must not be read as its size.
    let icon = own(frames?.iconFrame)
    iconView.bounds.size = icon.size
    iconView.center = CGPoint(x: icon.midX, y: icon.midY)
    iconView.fill(
      item.iconFill == .fillsItem ? item.placement.touchShape : nil,
      within: outlineMask(for: frames?.iconFrame))
  }
}
