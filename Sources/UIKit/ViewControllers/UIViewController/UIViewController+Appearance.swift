// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  /// Where a controller is between being off and on the screen.
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }

    var state = State.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isEditing = false
    /// Whether the transition that began is one of the view's moving into or out of a window.
    var followsView = false

    var isOnScreen: Bool { state == .appeared || state == .appearing }
  }

  /// Whether the controller appears because it was pushed or added as a child.
  public var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the controller disappears because it was popped or removed as a child.
  public var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// Whether the controller appears because it was presented.
  public var isBeingPresented: Bool {
    appearance.isBeingPresented || (parent?.isBeingPresented ?? false)
  }

  /// Whether the controller disappears because it is dismissed.
  public var isBeingDismissed: Bool {
    appearance.isBeingDismissed || (parent?.isBeingDismissed ?? false)
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    takeGuestAlong(isAppearing, animated: animated)
    guard isAppearing != appearance.isOnScreen else { return }
    // What a presentation covers whole is not seen, whatever its container does.
    if isAppearing, presentation.ownStage?.keepsPresenterAway == true { return }
    if isAppearing { loadViewIfNeeded() }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if isAppearing { didSendWillAppear(animated: animated) }
    for child in forwardingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endAppearance() {
    // What was presented in the place of a page that was leaving left with it.
    if appearance.state == .disappearing, guestIsOffScreen {
      takeGuestAlong(false, animated: false)
    }
    endOwnAppearance()
    endAppearanceOfGuest()
  }

  private func endOwnAppearance() {
    switch appearance.state {
    case .appearing:
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: return
    }
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    for child in forwardingChildren { child.endAppearanceTransition() }
    if appearance.state == .appeared { didSendDidAppear(animated: appearance.isAnimated) }
  }

  /// The children that hear of this controller's own appearing and disappearing.
  private var forwardingChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? childrenOnScreen : []
  }

  /// Called before the view enters or leaves a window as a view is added or removed.
  ///
  /// UIKit's rule: with automatic forwarding a child whose view is added to a visible parent's
  /// view hears all of its appearing, and of its disappearing when the view is removed.
  func viewWillMove(from former: UIWindow?, to window: UIWindow?) {
    guard (former == nil) != (window == nil), forwardsByItself else { return }
    let isAppearing = window != nil
    if isAppearing, let parent, !parent.appearance.isOnScreen { return }
    guard appearance.state == (isAppearing ? .disappeared : .appeared) else { return }
    appearance.followsView = true
    beginAppearanceTransition(isAppearing, animated: false)
  }

  /// Called after the view entered or left a window as a view was added or removed.
  func viewMovedToWindow(from former: UIWindow?, to window: UIWindow?) {
    guard appearance.followsView else { return }
    appearance.followsView = false
    // A parent that is still appearing ends its children's appearing with its own.
    if window != nil, parent?.appearance.state == .appearing { return }
    endAppearanceTransition()
  }

  private var forwardsByItself: Bool {
    guard let parent else { return !isRootOfWindow && presentation.presenter == nil }
    return !parent.managesChildAppearance && parent.shouldAutomaticallyForwardAppearanceMethods
  }
}
