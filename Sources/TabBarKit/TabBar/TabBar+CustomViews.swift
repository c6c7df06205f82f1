// SPDX-License-Identifier: MIT
public import TabBarCore
public import UIKit

extension TabBar {
  /// Shows a view of the application's own in place of an item's icon and title.
  ///
  /// The view fills the item's frame, under the badge, and keeps doing so. The item stays the control
  /// and the one element for screen readers: what is in the view takes no touches, and its label is the
  /// item's. The bar keeps the view until the item is taken away. A view that another item shows is
  /// taken from that.
  ///
  /// - Parameters:
  ///   - view: The view; nil shows icon and title again.
  ///   - id: The item; an unknown one changes nothing and is reported to ``onDiagnostic``.
  public func setView(_ view: UIView?, for id: TabID) {
    guard isKnown(id) else { return }
    for (other, own) in customViews where own === view && other != id {
      customViews[other] = nil
      controls[other]?.setCustomView(nil)
    }
    customViews[id] = view
    controls[id]?.setCustomView(view)
    refresh()
  }

  /// The view that is shown in place of an item's icon and title; nil if there is none.
  public func view(for id: TabID) -> UIView? { customViews[id] }
}
