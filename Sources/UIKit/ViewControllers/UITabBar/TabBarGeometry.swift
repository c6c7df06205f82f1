// SPDX-License-Identifier: MIT
internal import Foundation

/// Where UIKit's tab bar puts things, in points.
///
/// The numbers are those of published dumps of the system's bar.
struct TabBarGeometry {
  enum Positioning: Equatable {
    case fill
    case centered(width: CGFloat, spacing: CGFloat)
  }

  let style: UITabBarItemAppearance.Style
  let size: CGSize
  let leftInset: CGFloat
  let rightInset: CGFloat
  let positioning: Positioning
  let isRightToLeft: Bool

  /// Stacked where the width is little and the height much, beside each other else; a low bar
  /// where both are little.
  static func style(for traits: UITraitCollection) -> UITabBarItemAppearance.Style {
    switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
    case (.regular, _): .inline
    case (_, .compact): .compactInline
    default: .stacked
    }
  }

  /// The height without the bottom inset: 49, in the low bar 32.
  static func contentHeight(_ style: UITabBarItemAppearance.Style) -> CGFloat {
    style == .compactInline ? 32 : 49
  }

  /// The size of the title's font: 10 below the icon, 13 beside it.
  static func fontSize(_ style: UITabBarItemAppearance.Style) -> CGFloat {
    style == .stacked ? 10 : 13
  }

  /// Frames of items: one point below the bar's top, edges on whole points, two points apart from
  /// the edges of equal shares.
  func frames(count: Int) -> [CGRect] {
    guard count > 0 else { return [] }
    let height = size.height - 1
    let frames: [CGRect]
    switch positioning {
    case .fill:
      let width = size.width - leftInset - rightInset
      frames = (0..<count).map { index in
        let left = wholePoint(2 + CGFloat(index) * width / CGFloat(count))
        let right = wholePoint(CGFloat(index + 1) * width / CGFloat(count) - 2)
        return CGRect(x: leftInset + left, y: 1, width: right - left, height: height)
      }
    case .centered(let wanted, let gap):
      // Where room is short the gaps give way first, then the items.
      let room = size.width - leftInset - rightInset
      let width = min(wanted, room / CGFloat(count))
      let gaps = CGFloat(count - 1)
      let spacing = gaps > 0 ? max(0, min(gap, (room - CGFloat(count) * width) / gaps)) : 0
      let whole = CGFloat(count) * width + gaps * spacing
      let start = wholePoint(leftInset + (room - whole) / 2)
      frames = (0..<count).map { index in
        let x = start + CGFloat(index) * (width + spacing)
        return CGRect(x: x, y: 1, width: width, height: height)
      }
    }
    guard isRightToLeft else { return frames }
    return frames.map {
      CGRect(
        x: size.width - $0.maxX - leftInset + rightInset, y: $0.minY, width: $0.width,
        height: $0.height)
    }
  }

  /// UIKit rounds halves up, to whole points even on screens with three pixels a point.
  private func wholePoint(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
}

/// Where things are in the button of one item, in points.
struct TabButtonGeometry {
  let style: UITabBarItemAppearance.Style
  let size: CGSize
  let scale: CGFloat
  let isRightToLeft: Bool
  var loneIcon = UIKitSwitches.LoneIcon.asWithTitle

  /// The gap between icon and title beside each other.
  static let gap: CGFloat = 6

  /// The icon's centre is 18 below the button's top under a title, else in the middle.
  func icon(_ icon: CGSize, title: CGSize?) -> CGRect {
    guard style != .stacked else {
      let middle = title == nil && loneIcon == .centered ? size.height / 2 : 18
      return CGRect(
        x: pixel((size.width - icon.width) / 2), y: pixel(middle - icon.height / 2),
        width: icon.width, height: icon.height)
    }
    let start = startOfRow(icon, title)
    let x = isRightToLeft ? size.width - start - icon.width : start
    return CGRect(
      x: pixel(x), y: pixel((size.height - icon.height) / 2), width: icon.width,
      height: icon.height)
  }

  /// The title is 12 high and begins 34.5 below the button's top, or stands beside the icon.
  func title(_ title: CGSize, icon: CGSize?) -> CGRect {
    guard style != .stacked else {
      let width = min(title.width, size.width)
      return CGRect(x: pixel((size.width - width) / 2), y: 34.5, width: width, height: 12)
    }
    let start = icon.map { startOfRow($0, title) + $0.width + Self.gap }
    let x = start ?? max(0, (size.width - title.width) / 2)
    let width = min(title.width, size.width - x)
    return CGRect(
      x: pixel(isRightToLeft ? size.width - x - width : x),
      y: pixel((size.height - title.height) / 2), width: width, height: title.height)
  }

  /// The badge is 18 high, as wide at least, 2 below the top, and begins 5 before the icon's end.
  ///
  /// Beside a title it begins further in, so that it leaves the title free.
  func badge(textWidth: CGFloat, icon: CGRect) -> CGRect {
    let width = max(18, textWidth.rounded(.up) + 8)
    let overlap: CGFloat = style == .stacked ? 5 : 12
    let x = isRightToLeft ? icon.minX + overlap - width : icon.maxX - overlap
    return CGRect(x: x, y: style == .compactInline ? 0 : 2, width: width, height: 18)
  }

  private func startOfRow(_ icon: CGSize, _ title: CGSize?) -> CGFloat {
    let width = icon.width + (title.map { $0.width + Self.gap } ?? 0)
    return max(0, (size.width - width) / 2)
  }

  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
}
