// SPDX-License-Identifier: MIT
public import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self, mayContain(child) else { return }
    guard child !== self, !ancestors.contains(where: { $0 === child }) else {
      return UIKitFailure.report("Can't add \(child) as a child view controller of itself.")
    }
    if child.parent != nil { child.removeFromParent() }
    child.appearance.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.traitsMayHaveChanged()
  }

  /// Apple documents a tab bar controller as the root of a window only; whether another place is
  /// tolerated is not known.
  func mayContain(_ child: UIViewController) -> Bool {
    guard child is UITabBarController, !Simulator.current.switches.toleratesNestedTabs else {
      return true
    }
    UIKitFailure.report("A tab bar controller cannot be a child of another container (\(child)).")
    return false
  }

  func leaveParent() {
    guard let parent else { return }
    if !parent.managesChildAppearance { abandonGuest() }
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
    if let container = fromViewController.viewInPlace?.superview,
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

  /// Whether the root view may be put under a view: not under the view of a controller that is
  /// not the parent, which is reported.
  ///
  /// UIKit's rule. Containers of the system may lend a page to another one, as More does, and are
  /// exempt.
  func mayAddRootView(to superview: UIView) -> Bool {
    guard let parent, !parent.managesChildAppearance else { return true }
    var view: UIView? = superview
    while let current = view, current.owner == nil { view = current.superview }
    guard let owner = view?.owner, owner !== parent else { return true }
    UIKitFailure.report(
      "child view controller:\(self) should have parent view controller:\(parent) but requested "
        + "parent is:\(owner)")
    return false
  }
}
