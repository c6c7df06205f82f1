// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
package import UIKit

/// An item as a bar shows it at present, for tools that describe or press a running bar.
@MainActor package struct ShownItem {
  /// The item, with what its page states in place of what the application gave.
  package let item: BarItem
  /// The control; its accessibility is the item's.
  package let control: UIControl
  /// The icon; hidden without one.
  package let iconView: UIImageView
  /// The application's own view in place of icon and title; nil without one.
  package let customView: UIView?
  /// The title; hidden without one.
  package let titleLabel: UILabel
  /// The badge; hidden without one.
  package let badgeView: UIView
  /// The badge's text: nil without a badge, empty for a dot.
  package let badgeText: String?
  /// Where the layout put the item's parts, in the bar's coordinates.
  package let frames: ItemFrames
}

extension TabBar {
  /// The visible items in visual order, left to right.
  package var shownParts: [ShownItem] {
    makeLayout().items.compactMap { frames in
      guard let control = controls[frames.id] else { return nil }
      return ShownItem(
        item: control.item, control: control, iconView: control.iconView,
        customView: customViews[frames.id],
        titleLabel: control.titleLabel,
        badgeView: control.badgeView, badgeText: control.badgeView.text, frames: frames)
    }
  }

  /// Whether the bytes of a picture can be shown; pictures of the application itself always count.
  package func canDecode(_ source: IconSource) -> Bool {
    switch source {
    case .image, .system: true
    case .data, .file: hasPicture(source)
    }
  }

  /// Whether there is a picture: of that name in the application or the system, or in the bytes.
  package func hasPicture(_ source: IconSource) -> Bool {
    library.icon(source, traits: traitCollection) != nil
  }
}
