// SPDX-License-Identifier: MIT

extension UIKitSwitches {
  /// One thing that is not known for sure, with the answers that there may be.
  package struct Setting: Sendable {
    /// The property's name.
    package let name: String
    /// Whether it can matter to what hosts a bar in an app.
    ///
    /// Tests of hosts run under each of its answers.
    package let concernsHosts: Bool
    /// How many answers there are.
    package let count: Int
    /// The answer of some switches, in words.
    package let answer: @Sendable (UIKitSwitches) -> String
    /// Gives the answer of a number.
    package let choose: @Sendable (Int, inout UIKitSwitches) -> Void

    fileprivate init<Answer: Sendable & Equatable>(
      _ name: String, _ property: any WritableKeyPath<UIKitSwitches, Answer> & Sendable,
      _ answers: [Answer], concernsHosts: Bool
    ) {
      self.name = name
      self.concernsHosts = concernsHosts
      count = answers.count
      answer = { "\($0[keyPath: property])" }
      choose = { number, switches in switches[keyPath: property] = answers[number] }
    }
  }

  /// Every setting, in the order of the properties.
  package static let settings: [Setting] = [
    host("firstSelection", \.firstSelection, Moment.allCases),
    host("parenting", \.parenting, Moment.allCases),
    host("indexOutOfRange", \.indexOutOfRange, OutOfRange.allCases),
    host("indexBeyondBar", \.indexBeyondBar, BeyondBar.allCases),
    host("selectionInBarDelegate", \.selectionInBarDelegate, SeenSelection.allCases),
    host("selectionInWillAppear", \.selectionInWillAppear, SeenSelection.allCases),
    host("retapAsksDelegate", \.retapAsksDelegate, yesOrNo),
    host("toleratesNestedTabs", \.toleratesNestedTabs, yesOrNo),
    host("indexSetterIsSeenLate", \.indexSetterIsSeenLate, yesOrNo),
    host("switchOrder", \.switchOrder, SwitchOrder.allCases),
    host("didAppearDelay", \.didAppearDelay, DidAppearDelay.allCases),
    host("switchCrossFades", \.switchCrossFades, yesOrNo),
    host("bottomBarFlag", \.bottomBarFlag, FlagReading.allCases),
    host("tabletPushKeepsBar", \.tabletPushKeepsBar, yesOrNo),
    host("sendsNavigationWillShow", \.sendsNavigationWillShow, yesOrNo),
    host("tellsOffScreenChanges", \.tellsOffScreenChanges, yesOrNo),
    host("tellsCancelledPop", \.tellsCancelledPop, yesOrNo),
    host("delegateIsReplaced", \.delegateIsReplaced, yesOrNo),
    host("foreignViewsFollowFinger", \.foreignViewsFollowFinger, yesOrNo),
    host("hiddenBarKeepsInset", \.hiddenBarKeepsInset, yesOrNo),
    host("showsSystemBarAfterPop", \.showsSystemBarAfterPop, yesOrNo),
    host("raisesOwnViews", \.raisesOwnViews, yesOrNo),
    host("insetsOfTabsCount", \.insetsOfTabsCount, yesOrNo),
    host("barHeight", \.barHeight, BarHeight.allCases),
    host("lowBar", \.lowBar, LowBar.allCases),
    view("scrollEdgeIsTransparent", \.scrollEdgeIsTransparent, yesOrNo),
    view("showsEmptyBadge", \.showsEmptyBadge, yesOrNo),
    view("imageInsetsCount", \.imageInsetsCount, yesOrNo),
    view("loneIcon", \.loneIcon, LoneIcon.allCases),
    view("badgeSpeech", \.badgeSpeech, BadgeSpeech.allCases),
    host("loadsWithoutAnimation", \.loadsWithoutAnimation, yesOrNo),
    host("moveOrder", \.moveOrder, MoveOrder.allCases),
    host("detachedViewsKnowScale", \.detachedViewsKnowScale, yesOrNo),
    host("disablingCancels", \.disablingCancels, yesOrNo),
    host("primaryAction", \.primaryAction, PrimaryAction.allCases),
    host("crossingIsOneEvent", \.crossingIsOneEvent, yesOrNo),
    host("zeroLengthCompletion", \.zeroLengthCompletion, Completion.allCases),
    host("emptyCompletion", \.emptyCompletion, Completion.allCases),
    host("removalEndsAnimations", \.removalEndsAnimations, yesOrNo),
    view("requiresScenes", \.requiresScenes, yesOrNo),
    view("systemVersion", \.systemVersion, ["16.5", "15.0", "17.0", "18.0", "26.0", "27.0"]),
  ]

  private static let yesOrNo = [false, true]

  private static func host<Answer: Sendable & Equatable>(
    _ name: String, _ property: any WritableKeyPath<UIKitSwitches, Answer> & Sendable,
    _ answers: [Answer]
  ) -> Setting { Setting(name, property, answers, concernsHosts: true) }

  /// A setting of the system's own views, which hosts of our bar do not use.
  private static func view<Answer: Sendable & Equatable>(
    _ name: String, _ property: any WritableKeyPath<UIKitSwitches, Answer> & Sendable,
    _ answers: [Answer]
  ) -> Setting { Setting(name, property, answers, concernsHosts: false) }
}
