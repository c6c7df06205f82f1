// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
  /// A switch of pages whose did-callbacks are still to come.
  struct PendingEnd {
    let timer: SimulatorClock.Token?
    let pages: [UIViewController]
  }

  /// Selects by code: no delegate is called, and selecting the selected page does nothing.
  func selectByCode(_ page: UIViewController?) {
    guard let page, page !== selection else { return }
    let isKnown = page === more || (pages?.contains { $0 === page } ?? false)
    guard isKnown else {
      UIKitFailure.report(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected: \(page) is a view controller "
          + "that isn't a child.")
      return
    }
    select(page)
  }

  func select(_ page: UIViewController) {
    // Nobody told of another width while the controller was away.
    followWidth()
    let former = seenSelection
    selection = page
    staleSelection = nil
    tabBar.select(item(for: page))
    if Simulator.current.switches.selectionInWillAppear == .former {
      staleSelection = .some(former)
    }
    showSelection()
    staleSelection = nil
  }

  /// Selects by index.
  ///
  /// What an index does that names no page, or one that only the More list leads to, is not known.
  func selectByCode(index: Int) {
    let switches = Simulator.current.switches
    guard let pages, pages.indices.contains(index) else {
      let line = "There is no page at the selected index \(index)."
      switch switches.indexOutOfRange {
      case .ignored: return Simulator.current.log(line)
      case .fails: return UIKitFailure.report(line)
      }
    }
    let former = seenSelection
    if pagesInMore.contains(where: { $0 === pages[index] }) {
      switch switches.indexBeyondBar {
      case .page: selectByCode(pages[index])
      case .more: selectByCode(moreOrNew)
      case .nothing: Simulator.current.log("The page at index \(index) has no tab of its own.")
      }
    } else {
      selectByCode(pages[index])
    }
    guard switches.indexSetterIsSeenLate, selection !== former else { return }
    staleController = .some(former)
    Simulator.current.clock.schedule(after: 0) { [weak self] in self?.staleController = nil }
  }

  /// The user tapped a tab.
  ///
  /// UIKit's order: the delegate is asked before anything changes; then the bar's delegate, which
  /// is this controller, hears of it; then the selection changes; then the delegate is told. A tap
  /// on the selected tab shows the root of a navigation controller.
  func userTapped(_ item: UITabBarItem) {
    guard let child = child(for: item) else { return }
    let switches = Simulator.current.switches
    let isSelected = selection.map(holder) === child
    if let delegate, !isSelected || switches.retapAsksDelegate,
      !delegate.tabBarController(self, shouldSelect: child)
    {
      return
    }
    staleController = nil
    if switches.selectionInBarDelegate == .former { tabBar(tabBar, didSelect: item) }
    if isSelected, child === more {
      returnToMoreList(animated: true)
    } else if isSelected {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      if child === more { emptyMore() }
      select(child)
    }
    if switches.selectionInBarDelegate == .new { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: child)
  }

  /// The user chose a page in the list of what does not fit.
  func userChose(_ page: UIViewController) {
    guard pagesInMore.contains(where: { $0 === page }) else { return }
    if let delegate, !delegate.tabBarController(self, shouldSelect: page) { return }
    // Another tab may have been selected while the finger was on the list.
    if shown === more { selectInMore(page) } else { select(page) }
    delegate?.tabBarController(self, didSelect: page)
  }

  private func selectInMore(_ page: UIViewController) {
    selection = page
    pushInMore(page, animated: true)
  }

  private func pushInMore(_ page: UIViewController, animated: Bool) {
    let controller = moreOrNew
    guard controller.topViewController !== page else { return }
    emptyMore()
    // A stack in the list's stack shows its own bar only, and leads back to the list.
    if let stack = page as? UINavigationController {
      stack.exit = ("More", { [weak self] in self?.returnToMoreList(animated: true) })
      controller.setNavigationBarHidden(true, animated: animated)
    }
    controller.pushViewController(page, animated: animated)
  }

  private func returnToMoreList(animated: Bool) {
    guard let more else { return }
    selection = more
    more.setNavigationBarHidden(false, animated: animated)
    more.popToRootViewController(animated: animated)
  }

  // MARK: Showing

  /// Puts the selected page in place of the one before.
  func showSelection() {
    guard isViewLoaded else { return }
    tabTransition?.finishNow()
    let child = selection.map(holder)
    if let selection, child !== selection {
      // A page that moves from the bar into the list goes, and comes there again.
      if shown === selection {
        exchange(shown, for: nil)
        endPending()
      }
      pushInMore(selection, animated: false)
    }
    guard child !== shown else { return }
    exchange(shown, for: child)
  }

  /// UIKit's order up to iOS 17: the new page will appear, the old one will and did disappear, the
  /// new one did appear, all in one turn; later systems have another one, and take longer.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    endPending()
    endFade()
    if let old, let new, let transition = TabTransition(self, from: old, to: new) {
      return transition.run()
    }
    let isOnScreen = appearance.isOnScreen
    new?.loadViewIfNeeded()
    if isOnScreen {
      let isNewFirst = Simulator.current.switches.switchOrder == .newFirst
      if isNewFirst { new?.beginAppearanceTransition(true, animated: false) }
      old?.beginAppearanceTransition(false, animated: false)
      if !isNewFirst { new?.beginAppearanceTransition(true, animated: false) }
    }
    let fades = isOnScreen && old != nil && new != nil && fadesSwitches
    UIView.performWithoutAnimation { exchangeViews(old, for: new, fades: fades) }
    beginFade()
    guard isOnScreen else {
      if old?.appearance.state == .disappearing { old?.endAppearanceTransition() }
      return
    }
    if appearance.state == .appeared {
      end([old, new].compactMap { $0 })
    } else {
      old?.endAppearanceTransition()
    }
  }

  func exchangeViews(
    _ old: UIViewController?, for new: UIViewController?, fades: Bool
  ) {
    takeBarBack(afterPop: false)
    let oldWrapper = shownWrapper
    shown = new
    shownWrapper = nil
    if let new {
      let wrapper = PageWrapper(frame: content.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(wrapper)
      wrapper.place(new, in: frame(ofChild: new, in: wrapper))
      shownWrapper = wrapper
    }
    if let oldWrapper, let oldView = old?.viewIfLoaded {
      if fades {
        fading = (oldView, oldWrapper)
      } else {
        oldView.removeFromSuperview()
        oldWrapper.removeFromSuperview()
      }
    }
    raiseOwnViews()
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
  }

  // MARK: Cross-fading

  private var fadesSwitches: Bool {
    UIView.areAnimationsEnabled && viewIfLoaded?.window != nil
      && Simulator.current.switches.switchCrossFades
  }

  /// Lets the old page fade away over the new one, which takes the touches at once.
  private func beginFade() {
    guard let wrapper = fading?.wrapper else { return }
    wrapper.isUserInteractionEnabled = false
    content.bringSubviewToFront(wrapper)
    UIView.animate(
      withDuration: 0.35, animations: { wrapper.alpha = 0 },
      completion: { [weak self] _ in if self?.fading?.wrapper === wrapper { self?.endFade() } })
  }

  /// Takes a page away that was fading.
  func endFade() {
    guard let (view, wrapper) = fading else { return }
    fading = nil
    if view.superview === wrapper { view.removeFromSuperview() }
    wrapper.removeFromSuperview()
  }

  private func end(_ pages: [UIViewController]) {
    let work = { for page in pages { page.endAppearanceTransition() } }
    switch Simulator.current.switches.didAppearDelay {
    case .now: work()
    case .never: pendingEnd = PendingEnd(timer: nil, pages: [])
    case .after(let delay):
      let timer = Simulator.current.clock.schedule(after: delay) { [weak self] in
        self?.pendingEnd = nil
        work()
      }
      pendingEnd = PendingEnd(timer: timer, pages: pages)
    }
  }

  /// Another switch begins: what is still to be told of the last one is told first.
  private func endPending() {
    guard let pending = pendingEnd else { return }
    pendingEnd = nil
    pending.timer?.cancel()
    for page in pending.pages { page.endAppearanceTransition() }
  }
}
