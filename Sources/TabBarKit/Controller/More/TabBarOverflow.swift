// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore

/// What becomes of tabs for which a bar has no room.
///
/// Whichever it is, every tab can be selected by code, by id and by index.
public enum TabBarOverflow: Hashable, Sendable {
  /// All tabs share the bar's width, however narrow they become.
  case compress
  /// Items become as narrow as that width in points (as low as that height, along a side), and scroll
  /// where they do not fit even so.
  ///
  /// The selected item is kept in sight; a drag that begins on an item scrolls. Ground and outline
  /// stay where they are. Right to left the first item stands at the right.
  case scroll(minimumItemWidth: CGFloat)
  /// With more visible tabs than the limit, the bar shows one less and a More item.
  ///
  /// Pressing that shows a list of the other tabs, each of which opens as any tab does; meanwhile the
  /// More item is highlighted, and shown as waiting while one of them waits for an answer. Pressing
  /// it again leads back to the list, and the opened page stays as it is: the list adds no back
  /// button to pages, whose navigation bars are the application's. Actions do not count. A limit
  /// below 2 counts as 2; UIKit's own is 5. Only a ``TabBarController`` has such a list: elsewhere
  /// this is as ``compress``.
  case more(limit: Int)
}

extension TabID {
  /// The item that stands for the tabs without a place in the bar (``TabBarOverflow/more(limit:)``).
  ///
  /// It is selected while their list is shown. The application's own items have other ids.
  public static let more: TabID = "TabBarKit.more"
}
