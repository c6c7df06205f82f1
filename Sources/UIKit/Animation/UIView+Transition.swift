// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Lets a view fade or turn from its look before the changes of a closure to its look after them.
  ///
  /// Without an option that names a transition the look changes at once, and what the closure
  /// changes is animated. With one, what changes within the view is there at once, unless
  /// `allowAnimatedContent` is given. The duration is in seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = options.transition
    let shows = transition != .none && duration > 0 && areAnimationsEnabled
    let former = shows ? FormerLook(of: view, transition) : nil
    animate(withDuration: duration, delay: 0, options: options) {
      animations?()
      // The look that fades in is the one after layout.
      performWithoutAnimation { view.layoutIfNeeded() }
      if !options.contains(.allowAnimatedContent) {
        former?.stillContent()
      }
      former?.leave()
    } completion: {
      former?.remove()
      completion?($0)
    }
  }

  /// Puts a view into the place of another; the options say how their superview changes its look.
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
