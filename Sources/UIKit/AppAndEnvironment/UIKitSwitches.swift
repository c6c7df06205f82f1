// SPDX-License-Identifier: MIT
package import Foundation

/// Behaviour of UIKit that differs between its versions or is not known for sure.
///
/// Code that stands on UIKit must work under each answer. ``all`` names a combination for every
/// answer, so that one test can run under them all.
package struct UIKitSwitches: Sendable, Hashable {
  /// When the did-callbacks of a tab switch come.
  package enum DidAppearDelay: Sendable, Hashable {
    /// In the same turn as the switch: iOS 17 and earlier.
    case now
    /// Some seconds later, after a cross-fade; iOS 18 takes 0.5 to 0.7.
    case after(TimeInterval)
    /// Not at all, as when a further switch always comes first.
    case never
  }

  /// Whether the bar's height stays in the pages' bottom inset while `tabBar.isHidden` is true.
  ///
  /// Sources disagree for systems before iOS 18; false by default.
  package var hiddenBarKeepsInset = false

  /// When the did-callbacks of a tab switch come; at once by default.
  package var didAppearDelay = DidAppearDelay.now

  /// Whether a pop shows a system tab bar again that an app hid itself; false by default.
  package var showsSystemBarAfterPop = false

  /// Whether navigation controllers tell their delegates what they will show; true by default.
  ///
  /// Controllers that are off screen, or whose delegate was replaced, do not.
  package var sendsNavigationWillShow = true

  /// Makes the behaviour of iOS 16.5.
  package init() {}

  /// A named combination for every answer.
  package static let all: [(name: String, switches: UIKitSwitches)] = [
    ("iOS 16.5", .init()),
    ("a hidden bar keeps its inset", .with { $0.hiddenBarKeepsInset = true }),
    ("did-callbacks 0.6 seconds late", .with { $0.didAppearDelay = .after(0.6) }),
    ("no did-callbacks", .with { $0.didAppearDelay = .never }),
    ("the system bar comes back after a pop", .with { $0.showsSystemBarAfterPop = true }),
    ("no willShow", .with { $0.sendsNavigationWillShow = false }),
  ]

  private static func with(_ change: (inout UIKitSwitches) -> Void) -> UIKitSwitches {
    var switches = UIKitSwitches()
    change(&switches)
    return switches
  }
}
