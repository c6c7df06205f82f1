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
    items = bar.shownParts.map { ItemInspection($0) }
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
    items = zip(bar.items ?? [], controls).compactMap { item, control in
      let page = pages.first { $0.controller.tabBarItem === item }
      return ItemInspection(id: page?.id.rawValue ?? "more", systemControl: control)
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
  private(set) var iconName: String?
  private(set) var iconFrame: CGRect?
  let titleFrame: CGRect?
  /// The title's colour, or the one it would have.
  let titleColor: String
  /// The size of the title's font in points, or the one it would have.
  let titleSize: CGFloat
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
      "titleColor": .string(titleColor),
      "titleSize": .number(Double(titleSize)),
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

  /// Reads an item of our bar; a view of the application's own is told as an icon with the name "view".
  init(_ shown: ShownItem) {
    self.init(
      id: shown.item.id.rawValue, role: shown.item.role.rawValue,
      iconName: shown.item.icon(selected: shown.control.isSelected)?.name,
      hit: shown.frames.touchArea.shape.word, control: shown.control, icon: shown.iconView,
      label: shown.titleLabel, badge: shown.badgeView, badgeText: shown.badgeText)
    if let view = shown.customView {
      iconName = "view"
      iconFrame = view.screenFrame
    } else if shown.item.iconFill == .fillsItem {
      // What the item cuts off of its picture is not drawn.
      iconFrame = iconFrame?.intersection(frame)
    }
  }

  /// Reads a control of the system's bar of our own UIKit: an image view for the icon, a label for
  /// the title, and a view with a label in it for the badge; nil for a control without a label.
  init?(id: String, systemControl control: UIControl) {
    let icon = control.subviews.lazy.compactMap { $0 as? UIImageView }.first
    guard let label = control.subviews.lazy.compactMap({ $0 as? UILabel }).first else {
      return nil
    }
    let badge = control.visibleSubviews.first { !($0 is UIImageView) && !($0 is UILabel) }
    self.init(
      id: id, role: "tab", iconName: icon?.image?.name, hit: "rectangle", control: control,
      icon: icon, label: label, badge: badge,
      badgeText: badge?.descendants(UILabel.self).first?.text)
  }

  private init(
    id: String, role: String, iconName: String?, hit: String, control: UIControl,
    icon: UIImageView?, label: UILabel, badge badgeView: UIView?, badgeText: String?
  ) {
    let icon = icon.flatMap { $0.isDrawn ? $0 : nil }
    let hasTitle = label.isDrawn && label.text?.isEmpty == false
    self.id = id
    self.role = role
    self.iconName = iconName
    title = hasTitle ? label.text ?? "" : ""
    frame = control.screenFrame
    iconFrame = icon?.drawnImageFrame
    titleFrame = hasTitle ? label.screenFrame : nil
    titleColor = label.textColor.resolvedColor(with: label.traitCollection).hexText
    titleSize = label.font.pointSize
    badge = badgeView.flatMap { view in
      view.isDrawn ? badgeText.map { Badge(text: $0, frame: view.screenFrame) } : nil
    }
    self.hit = hit
    isSelected = control.isSelected
    isEnabled = control.isEnabled
    accessibilityLabel = control.accessibilityLabel
    accessibilityValue = control.accessibilityValue
    accessibilityTraits = control.accessibilityTraits.names
  }
}

extension TouchShape {
  /// The word by which a description names the shape.
  fileprivate var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .circle: "circle"
    case .capsule: "capsule"
    case .path: "path"
    }
  }
}
