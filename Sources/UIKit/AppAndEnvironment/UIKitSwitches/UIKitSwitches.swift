// SPDX-License-Identifier: MIT

/// Behaviour of UIKit that differs between its versions or is not known for sure.
///
/// Code that stands on UIKit must work under each answer. A fresh value is iOS 16.5 as far as it
/// is known; ``presets`` has other systems, ``settings`` every single answer. What is unknown
/// about each, and why, is told in Documentation/Assumptions.md.
package struct UIKitSwitches: Sendable, Hashable {
  /// Makes the behaviour of iOS 16.5.
  package init() {}

  // MARK: Selecting tabs

  /// When a tab bar controller selects its first page; at assignment by default.
  package var firstSelection = Moment.atAssignment
  /// When pages of a tab bar controller become its children; at assignment by default.
  package var parenting = Moment.atAssignment
  /// What a `selectedIndex` that no page has does; it is ignored and logged by default.
  package var indexOutOfRange = OutOfRange.ignored
  /// What `selectedIndex` does with a page that has no tab of its own; it shows it by default.
  package var indexBeyondBar = BeyondBar.page
  /// Which page is selected inside `tabBar(_:didSelect:)`; the former by default.
  package var selectionInBarDelegate = SeenSelection.former
  /// Which page is selected inside the new page's `viewWillAppear`; the new one by default.
  package var selectionInWillAppear = SeenSelection.new
  /// Whether a tap on the selected tab asks the delegate, too; true by default.
  package var retapAsksDelegate = true
  /// Whether a tab bar controller may be another container's child; true by default.
  package var toleratesNestedTabs = true
  /// Whether `selectedViewController` shows only in the next turn what `selectedIndex` was set to.
  ///
  /// Reported for iOS 27; false by default.
  package var indexSetterIsSeenLate = false

  // MARK: Switching tabs

  /// Which page of a switch is told first; the new one by default, as up to iOS 18.
  package var switchOrder = SwitchOrder.newFirst
  /// When the did-callbacks of a tab switch come; at once by default.
  package var didAppearDelay = DidAppearDelay.now
  /// Whether pages cross-fade at a switch, the old one staying meanwhile; false by default.
  ///
  /// iOS 18 began it.
  package var switchCrossFades = false

  // MARK: Stacks

  /// When `hidesBottomBarWhenPushed` is read; at the push by default.
  package var bottomBarFlag = FlagReading.atPush
  /// Whether `hidesBottomBarWhenPushed` leaves the bar on tablets; false by default.
  ///
  /// Reported since iPadOS 18.
  package var tabletPushKeepsBar = false
  /// Whether navigation controllers tell their delegates what they will show; true by default.
  ///
  /// Controllers that are off screen, or whose delegate was replaced, do not.
  package var sendsNavigationWillShow = true
  /// Whether a stack that changes off the screen tells its delegate; false by default.
  package var tellsOffScreenChanges = false
  /// Whether a back swipe that is taken back tells what is shown again; false by default.
  package var tellsCancelledPop = false
  /// Whether somebody else has become the delegate whenever a page is about to appear.
  ///
  /// False by default; pages do so as they please.
  package var delegateIsReplaced = false
  /// Whether views outside of a transition follow the finger, too; false by default.
  ///
  /// They do so with `animateAlongsideTransition(in:animation:completion:)` in any case.
  package var foreignViewsFollowFinger = false

  // MARK: The system's bar

  /// Whether the bar's height stays in the pages' bottom inset while `tabBar.isHidden` is true.
  ///
  /// Sources disagree for systems before iOS 18; false by default.
  package var hiddenBarKeepsInset = false
  /// Whether a pop shows a system tab bar again that an app hid itself; false by default.
  package var showsSystemBarAfterPop = false
  /// Whether a tab bar controller puts its own views over an app's at every layout.
  ///
  /// False by default.
  package var raisesOwnViews = false
  /// Whether what an app adds to a tab bar controller's safe area counts; true by default.
  package var insetsOfTabsCount = true
  /// The system bar's height on a phone; 49 points by default.
  package var barHeight = BarHeight.classic
  /// The bar's height in landscape on phones without a home button; 32 points by default.
  package var lowBar = LowBar.low
  /// Whether the bar has no background where content ends at it; true by default, since iOS 15.
  package var scrollEdgeIsTransparent = true

  // MARK: Tabs

  /// Whether an empty `badgeValue` shows a badge; true by default.
  package var showsEmptyBadge = true
  /// Whether `imageInsets` move and resize a tab's icon; true by default.
  package var imageInsetsCount = true
  /// Where an icon without a title is; where it is with one by default.
  package var loneIcon = LoneIcon.asWithTitle
  /// What is said of a badge; its text by default.
  package var badgeSpeech = BadgeSpeech.text

  // MARK: Views, controls, animations

  /// Whether `viewDidLoad` runs without animations; true by default.
  package var loadsWithoutAnimation = true
  /// In which order a view hears that it moves; see the answers.
  package var moveOrder = MoveOrder.windowWithin
  /// Whether views out of every window know the screen's scale; true by default.
  package var detachedViewsKnowScale = true
  /// Whether disabling a control ends its tracking; true by default.
  package var disablingCancels = true
  /// When `.primaryActionTriggered` comes at a touch-up inside; with it by default.
  package var primaryAction = PrimaryAction.together
  /// Whether a drag and the crossing of a control's edge are told as one; true by default.
  package var crossingIsOneEvent = true
  /// When an animation without a duration completes; in the next turn by default.
  package var zeroLengthCompletion = Completion.nextTurn
  /// When an animation that changes nothing completes; in the next turn by default.
  package var emptyCompletion = Completion.nextTurn
  /// Whether leaving the window ends a view's animations; true by default.
  package var removalEndsAnimations = true

  // MARK: The app

  /// Whether apps need the life cycle of scenes to launch; false by default.
  ///
  /// True of apps that are built with the SDK of iOS 27.
  package var requiresScenes = false
  /// What `UIDevice.systemVersion` says; 16.5 by default.
  ///
  /// A word only: no other behaviour follows from it, and code that asks for it instead of for the
  /// behaviour is found out by switches that are drawn by lot.
  package var systemVersion = "16.5"
}
