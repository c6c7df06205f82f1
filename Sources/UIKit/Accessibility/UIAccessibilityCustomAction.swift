// SPDX-License-Identifier: MIT

public import Foundation

/// Something more that can be done with an element, offered by name.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Carries the action out and returns whether that succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name to say.
  open var name: String

  /// What carries the action out.
  open var actionHandler: Handler?

  /// Makes an action from its name and what carries it out.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
