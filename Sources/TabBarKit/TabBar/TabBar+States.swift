// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import UIKit

extension TabBar {
  /// Shows an item in one of its states, such as "back to top" while the page is scrolled.
  ///
  /// Title and icon fade over in place, in 0.25 seconds; nothing moves, because the bar keeps room
  /// for the widest of an item's titles. A state stays when items are replaced, as long as the item
  /// has it.
  ///
  /// ```swift
  /// bar.setState(scrollView.contentOffset.y > 400 ? "top" : nil, for: "home")
  /// ```
  ///
  /// - Parameters:
  ///   - state: The name of one of the item's ``TabBarCore/BarItem/states``; nil is the item itself.
  ///     An unknown one changes nothing and is reported to ``onDiagnostic``.
  ///   - id: The item; an unknown one changes nothing and is reported to ``onDiagnostic``.
  ///   - animated: Whether it fades, which it never does where the user wants less motion; the
  ///     default is true.
  public func setState(_ state: BarItem.StateName?, for id: TabID, animated: Bool = true) {
    guard isKnown(id), let item = shownItems.first(where: { $0.id == id }) else { return }
    if let state, item.states[state] == nil {
      return report(.unknownState(item: id, state: state))
    }
    guard itemStates[id] != state else { return }
    itemStates[id] = state
    guard let control = controls[id] else { return }
    let show = { control.show(item, state: state, in: self.itemContext) }
    guard animated, control.isAnimated else { return show() }
    control.crossFade(show)
  }

  /// The state in which an item is shown; nil for the item itself.
  ///
  /// - Parameter id: The item.
  /// - Returns: The name that was set last, nil also for an unknown item.
  public func state(of id: TabID) -> BarItem.StateName? { itemStates[id] }

  /// Forgets the states of items that are gone or have them no longer.
  func keepStates(of items: [BarItem]) {
    guard !itemStates.isEmpty else { return }
    itemStates = itemStates.filter { id, state in
      items.contains { $0.id == id && $0.states[state] != nil }
    }
  }
}
