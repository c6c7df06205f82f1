// SPDX-License-Identifier: MIT

public import Foundation

/// What happened on the screen at one moment: the touches that are down or just ended.
@MainActor
open class UIEvent: NSObject {
  /// The broad kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
  }

  /// A finer kind of event.
  public enum EventSubtype: Int, Sendable {
    /// No finer kind.
    case none = 0
  }

  /// The kind of event: always touches.
  open var type: EventType { .touches }

  /// The finer kind: always none.
  open var subtype: EventSubtype { .none }

  /// When the event happened, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { time }

  /// All touches of the event, in every window.
  open var allTouches: Set<UITouch>? { touches }

  final var time: TimeInterval
  final var touches: Set<UITouch>

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    time = timestamp
    super.init()
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// The touches that a gesture recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
