// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
  /// Shows the top of the stack while the controller is on the screen.
  func show(
    _ change: NavigationTransition.Change, animated: Bool, interactively: Bool
  ) {
    guard let to = stack.last else {
      removeShownPage(appearing: true)
      finish(change)
      updateBarItems()
      return layoutAfterChange()
    }
    guard shownPage != nil else {
      install(to)
      to.beginAppearanceTransition(true, animated: false)
      tellWillShow(to, animated: false)
      finish(change)
      if appearance.state == .appeared {
        to.endAppearanceTransition()
        tellDidShow(animated: false)
      }
      return layoutAfterChange()
    }
    // Nobody sees an animation of a controller that is itself only appearing; what a finger drags is
    // seen, even if nobody was told that it has appeared.
    let isSeen =
      viewIfLoaded?.window != nil && (appearance.state == .appeared || interactively)
    let transition = NavigationTransition(
      controller: self, change: change, to: to, isAnimated: (animated || interactively) && isSeen,
      isInteractive: interactively && isSeen)
    self.transition = transition
    transition.run()
  }

  /// Exchanges the page in place while nobody looks: no page hears of appearing.
  func showTopOffScreen() {
    if isViewLoaded, shownPage !== stack.last {
      removeShownPage(appearing: false)
      if let top = stack.last { install(top) }
    }
    updateBarItems()
    layoutAfterChange()
    guard Simulator.current.switches.tellsOffScreenChanges, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Puts the top page in place when the controller appears.
  func showFirst(animated: Bool) {
    guard let top = stack.last else { return }
    let isNew = shownPage !== top
    if isNew {
      removeShownPage(appearing: false)
      install(top)
    }
    if isNew || owesDidShow { tellWillShow(top, animated: animated) }
    layoutAfterChange()
  }

  /// Puts a page's view in place without any callback but those of loading.
  func install(_ page: UIViewController) {
    guard isViewLoaded else { return }
    UIView.performWithoutAnimation {
      let wrapper = PageWrapper(frame: content.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.place(page, in: frame(of: page, in: wrapper))
      content.addSubview(wrapper)
      shownPage = page
      shownWrapper = wrapper
      owesDidShow = true
      updateBarItems()
    }
  }

  private func removeShownPage(appearing: Bool) {
    guard let page = shownPage else { return }
    if appearing { page.beginAppearanceTransition(false, animated: false) }
    page.viewIfLoaded?.removeFromSuperview()
    shownWrapper?.removeFromSuperview()
    shownWrapper = nil
    shownPage = nil
    if appearing || page.appearance.state == .disappearing { page.endAppearanceTransition() }
  }

  func tellWillShow(_ page: UIViewController, animated: Bool) {
    owesDidShow = true
    let switches = Simulator.current.switches
    if switches.delegateIsReplaced {
      bystander = NavigationBystander()
      delegate = bystander
    }
    guard switches.sendsNavigationWillShow else { return }
    delegate?.navigationController(self, willShow: page, animated: animated)
  }

  func tellDidShow(animated: Bool) {
    guard owesDidShow, let page = shownPage else { return }
    owesDidShow = false
    delegate?.navigationController(self, didShow: page, animated: animated)
  }
}

/// A delegate that a page might put in the place of another one.
@MainActor final class NavigationBystander: NSObject, UINavigationControllerDelegate {}
