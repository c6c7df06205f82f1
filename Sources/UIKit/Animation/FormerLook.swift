// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

/// A picture of a view's former look, which fades away over the view or is turned with it.
@MainActor
final class FormerLook {
  private let layer = CALayer()
  private let view: UIView
  private let transition: UIView.AnimationOptions.Transition

  /// Puts a picture of a view over it; nil for a view that is not on the screen.
  init?(of view: UIView, _ transition: UIView.AnimationOptions.Transition) {
    guard view.window != nil,
      let picture = ViewRenderer.picture(of: view, scale: UIScreen.main.scale)
    else { return nil }
    self.view = view
    self.transition = transition
    layer.contents = CGImage(picture)
    layer.state.bounds = view.bounds
    let superlayer = view.layer.superlayer
    if transition == .dissolve || superlayer == nil {
      layer.state.zPosition = .greatestFiniteMagnitude
      layer.state.anchorPoint = .zero
      layer.state.position = view.bounds.origin
      view.layer.addSublayer(layer)
    } else {
      // The view itself is turned, so its picture lies beside it, where it lies.
      layer.state.anchorPoint = view.layer.anchorPoint
      layer.state.position = view.layer.position
      layer.state.transform = view.layer.transform
      superlayer?.insertSublayer(layer, above: view.layer)
    }
  }

  /// Lets what the recorded animation changes within the view be there at once.
  ///
  /// The view itself still moves and fades.
  func stillContent() {
    guard let run = AnimationRecording.current?.run else { return }
    view.layer.animations.removeAll {
      $0.run === run && !$0.property.isGeometry && $0.property != .opacity
    }
    for sublayer in view.layer.sublayerStorage { sublayer.forget(run) }
  }

  /// Begins to leave, in the animation that is being recorded.
  func leave() {
    guard let recording = AnimationRecording.current else { return }
    guard transition != .dissolve else {
      layer.record(\.opacity, .opacity, to: 0, in: recording)
      return
    }
    let isUpright = transition == .flipAboutUpright
    // A window has nothing around it: it is turned with the picture in it, which hides halfway.
    let isWithin = layer.superlayer === view.layer
    layer.turn(in: recording.run, isUpright, .front, turns: !isWithin)
    view.layer.turn(in: recording.run, isUpright, isWithin ? .both : .back, turns: true)
  }

  /// Takes the picture away.
  func remove() {
    layer.removeFromSuperlayer()
  }
}

extension CALayer {
  /// Removes the animations of a run from the layer and all within it.
  fileprivate func forget(_ run: AnimationRun) {
    animations.removeAll { $0.run === run }
    for sublayer in sublayerStorage { sublayer.forget(run) }
  }

  /// Which of the two sides of what is turned a layer is seen from.
  fileprivate enum Side {
    case front, back, both
  }

  /// Turns the layer about its upright or level middle line by half a turn.
  ///
  /// The front is hidden in the second half, the back in the first.
  fileprivate func turn(in run: AnimationRun, _ isUpright: Bool, _ side: Side, turns: Bool) {
    animations.append(
      LayerAnimation(property: .transform, run: run, part: 0...1) { shown, progress in
        let isFront = progress < 0.5
        if side == (isFront ? .back : .front) { shown.isHidden = true }
        guard turns else { return }
        shown.squeeze(to: abs(CGFloat(cos(.pi * progress))), acrossUpright: isUpright)
      })
    run.record(self, .init(toStart: {}, toEnd: {}, toPresentation: {}))
  }
}

extension LayerState {
  /// Makes the layer narrower about its upright middle line, or lower about its level one.
  fileprivate mutating func squeeze(to scale: CGFloat, acrossUpright isUpright: Bool) {
    let middle = CGPoint(
      x: (0.5 - anchorPoint.x) * bounds.width, y: (0.5 - anchorPoint.y) * bounds.height)
    let squeezed = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(scaleX: isUpright ? scale : 1, y: isUpright ? 1 : scale))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    transform = CATransform3DMakeAffineTransform(
      squeezed.concatenating(CATransform3DGetAffineTransform(transform)))
  }
}
