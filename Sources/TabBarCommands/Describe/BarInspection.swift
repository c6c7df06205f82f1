// SPDX-License-Identifier: MIT
internal import Foundation
internal import Gallery
internal import TabBarKit
internal import UIKit

/// A bar as it stands on the screen.
@MainActor struct BarInspection {
  let frame: CGRect
  let isHidden: Bool
  let outline: [CGPoint]
  let style: String
  let items: [ItemInspection]

  init?(of screen: GallerySession) {
    switch screen.host {
    case .ownContainer(let controller): self.init(of: controller.tabBar)
    case .attached(let attachment): self.init(of: attachment.tabBar)
    case .dock(let bar): self.init(of: bar)
    case .system(let controller): self.init(of: controller.tabBar, pages: screen.pages)
    }
  }

  var json: JSONText {
    .members([
      "frame": .frame(frame), "hidden": .bool(isHidden),
      "outline": .array(outline.map { .point($0) }), "style": .string(style),
    ])
  }

  /// TabBarKit's bar: what its views show, in the order of its layout.
  private init(of bar: TabBar) {
    let layout = bar.barLayout
    frame = bar.screenFrame
    isHidden = !bar.isOnScreen
    outline = layout.outline.points().map { bar.convert($0, to: nil) }
    style = bar.style.name
    let controls = bar.descendants(UIControl.self)
    items = layout.items.compactMap { frames in
      guard let item = bar.items.first(where: { $0.id == frames.id }),
        let control = controls.first(where: { $0.accessibilityIdentifier == frames.id.rawValue })
      else { return nil }
      return ItemInspection(
        id: item.id.rawValue, role: item.role.rawValue,
        iconName: item.icon(selected: control.isSelected)?.name,
        hit: String(describing: frames.touchArea.shape), shownBy: control)
    }
  }

  /// The system's bar of our own UIKit: its items are controls in the order of `items`.
  private init(of bar: UITabBar, pages: [GalleryPageInfo]) {
    frame = bar.screenFrame
    isHidden = !bar.isOnScreen
    let box = bar.screenFrame
    outline = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    style = "system"
    let controls = bar.subviews.compactMap { $0 as? UIControl }
    items = zip(bar.items ?? [], controls).map { item, control in
      let page = pages.first { $0.controller.tabBarItem === item }
      return ItemInspection(
        id: page?.id.rawValue ?? "more", role: "tab", iconName: nil, hit: "rectangle",
        shownBy: control)
    }.sorted { $0.frame.minX < $1.frame.minX }
  }
}

/// An item as it stands on the screen.
@MainActor struct ItemInspection {
  struct Badge {
    let text: String
    let frame: CGRect
  }

  let id: String
  let role: String
  let title: String
  let frame: CGRect
  let iconName: String?
  let iconFrame: CGRect?
  let titleFrame: CGRect?
  let titleColor: String?
  let titleSize: CGFloat?
  let badge: Badge?
  let hit: String
  let isSelected: Bool
  let isEnabled: Bool
  let accessibilityLabel: String?
  let accessibilityValue: String?
  let accessibilityTraits: [String]

  var json: JSONText {
    let icon: JSONText =
      iconFrame.map { .members(["name": .text(iconName), "frame": .frame($0)]) } ?? .null
    return .members([
      "id": .string(id),
      "role": .string(role),
      "title": .string(title),
      "frame": .frame(frame),
      "icon": icon,
      "titleFrame": titleFrame.map { .frame($0) } ?? .null,
      "titleColor": .text(titleColor),
      "titleSize": titleSize.map { .number(Double($0)) } ?? .null,
      "badge": badge.map {
        .members(["text": .string($0.text), "frame": .frame($0.frame)])
      } ?? .null,
      "hit": .string(hit),
      "selected": .bool(isSelected),
      "enabled": .bool(isEnabled),
      "accessibility": .members([
        "label": .text(accessibilityLabel),
        "value": .text(accessibilityValue),
        "traits": .array(accessibilityTraits.map { .string($0) }),
      ]),
    ])
  }

  /// Reads the control of an item: an image view for the icon, a label for the title, and a view with
  /// a label in it for the badge.
  ///
  /// What no view can tell comes from the model.
  init(id: String, role: String, iconName: String?, hit: String, shownBy control: UIControl) {
    let icon = control.visibleSubviews.lazy.compactMap { $0 as? UIImageView }.first
    let label = control.visibleSubviews.lazy.compactMap { $0 as? UILabel }.first
    let badgeView = control.visibleSubviews.first { !($0 is UIImageView) && !($0 is UILabel) }
    self.id = id
    self.role = role
    self.iconName = iconName
    title = label?.text ?? ""
    frame = control.screenFrame
    iconFrame = icon?.drawnImageFrame
    let shownLabel = title.isEmpty ? nil : label
    titleFrame = shownLabel?.screenFrame
    titleColor = shownLabel.map {
      $0.textColor.resolvedColor(with: $0.traitCollection).hexText
    }
    titleSize = shownLabel?.font.pointSize
    badge = badgeView.map { view in
      Badge(
        text: view.descendants(UILabel.self).first?.text ?? "", frame: view.screenFrame)
    }
    self.hit = hit
    isSelected = control.isSelected
    isEnabled = control.isEnabled
    accessibilityLabel = control.accessibilityLabel
    accessibilityValue = control.accessibilityValue
    accessibilityTraits = control.accessibilityTraits.names
  }
}
