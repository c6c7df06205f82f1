// SPDX-License-Identifier: MIT

internal import Foundation

extension UIControl {
  /// Runs an action at events; one with the same identifier and events is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(action: action, events: controlEvents))
  }

  /// Does not run an action at events any more.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does not run the action with an identifier at events any more.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events at which anything runs.
  public var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Goes through the actions and their events in the order in which they were added.
  ///
  /// The iterator gets the action, nil for the target and selector that there are only with
  /// Objective-C, the events, and a flag that it sets to go no further.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      iterator(handler.action, nil, handler.events, &stop)
    }
  }
}

/// The name of a method in Objective-C: there is none on this system, so no value exists.
public typealias Selector = Never
