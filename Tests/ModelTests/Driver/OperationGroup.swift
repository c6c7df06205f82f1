// SPDX-License-Identifier: MIT
import Foundation

/// Steps and comparisons that can be left out, by name.
///
/// What the hosts have is on by default. MODEL_GROUPS adds others by name, with commas, or leaves one
/// out: `wishesToStay,-hurry`.
enum OperationGroup: String, CaseIterable {
  /// Tabs with gates of their own, which answer asynchronously.
  case gates
  /// Selecting a tab that has not arrived yet is remembered until it does.
  case remembersUnknown
  /// Waiting ends after a time.
  case timeLimits
  /// The application takes back a wish that waits.
  case cancellation
  /// That a wish waits no longer is told.
  case endedWaits
  /// All tabs may go away.
  case emptyBars
  /// Tabs and actions are disabled and enabled.
  case disabledItems
  /// Tabs and actions are hidden and shown.
  case hiddenItems
  /// The selected tab is hidden.
  case hiddenSelection
  /// A bar without a selection gets a tab with a gate.
  case gatesOfFirstTabs
  /// A tab that waits is disabled.
  case disabledWaits
  /// Something is pushed before a swipe has come to its end.
  case hurryAfterSwipe
  /// To select the selected tab by code gives up what waits.
  case wishesToStay
  /// The bar follows a selection by code under what is presented full screen.
  case coveredBars
  /// The bar's items are changed while a page is half way back.
  case changesDuringSwipe
  /// Nothing waits for the end of what moves before the next step by code.
  case hurry
  /// A hidden tab is selected by code in a plain controller.
  case hiddenInPlain
  /// UIKit shows its own bar again after a pop, or keeps the room of its hidden bar.
  case systemBars
  /// Every fourth sequence runs in a plain controller of UIKit's.
  case plainController
  /// Every sequence runs under a mix of UIKit's switches of its own.
  case switches
  /// Readers from right to left, reduced motion, and pages that are given at once.
  case settings
  /// Taps, turns and modals come while something moves, where they can.
  case motion
  /// The selection changes while a page is half way back.
  case selectionsDuringSwipe

  /// What the hosts have today.
  static let supported: Set<OperationGroup> = [
    .emptyBars, .disabledItems, .hiddenItems, .gates, .hurry, .changesDuringSwipe,
    .plainController, .switches, .endedWaits, .cancellation, .timeLimits, .remembersUnknown,
    .wishesToStay, .disabledWaits, .hurryAfterSwipe, .gatesOfFirstTabs, .systemBars, .coveredBars,
    .hiddenSelection, .hiddenInPlain, .settings, .motion, .selectionsDuringSwipe,
  ]

  static let active: Set<OperationGroup> = {
    var groups = supported
    let names = ProcessInfo.processInfo.environment["MODEL_GROUPS"] ?? ""
    for name in names.split(separator: ",") {
      let isLeftOut = name.hasPrefix("-")
      guard let group = OperationGroup(rawValue: String(isLeftOut ? name.dropFirst() : name)) else {
        preconditionFailure("MODEL_GROUPS: there is no group \(name) in \(allCases)")
      }
      if isLeftOut { groups.remove(group) } else { groups.insert(group) }
    }
    return groups
  }()
}
