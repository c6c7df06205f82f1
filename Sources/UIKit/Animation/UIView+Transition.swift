// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Lets a view fade from its look before the changes of a closure to its look after them.
  ///
  /// Without the cross-dissolve option the look changes at once; what the closure animates besides
  /// is animated. The duration is in seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let dissolves = options.contains(.transitionCrossDissolve) && duration > 0
    let former = dissolves && areAnimationsEnabled ? FadingPicture(of: view) : nil
    animate(withDuration: duration, delay: 0, options: options) {
      former?.fadeOut()
      animations?()
      // The look that fades in is the one after layout.
      performWithoutAnimation { view.layoutIfNeeded() }
    } completion: {
      former?.remove()
      completion?($0)
    }
  }

  /// Puts a view into the place of another, fading from one to the other if the options say so.
  ///
  /// The first view is removed and the second added, or with `showHideTransitionViews` hidden and
  /// shown. The duration is in seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Simulator.current.clock.schedule(after: 0) { completion?(true) }
      return
    }
    transition(with: container, duration: duration, options: options) {
      performWithoutAnimation {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }
    } completion: {
      completion?($0)
    }
  }
}

/// A picture of a view's former look, over the view, which fades away.
@MainActor
private final class FadingPicture {
  private let layer = CALayer()
  private let view: UIView

  init?(of view: UIView) {
    guard view.window != nil,
      let picture = ViewRenderer.picture(of: view, scale: UIScreen.main.scale)
    else { return nil }
    self.view = view
    layer.contents = CGImage(picture)
    layer.state.zPosition = .greatestFiniteMagnitude
    layer.state.bounds.size = view.bounds.size
    layer.state.anchorPoint = .zero
    layer.state.position = view.bounds.origin
    view.layer.addSublayer(layer)
  }

  func fadeOut() {
    guard let recording = AnimationRecording.current else { return }
    layer.record(\.opacity, .opacity, to: 0, in: recording)
  }

  func remove() {
    layer.removeFromSuperlayer()
  }
}
