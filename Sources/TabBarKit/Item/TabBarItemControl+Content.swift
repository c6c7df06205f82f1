// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// What an item's looks depend on besides the item.
@MainActor struct ItemContext {
  let style: TabBarStyle
  let traits: LayoutTraits
  let tint: UIColor
  let selectedID: TabID?
  let dotDescription: String
  /// The picture of a source.
  let picture: (IconSource) -> UIImage?
  /// The application's own views for badges.
  let badgeViews: [TabID: UIView]
  /// The picture of an item in a state.
  let icon: (BarItem, _ selected: Bool) -> (LoadedIcon?, IconSource?)
}

extension TabBarItemControl {
  /// Shows an item, in one of its states or as it is.
  func show(_ base: BarItem, state: BarItem.StateName?, in context: ItemContext) {
    let item = base.showing(state)
    self.item = item
    isEnabled = item.isEnabled
    isSelected = item.role == .tab && item.id == context.selectedID
    let style = context.style
    let (icon, source) = context.icon(item, isSelected)
    iconView.show(icon, of: source, rendering: item.iconRendering)
    iconView.tintColor = style.iconColor(selected: isSelected).uiColor(tint: context.tint)
    titleLabel.font = .systemFont(
      ofSize: style.titleFontSize(for: item, in: context.traits), weight: style.titleWeight.uiKit)
    room = base.states.isEmpty ? nil : room(for: base, state: state, in: context)
    titleLabel.text = item.title
    titleLabel.textColor = style.titleColor(for: item, selected: isSelected)
      .uiColor(tint: context.tint)
    showBadge(in: context)
    showGround(in: context)
    updateOpacity()
    updateMotion()
    updateAccessibility(dotDescription: context.dotDescription)
  }

  /// Plays or stops the icon, as the item says and the user's settings allow.
  func updateMotion(becameSelected: Bool = false, restarts: Bool = false) {
    guard !Accessibility.reducesMotion else { return iconView.setMotion(.poster) }
    switch item.playback {
    case .poster: iconView.setMotion(.poster)
    case .always: iconView.setMotion(.playing, restarts: restarts)
    case .whileSelected: iconView.setMotion(isSelected ? .playing : .poster, restarts: restarts)
    case .onceOnSelect:
      if !isSelected {
        iconView.setMotion(.poster)
      } else if becameSelected {
        iconView.setMotion(.once, restarts: true)
      }
    }
  }

  /// Room for every look of an item: the widest title, and the icon of the item itself.
  ///
  /// So nothing moves when the state changes.
  private func room(
    for base: BarItem, state: BarItem.StateName?, in context: ItemContext
  ) -> TabBarLayout.Item {
    let looks = [base] + base.states.keys.map { base.showing($0) }
    let titles = Set(looks.map(\.title)).subtracting([""]).map { title in
      titleLabel.text = title
      return titleLabel.intrinsicContentSize
    }
    let own = state == nil ? iconView.image : context.icon(base, isSelected).0?.poster
    let icon = own ?? looks.lazy.compactMap { context.icon($0, self.isSelected).0?.poster }.first
    return TabBarLayout.Item(
      base, iconSize: icon?.size ?? .zero,
      titleSize: CGSize(
        width: titles.map(\.width).max() ?? 0, height: titles.map(\.height).max() ?? 0),
      badgeSize: .zero)
  }

  /// The item with the sizes of its parts, as the layout takes it.
  var measured: TabBarLayout.Item {
    if var room {
      room.badgeSize = badgeView.measuredSize
      return room
    }
    return TabBarLayout.Item(
      item, iconSize: iconView.image?.size ?? .zero,
      titleSize: item.title.isEmpty ? .zero : titleLabel.intrinsicContentSize,
      badgeSize: badgeView.measuredSize)
  }

  /// Puts the parts where the layout says.
  func apply(_ frames: ItemFrames) {
    frame = frames.frame
    self.frames = frames
    func own(_ rect: CGRect?) -> CGRect {
      (rect ?? .zero).offsetBy(dx: -frames.frame.minX, dy: -frames.frame.minY)
    }
    // Not the frame: the icon may be growing, and its transform must not be read as its size.
    let icon = own(frames.iconFrame)
    iconView.bounds.size = icon.size
    iconView.center = CGPoint(x: icon.midX, y: icon.midY)
    titleLabel.frame = own(frames.titleFrame)
    badgeView.place(frames.badgeFrame.map(own))
    placeGround(own)
    iconView.isHidden = frames.iconFrame == nil
    titleLabel.isHidden = frames.titleFrame == nil
    updateActivationPoint()
  }

  /// Lets the icon grow and swing back.
  func bounce() {
    guard !Accessibility.reducesMotion else { return }
    iconView.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { self.iconView.transform = .identity }
  }
}

extension TabBarStyle.TitleWeight {
  var uiKit: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
