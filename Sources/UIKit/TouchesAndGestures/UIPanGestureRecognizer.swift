// SPDX-License-Identifier: MIT

public import Foundation

/// Recognises fingers that are moved over a view.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers must move before the gesture begins, in points, as on a phone.
  static let threshold: CGFloat = 10

  /// The fewest fingers that count; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The most fingers that count; any number by default.
  open var maximumNumberOfTouches = Int.max

  private var start: CGPoint?
  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// Where the gesture came down, in the window.
  final var startPlace: CGPoint { start ?? lastPlace }

  /// How far the fingers have moved, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start else { return .zero }
    return difference(from: start, to: lastPlace, in: view)
  }

  /// Counts the movement anew from a given translation, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.view?.window?.convert(lastPlace, to: view) ?? lastPlace
    let origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    start = self.view?.window?.convert(origin, from: view) ?? origin
  }

  /// How fast the fingers move, in a view's coordinates, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let now = Simulator.current.clock.now
    let recent = samples.filter { now - $0.time <= 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let way = difference(from: first.place, to: last.place, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  /// Whether a movement from the place where the fingers came down is the gesture.
  func begins(with way: CGPoint) -> Bool {
    (way.x * way.x + way.y * way.y).squareRoot() >= Self.threshold
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      state = isActive ? .ended : .failed
      return
    }
    if start == nil {
      start = lastPlace
      sample()
    } else {
      keepTranslation()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample()
    if isActive {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, let start,
      begins(with: CGPoint(x: lastPlace.x - start.x, y: lastPlace.y - start.y))
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    start = nil
    samples = []
  }

  private func sample() {
    samples.append((lastPlace, Simulator.current.clock.now))
    if samples.count > 20 {
      samples.removeFirst()
    }
  }

  /// Another finger moves the middle of all: that is no movement of the gesture.
  private func keepTranslation() {
    guard let last = samples.last?.place, let start else { return }
    self.start = CGPoint(
      x: start.x + lastPlace.x - last.x, y: start.y + lastPlace.y - last.y)
    samples = []
    sample()
  }

  private func difference(from first: CGPoint, to last: CGPoint, in target: UIView?) -> CGPoint {
    let window = view?.window
    let one = target.flatMap { window?.convert(first, to: $0) } ?? first
    let two = target.flatMap { window?.convert(last, to: $0) } ?? last
    return CGPoint(x: two.x - one.x, y: two.y - one.y)
  }
}

/// Recognises a finger that is moved from an edge of the screen inwards.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger must come down, in points.
  private static let reach: CGFloat = 20

  /// The edges that count; none by default.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !isActive, directions(from: startPlace).isEmpty {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    if state == .possible, !isWaiting, max(abs(way.x), abs(way.y)) >= Self.threshold {
      state = .failed
    }
  }

  override func begins(with way: CGPoint) -> Bool {
    directions(from: startPlace).contains { direction in
      let inwards = way.x * direction.x + way.y * direction.y
      let across = abs(way.x * direction.y) + abs(way.y * direction.x)
      return inwards >= Self.threshold && inwards > across
    }
  }

  private func directions(from place: CGPoint) -> [CGPoint] {
    guard let bounds = view?.window?.bounds else { return [] }
    var directions: [CGPoint] = []
    if edges.contains(.left), place.x <= bounds.minX + Self.reach {
      directions.append(CGPoint(x: 1, y: 0))
    }
    if edges.contains(.right), place.x >= bounds.maxX - Self.reach {
      directions.append(CGPoint(x: -1, y: 0))
    }
    if edges.contains(.top), place.y <= bounds.minY + Self.reach {
      directions.append(CGPoint(x: 0, y: 1))
    }
    if edges.contains(.bottom), place.y >= bounds.maxY - Self.reach {
      directions.append(CGPoint(x: 0, y: -1))
    }
    return directions
  }
}
