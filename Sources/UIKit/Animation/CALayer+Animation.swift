// SPDX-License-Identifier: MIT

internal import Foundation

/// The animation of one property of one layer.
@MainActor
struct LayerAnimation {
  let property: LayerProperty
  let run: AnimationRun
  /// The part of the run's progress in which this property moves; all of it unless a keyframe.
  let part: ClosedRange<Double>
  /// Changes a state as the animation does at a progress.
  let apply: @MainActor (inout LayerState, Double) -> Void

  var progress: Double {
    let whole = run.progress
    guard part != 0...1 else { return whole }
    let length = part.upperBound - part.lowerBound
    guard length > 0 else { return whole < part.upperBound ? 0 : 1 }
    return min(max((whole - part.lowerBound) / length, 0), 1)
  }
}

extension CALayer {
  /// The animations that have not ended.
  var runningAnimations: [LayerAnimation] { animations.filter { !$0.run.isOver } }

  /// The look on the screen at the clock's time.
  var presentationState: LayerState {
    var shown = state
    for animation in animations where !animation.run.isOver {
      animation.apply(&shown, animation.progress)
    }
    return shown
  }

  /// Whether an animation keeps touches away from the layer's view.
  ///
  /// UIKit's rule: touches on an animating view are ignored unless the animation allows them.
  var ignoresTouches: Bool {
    animations.contains { !$0.run.isOver && !$0.run.allowsUserInteraction }
  }

  /// Sets a property of the model, animated if an animation is being recorded.
  func change<Value: AnimatableValue>(
    _ path: WritableKeyPath<LayerState, Value>, _ property: LayerProperty, to value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    if property.isGeometry {
      LayoutPass.changes += 1
    }
    guard let recording = recording(of: property) else {
      state[keyPath: path] = value
      return
    }
    record(path, property, to: value, in: recording)
  }

  /// Sets a property of the model and animates it in a given run.
  func record<Value: AnimatableValue>(
    _ path: WritableKeyPath<LayerState, Value>, _ property: LayerProperty, to value: Value,
    in recording: AnimationRecording
  ) {
    let former = state[keyPath: path]
    let isAdditive = property.isAdditive
    let start =
      isAdditive || !recording.beginsFromCurrentState ? former : presentationState[keyPath: path]
    state[keyPath: path] = value
    if !isAdditive {
      interruptAnimations(where: { $0 == property })
    }
    animations.append(
      LayerAnimation(property: property, run: recording.run, part: recording.part) {
        shown, progress in
        shown[keyPath: path] =
          isAdditive
          ? shown[keyPath: path].adding(1 - progress, ofWayFrom: former, to: value)
          : .between(start, value, at: progress)
      })
    recording.run.record(self, alternatives(path, start: former, end: value))
  }

  /// The ways to set a property that an animation moves.
  ///
  /// Going back to the start leaves alone what was changed again meanwhile.
  private func alternatives<Value: AnimatableValue>(
    _ path: WritableKeyPath<LayerState, Value>, start: Value, end: Value
  ) -> AnimationRun.Change {
    var lastSet = end
    func set(_ layer: CALayer?, _ value: Value) {
      guard let layer, layer.state[keyPath: path] == lastSet, value != lastSet else { return }
      lastSet = value
      layer.state[keyPath: path] = value
      layer.view?.setNeedsLayout()
      layer.view?.superview?.setNeedsLayout()
    }
    return AnimationRun.Change(
      toStart: { [weak self] in set(self, start) },
      toEnd: { [weak self] in set(self, end) },
      toPresentation: { [weak self] in
        if let self { set(self, presentationState[keyPath: path]) }
      })
  }

  /// Ends animations before their time; their runs count as not finished.
  func interruptAnimations(where matches: (LayerProperty) -> Bool) {
    let ended = animations.filter { matches($0.property) }
    animations.removeAll { matches($0.property) }
    for animation in ended {
      animation.run.interrupt(self)
    }
  }

  private func recording(of property: LayerProperty) -> AnimationRecording? {
    guard isInWindow else { return nil }
    if view != nil {
      guard property.followsViewAnimations, AnimationRecording.isEnabled else { return nil }
      return AnimationRecording.current?.chosen(for: self)
    }
    return CATransaction.implicitRecording(for: self)
  }
}
