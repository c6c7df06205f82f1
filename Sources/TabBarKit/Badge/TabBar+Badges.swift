// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
public import UIKit

extension TabBar {
  /// Gives an item a view of the application's own to show as its badge.
  ///
  /// It is shown while the item's badge is ``TabBarCore/Badge/custom``, as large as its own content or,
  /// without one, as it is when it is given. It takes no touches; what it says to a screen reader is
  /// said as the item's value. It is let go with the item. A view that another item has is taken from
  /// that.
  ///
  /// ```swift
  /// bar.setBadgeView(FlameView(), for: "live")
  /// bar.update("live") { $0.badge = .custom }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view, whose place the bar decides; nil takes it back.
  ///   - id: The item; an unknown one changes nothing and is reported to ``onDiagnostic``.
  public func setBadgeView(_ view: UIView?, for id: TabID) {
    guard isKnown(id), badgeViews[id] !== view else { return }
    badgeViews = badgeViews.filter { $0.value !== view }
    badgeViews[id] = view
    refresh()
  }

  /// The views that are shown in the bar; those of tabs without a place are shown elsewhere.
  var placedBadgeViews: [TabID: UIView] {
    guard more != nil, !badgeViews.isEmpty else { return badgeViews }
    let concealed = Set(concealedItems.map(\.id))
    return badgeViews.filter { !concealed.contains($0.key) }
  }

  /// Forgets the views of items that are gone.
  func keepBadgeViews() {
    guard !badgeViews.isEmpty else { return }
    let known = Set(ownItems.map(\.id))
    badgeViews = badgeViews.filter { known.contains($0.key) }
  }
}
