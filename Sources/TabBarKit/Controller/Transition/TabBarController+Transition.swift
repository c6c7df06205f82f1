// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarController {
  /// Lets a page take the shown one's place by the transition; false if there is none, or nobody
  /// would see it.
  func beginChange(to new: UIViewController) -> Bool {
    finishChange()
    guard let old = shownPage, phase == .visible, view.window != nil, UIView.areAnimationsEnabled,
      presentedViewController?.modalPresentationStyle != .fullScreen
    else { return false }
    switch transition(from: old, to: new) {
    case .none, .chosen: return false
    case .crossFade: begin(to: new, from: old, by: CrossFadeAnimator())
    case .custom(let animator): begin(to: new, from: old, by: animator)
    case .slide: beginSlide(to: new, from: old)
    }
    return true
  }

  private func transition(from: UIViewController, to: UIViewController) -> PageTransition {
    var transition = pageTransition
    // One choice may lead to another; a row without end is a mistake and counts as none.
    for _ in 0..<8 {
      guard case .chosen(let choose) = transition else { break }
      transition = choose(from, to)
    }
    if case .slide = transition, Accessibility.reducesMotion { return .crossFade }
    return transition
  }

  private func begin(
    to new: UIViewController, from old: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let running = AnimatedPageChange(from: old, to: new, in: pagesView.bounds, by: animator)
    let container = running.containerView
    running.onMisuse = { [weak self] in self?.tabBar.report(.notInteractive) }
    announce(running) {
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pagesView.addSubview(container)
      // Beneath the old one: it gets its inset and layout before its first frame.
      container.addSubview(new.view)
      if let view = old.viewIfLoaded { container.addSubview(view) }
    }
    running.run(
      onCancel: { [weak self] in self?.takeBack(running) },
      onEnd: { [weak self] in self?.end(running) })
  }

  /// The animator has taken a change back: the tab before is selected again.
  ///
  /// As by code, but without its gate: it was open until now.
  private func takeBack(_ running: AnimatedPageChange) {
    guard change === running, let id = id(of: running.from) else { return running.finishNow() }
    tabBar.driver.send(.select(id, source: .programmatic)) { [weak self] in
      // The tab before may be gone by now: then the new one stays.
      if self?.change === running { running.finishNow() }
    }
  }

  /// The page that a change is just taken back to.
  var pageOfReturn: UIViewController? {
    guard let running = change as? AnimatedPageChange, running.transitionWasCancelled else {
      return nil
    }
    return running.from
  }

  /// Shows the page again from which a change has begun that is taken back.
  func goBack(to page: UIViewController) {
    guard let running = change as? AnimatedPageChange else { return }
    shownPage = page
    running.goBack()
    SystemChrome.pageDidChange(in: self)
  }

  private func beginSlide(to new: UIViewController, from old: UIViewController) {
    let slide = makeSlide(from: old, to: new, side: side(of: new, from: old))
    announce(slide) { pagesView.addSubview(new.view) }
    slide.move(to: 0)
    slide.run(to: new)
  }

  /// A slide that is the controller's change from now until it ends.
  func makeSlide(from: UIViewController, to: UIViewController, side: CGFloat) -> PageSlide {
    weak var made: PageSlide?
    let slide = PageSlide(from: from, to: to, side: side) { [weak self] in
      if let made { self?.end(made) }
    }
    made = slide
    return slide
  }

  // The layout is mirrored already: what is seen counts, not the order of the list.
  private func side(of new: UIViewController, from old: UIViewController) -> CGFloat {
    let frames = tabBar.barLayout.items
    func place(_ page: UIViewController) -> Int? {
      let id = controllers.first { $0.value === page }?.key
      return frames.firstIndex { $0.id == id.map(tabBar.shownID) }
    }
    guard let one = place(old), let other = place(new), one != other else { return 1 }
    return one < other ? 1 : -1
  }

  /// Tells both pages that a change begins, and puts the new one where it can be seen.
  func announce(_ running: any PageChange, putting place: () -> Void) {
    let (old, new) = (running.from, running.to)
    new.loadViewIfNeeded()
    change = running
    shownPage = new
    new.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    UIView.performWithoutAnimation {
      new.view.frame = pagesView.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place()
      stage.companion = old
      stage.page = new
      stage.settle()
      pagesView.layoutIfNeeded()
    }
    SystemChrome.pageDidChange(in: self)
  }

  /// Puts the page that a finger leads to beside the one that it takes away; nothing is selected
  /// before the finger is lifted.
  func beginSwipe(_ slide: PageSlide) {
    let new = slide.to
    new.loadViewIfNeeded()
    change = slide
    new.beginAppearanceTransition(true, animated: true)
    slide.from.beginAppearanceTransition(false, animated: true)
    UIView.performWithoutAnimation {
      new.view.frame = pagesView.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pagesView.addSubview(new.view)
      stage.companion = new
      stage.ledger.set(stage.share(for: new), for: new)
      pagesView.layoutIfNeeded()
    }
  }

  /// The page that a finger has led to was selected; its slide goes on.
  func takeOver(_ page: UIViewController, of slide: PageSlide) {
    shownPage = page
    stage.companion = page === slide.to ? slide.from : slide.to
    stage.page = page
    stage.settle()
    SystemChrome.pageDidChange(in: self)
  }

  /// A change has come to its end.
  private func end(_ running: any PageChange) {
    guard change === running else { return }
    change = nil
    let old = running.from === shownPage ? running.to : running.from
    let new = running.from === shownPage ? running.from : running.to
    UIView.performWithoutAnimation {
      new.view.frame = pagesView.bounds
      pagesView.addSubview(new.view)
      if let view = old.viewIfLoaded, view.isDescendant(of: pagesView) {
        view.removeFromSuperview()
        view.frame = pagesView.bounds
      }
      (running as? AnimatedPageChange)?.containerView.removeFromSuperview()
      stage.companion = nil
      stage.page = new
      stage.settle()
      pagesView.layoutIfNeeded()
      tabBar.progress = nil
    }
    // UIKit's order of what is taken back: the one page goes, then the other comes.
    let isTakenBack = (running as? AnimatedPageChange)?.transitionWasCancelled == true
    if isTakenBack { old.beginAppearanceTransition(false, animated: true) }
    old.endAppearanceTransition()
    if isTakenBack { new.beginAppearanceTransition(true, animated: true) }
    new.endAppearanceTransition()
    stage.rewatch()
  }

  /// Ends at once what still moves between two pages; the selected one is seen.
  func finishChange(keepingFinger: Bool = false) {
    if !keepingFinger { swiper.letGo() }
    guard let running = change else { return }
    if let slide = running as? PageSlide, let shownPage {
      slide.end(at: shownPage)
    } else {
      running.finishNow()
    }
  }
}
