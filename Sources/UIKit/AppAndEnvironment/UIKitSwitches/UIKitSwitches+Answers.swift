// SPDX-License-Identifier: MIT
package import Foundation

extension UIKitSwitches {
  /// A moment in the life of a tab bar controller.
  package enum Moment: Sendable, CaseIterable {
    /// When its pages are set.
    case atAssignment
    /// When its view is loaded, or when they are set after that.
    case atViewLoad
  }

  /// What an index that no page has does.
  package enum OutOfRange: Sendable, CaseIterable {
    /// Nothing but a line in the console.
    case ignored
    /// It is a mistake, which stops the app.
    case fails
  }

  /// What selecting by index does with a page that only the More list leads to.
  package enum BeyondBar: Sendable, CaseIterable {
    /// Selects it, and shows it in the stack of the More list.
    case page
    /// Selects the More list.
    case more
    /// Nothing.
    case nothing
  }

  /// What is selected while a selection is under way.
  package enum SeenSelection: Sendable, CaseIterable {
    /// What was selected before.
    case former
    /// What will be selected.
    case new
  }

  /// The order in which the two pages of a tab switch are told.
  package enum SwitchOrder: Sendable, CaseIterable {
    /// New will appear, old will disappear, old did disappear, new did appear: up to iOS 18.
    case newFirst
    /// Old will disappear, new will appear, old did disappear, new did appear: iOS 26.
    case oldFirst
  }

  /// When the did-callbacks of a tab switch come.
  package enum DidAppearDelay: Sendable, Hashable, CaseIterable {
    /// In the same turn as the switch: iOS 17 and earlier.
    case now
    /// Some seconds later, after a cross-fade; iOS 18 takes 0.5 to 0.7.
    case after(TimeInterval)
    /// Not at all, as when a further switch always comes first.
    case never

    package static let allCases: [DidAppearDelay] = [.now, .after(0.6), .never]
  }

  /// When the flag that hides the bar is read.
  package enum FlagReading: Sendable, CaseIterable {
    /// At the push, for as long as the page is on the stack.
    case atPush
    /// Whenever it is needed, so that changing it later counts.
    case live
  }

  /// How high the system's bar is over the home indicator.
  package enum BarHeight: Sendable, CaseIterable {
    /// 49 points: up to iOS 18.
    case classic
    /// 72 points, the platter of iOS 26.
    case platter
  }

  /// How high the bar is in landscape on phones without a home button.
  package enum LowBar: Sendable, CaseIterable {
    /// 32 points over the home indicator's 21: 53.
    case low
    /// 49 points over the home indicator's 21: 70.
    case high
  }

  /// Where a tab's icon is without a title.
  package enum LoneIcon: Sendable, CaseIterable {
    /// Where it is with a title.
    case asWithTitle
    /// In the middle of the tab.
    case centered
  }

  /// What is said of a badge.
  package enum BadgeSpeech: Sendable, CaseIterable {
    /// Its text.
    case text
    /// Its text and what it counts, as "3 items".
    case items
  }

  /// In which order a view hears of a new superview and a new window.
  package enum MoveOrder: Sendable, CaseIterable {
    /// Will move to superview, to window; did move to window, to superview.
    case windowWithin
    /// Will move to window, to superview; did move to superview, to window.
    case superviewWithin
  }

  /// When a button's main action is told of.
  package enum PrimaryAction: Sendable, CaseIterable {
    /// With touch-up inside: the actions run in the order in which they were added.
    case together
    /// After touch-up inside.
    case after
    /// Before touch-up inside.
    case before
  }

  /// When an animation in which nothing moves completes.
  package enum Completion: Sendable, CaseIterable {
    /// In the next turn.
    case nextTurn
    /// Before the call returns.
    case atOnce
  }
}
