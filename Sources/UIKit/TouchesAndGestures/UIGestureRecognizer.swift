// SPDX-License-Identifier: MIT

public import Foundation

/// Watches the touches of a view and those within it for a movement of a certain kind.
///
/// A subclass overrides the touch methods and sets ``state``. Apple's initialisers name a selector,
/// which cannot exist here; modules of this package set a closure.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The system took the touches away, or the recogniser was switched off.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// A discrete gesture was recognised: the same as ``ended``.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?

  /// Who is asked about this recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the view stops hearing of touches when the gesture is recognised; true by default.
  open var cancelsTouchesInView = true

  /// A name for finding the recogniser; none by default.
  open var name: String?

  /// Runs at every step of the gesture and when it is complete or cancelled.
  final package var onAction: (@MainActor (UIGestureRecognizer) -> Void)?

  final var activeTouches: [UITouch] = []
  final var blockers: [WeakRecognizer] = []
  final var waitingFor: [WeakRecognizer] = []
  final var pendingState: State?
  final var currentState = State.possible

  /// Makes a recogniser that watches no view yet.
  public override init() {
    super.init()
  }

  /// Makes a recogniser that runs a closure at every step of the gesture.
  package convenience init(onAction: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    self.onAction = onAction
  }

  /// Whether touches are watched; switching off cancels a gesture in progress.
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue {
        cancelAndReset()
      }
    }
  }

  /// How far the gesture has come.
  ///
  /// A subclass sets it: from possible to began, changed and ended (or cancelled), to recognized,
  /// or to failed. Where another recogniser must fail first, the change waits for that.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  // MARK: For subclasses

  /// Fingers came down in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that came down in the view moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that came down in the view were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over: forget what was seen; call `super`.
  open func reset() {}

  /// Whether recognising this gesture ends another's chances; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture that is recognised ends this one's chances; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits until another has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The middle of the fingers, in a view's coordinates, or the window's if `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    let points = activeTouches.map { $0.location(in: view) }
    guard !points.isEmpty else { return lastLocation(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Where one of the fingers is, in a view's coordinates, or the window's if `view` is nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    activeTouches.indices.contains(touchIndex)
      ? activeTouches[touchIndex].location(in: view) : lastLocation(in: view)
  }

  /// How many fingers the recogniser follows.
  open var numberOfTouches: Int { activeTouches.count }

  /// The last place of the fingers in the window.
  final var lastPlace = CGPoint.zero

  private func lastLocation(in target: UIView?) -> CGPoint {
    guard let target, let window = view?.window else { return lastPlace }
    return window.convert(lastPlace, to: target)
  }
}

/// A recogniser that may go away.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
