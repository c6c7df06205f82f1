// SPDX-License-Identifier: MIT
public import TabBarCore

/// Something that a bar was told and could not take; everything stays as it was.
public enum TabBarDiagnostic: Hashable, Sendable {
  /// A wish to select, or a list of items, was not taken as it was.
  case selection(SelectionDiagnostic)
  /// There is no picture of that name, or its bytes are no picture; the item shows without it.
  case missingIcon(item: TabID, name: String)
  /// There is no picture of that name for the background, the indicator or a badge, or its bytes are
  /// no picture; the bar shows without it. It is told once.
  ///
  /// The remedy is a picture of that name in ``TabBar/imageBundle``.
  case missingPicture(name: String)
  /// The item has no state of that name.
  ///
  /// The remedy is to give it one in ``TabBarCore/BarItem/states``.
  case unknownState(item: TabID, state: BarItem.StateName)
  /// The selected tab was set to nil; where there are tabs one of them is selected.
  case noSelection
  /// A controller of that class was to be selected and is none of the pages.
  ///
  /// The remedy is to add it to the pages first, or to select its tab by id.
  case notAPage(String)
  /// The page of that item is another item's already; the item has no place or no page.
  ///
  /// The remedy is a controller of its own for each tab.
  case pageTwice(TabID)
  /// An attached controller was given more than five pages; the bar shows the first five.
  ///
  /// The remedy is ``TabBarController``, which takes any number.
  case tooManyPages(Int)
  /// An attached controller's pages were set as `UITab`s (iOS 18) after the bar was attached.
  ///
  /// UIKit no longer follows `viewControllers` then, and neither can the bar. The remedy is to set
  /// `viewControllers`, or ``TabBarController``.
  case usesTabs
  /// An animator of the application's has called what a hand that leads a transition calls, such as
  /// `updateInteractiveTransition(_:)`; nothing has moved by that.
  ///
  /// No hand leads a change of tabs by an animator (``PageTransition/custom(_:)``). The remedy is
  /// ``TabBarController/isSwipeEnabled``, for pages that follow the finger.
  case notInteractive
}
