// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// Holds the tabs, and only them: a screen reader counts a tab bar's elements as "tab, 1 of 3".
///
/// Actions are siblings of this view, or they would be counted as tabs.
final class TabBarTabsView: UIView {
  init() {
    super.init(frame: .zero)
    accessibilityTraits = Accessibility.tabBar
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The bar has decided that the touch is its own; here only a tab's shape counts.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
