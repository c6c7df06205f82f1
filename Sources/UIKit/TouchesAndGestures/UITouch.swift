// SPDX-License-Identifier: MIT

public import Foundation

/// One finger on the screen, from coming down to being lifted or taken away.
///
/// The same object is used for the whole life of the touch; it belongs to the view first hit,
/// wherever the finger moves afterwards.
@MainActor
open class UITouch: NSObject {
  /// What a touch is doing.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and has not moved since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system stopped following the finger.
    case cancelled = 4
  }

  /// The kind of thing that touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
  }

  /// When the touch last changed, in seconds of the simulator's clock.
  public internal(set) var timestamp: TimeInterval = 0

  /// What the touch is doing now.
  public internal(set) var phase: Phase = .began

  /// How many times in quick succession a finger came down here; 1 for a single tap.
  public internal(set) var tapCount = 1

  /// The kind of touch: always a finger.
  public let type = TouchType.direct

  /// The window in which the touch began.
  public internal(set) weak var window: UIWindow?

  /// The view in which the touch began.
  public internal(set) weak var view: UIView?

  /// The recognisers that follow the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The position in the window, in points.
  final var position = CGPoint.zero
  /// The position at the event before, in points.
  final var previousPosition = CGPoint.zero
  /// Whether the view no longer hears of the touch, because a recogniser has taken it.
  final var isTakenFromView = false
  /// Whether the view has heard of the touch.
  final var wasToldToView = false
  /// The control that tracks the touch, which may have reached it from a view in it.
  final weak var tracker: UIControl?
  /// The order in which touches came down.
  final var number = 0

  init(at point: CGPoint, in window: UIWindow, view: UIView?, timestamp: TimeInterval) {
    super.init()
    self.window = window
    self.view = view
    self.timestamp = timestamp
    position = point
    previousPosition = point
  }

  /// The touch's position in a view's coordinates, or the window's if `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(position, to: view)
  }

  /// The position at the event before, in a view's coordinates, or the window's if `view` is nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPosition, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return window.convert(point, to: view)
  }
}
