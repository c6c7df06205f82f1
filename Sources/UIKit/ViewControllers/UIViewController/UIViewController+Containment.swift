// SPDX-License-Identifier: MIT
public import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.appearance.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.traitsMayHaveChanged()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.traitOverrides[ObjectIdentifier(self)] = nil
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Changes from one child to another with an animation.
  ///
  /// Both must be children of the receiver. The new child's view is added before the animations,
  /// the old one's removed after them, and both hear of their appearing and disappearing.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      UIKitFailure.report(
        "Children view controllers \(fromViewController) and \(toViewController) must have a "
          + "common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
      return
    }
    let isAnimated = duration > 0
    let isOnScreen = appearance.isOnScreen
    if isOnScreen {
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    }
    let finish: (Bool) -> Void = { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if isOnScreen {
        toViewController.endAppearanceTransition()
        fromViewController.endAppearanceTransition()
      }
      completion?(finished)
    }
    if let container = fromViewController.viewIfLoaded?.superview,
      let view = toViewController.view, view.superview !== container
    {
      container.addSubview(view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }

  /// The name of the exception that tells of views and controllers that do not match.
  public class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
  }

  /// Reports a child's view that is added under the view of a controller that is not its parent.
  ///
  /// UIKit's rule; containers of the system put views in between and are exempt by their own
  /// views having no controller.
  func checkHierarchy(addedTo superview: UIView) {
    guard let parent, !parent.managesChildAppearance else { return }
    var view: UIView? = superview
    while let current = view, current.owner == nil { view = current.superview }
    guard let owner = view?.owner, owner !== parent else { return }
    UIKitFailure.report(
      "child view controller:\(self) should have parent view controller:\(owner) but actual "
        + "parent is:\(parent)")
  }
}
