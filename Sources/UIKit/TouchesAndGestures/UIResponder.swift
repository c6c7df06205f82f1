// SPDX-License-Identifier: MIT

public import Foundation

/// An object that takes part in handling events: views, controllers, windows, the application.
///
/// Responders form a chain through ``next``; an event that one does not handle goes on to the next.
@MainActor
open class UIResponder: NSObject {
  /// The responder that currently receives events that have no position, such as keys.
  weak static var current: UIResponder?

  /// Creates a responder that is part of no chain yet.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The next responder in the chain; none for a plain responder.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is willing to give up being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.current === self }

  /// Makes the responder the first responder if it can be and the present one lets go.
  ///
  /// Returns whether the responder is first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.current, !current.resignFirstResponder() {
      return false
    }
    UIResponder.current = self
    return true
  }

  /// Gives up being first responder.
  ///
  /// Returns whether the responder has let go.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.current = nil
    return true
  }

  // MARK: Touches

  /// Fingers came down; passed to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; passed to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; passed to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture recogniser took the touches away; passed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
