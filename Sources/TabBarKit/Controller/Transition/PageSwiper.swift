// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Lets a finger that moves sideways over a page lead to the neighbouring tab.
///
/// A neighbour is shown only if it may be selected at once: a tab with a gate, or one that
/// the application refuses, gives way a little and comes back. The application is asked once a
/// swipe, and the selection changes when the finger is lifted.
@MainActor final class PageSwiper {
  private weak var tabs: TabBarController?
  private lazy var rivals = PageSwipeRivals { [weak self] in self?.mayBegin ?? false }
  private(set) lazy var recognizer: UIPanGestureRecognizer = {
    let recognizer = FirstFingerPanRecognizer { [weak self] in self?.step($0) }
    recognizer.delegate = rivals
    return recognizer
  }()

  /// Whether a finger leads the pages at present.
  private(set) var isFollowing = false
  /// Whether the finger was lifted, and what follows from it is being told.
  private var isLifting = false
  /// Where the pages were when the finger took them, in points.
  private var base: CGFloat = 0
  /// What the application has answered during this swipe.
  private var answers: [TabID: SelectionDecision] = [:]
  /// The tab that the finger pulls at in vain.
  private var refused: TabID?

  /// A finger that is faster decides by its direction, in points a second.
  private static let flick: CGFloat = 300
  /// How much a page gives way where there is no neighbour.
  private static let give: CGFloat = 0.3

  init(_ tabs: TabBarController) { self.tabs = tabs }

  private var slide: PageSlide? { tabs?.change as? PageSlide }

  private var mayBegin: Bool {
    guard let tabs, tabs.isSwipeEnabled, tabs.phase == .visible, tabs.shownPage != nil else {
      return false
    }
    // Deeper in a stack the same movement leads back, wherever it begins.
    return BarStage.stacks(of: tabs.shownPage).allSatisfy {
      $0.viewControllers.count < 2 && BarStage.transition(of: $0) == nil
    }
  }

  // MARK: The finger

  private func step(_ recognizer: UIPanGestureRecognizer) {
    guard let tabs else { return }
    let way = recognizer.translation(in: tabs.pagesView).x
    switch recognizer.state {
    case .began:
      take()
      follow(base + way)
    case .changed: follow(base + way)
    case .ended: lift(base + way, speed: recognizer.velocity(in: tabs.pagesView).x)
    default: lift(base, speed: 0, isTakenAway: true)
    }
  }

  private func take() {
    guard let tabs else { return }
    answers = [:]
    refused = nil
    isFollowing = true
    if let slide {
      slide.stop()
      base = slide.offset
      slide.onMove = { [weak self, weak slide] in self?.show($0, of: slide) }
    } else {
      tabs.finishChange(keepingFinger: true)
      // What an earlier swipe left on its way back is where it is seen.
      base = tabs.shownPage?.viewIfLoaded?.layer.presentation().map { CGFloat($0.frame.minX) } ?? 0
      tabs.shownPage?.viewIfLoaded?.layer.removeAllAnimations()
    }
  }

  private func follow(_ place: CGFloat) {
    guard isFollowing, let tabs else { return }
    if let slide {
      if place * slide.side <= 0 { return slide.move(to: clamped(place, slide)) }
      // A page that was caught on its way in is the selected one: it cannot be passed by.
      if slide.from !== tabs.shownPage { return slide.move(to: 0) }
      // Past where it began, to the other side: another neighbour.
      slide.end(at: slide.from)
    }
    guard place != 0, let page = tabs.shownPage else { return pull(0) }
    let side: CGFloat = place < 0 ? 1 : -1
    guard let next = neighbour(on: side) else { return pull(place) }
    guard mayShow(next), let other = tabs.viewController(for: next) else {
      refused = next
      return pull(place)
    }
    pull(0)
    refused = nil
    let slide = tabs.makeSlide(from: page, to: other, side: side)
    slide.onMove = { [weak self, weak slide] in self?.show($0, of: slide) }
    tabs.beginSwipe(slide)
    slide.move(to: clamped(place, slide))
  }

  private func lift(_ place: CGFloat, speed: CGFloat, isTakenAway: Bool = false) {
    guard isFollowing, let tabs else { return }
    isFollowing = false
    guard let slide else {
      let wish = isWish(place, speed, of: tabs.pagesView.bounds.width) && !isTakenAway
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
        self.pull(0)
      }
      if wish, let refused { tabs.tabBar.select(refused, source: .swipe) }
      return
    }
    let isFar = slide.progress > 0.5
    let speedTowards = -speed * slide.side
    let goesOn = speedTowards > Self.flick || isFar && speedTowards > -Self.flick
    // What was selected before the finger took the pages stays if the finger is taken away.
    let page = isTakenAway ? tabs.shownPage : goesOn ? slide.to : slide.from
    isLifting = true
    if let page, page !== tabs.shownPage, let id = tabs.id(of: page) {
      tabs.tabBar.select(id, source: .swipe)
    }
    isLifting = false
    // The answer may have led elsewhere, and this slide is over.
    guard tabs.change === slide else { return }
    slide.run(to: tabs.shownPage === slide.to ? slide.to : slide.from, speed: speed)
  }

  private func isWish(_ place: CGFloat, _ speed: CGFloat, of width: CGFloat) -> Bool {
    place * speed >= 0 && (abs(speed) > Self.flick || abs(place) > width / 2)
  }

  /// Lets go of the finger, because something else changes the pages.
  func letGo() {
    guard isFollowing else { return }
    isFollowing = false
    pull(0)
    // As if the system had taken the finger away.
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  // MARK: Pages

  /// Takes a page that was just selected by the lifted finger, and is on its way already.
  func adopts(_ page: UIViewController) -> Bool {
    guard isLifting, let slide, let tabs, page === slide.to || page === slide.from else {
      return false
    }
    tabs.takeOver(page, of: slide)
    return true
  }

  /// The application's answer in the course of this swipe, so that it is asked once.
  func answer(to intent: SelectionIntent) -> SelectionDecision? {
    intent.source == .swipe ? answers[intent.target] : nil
  }

  /// A finger that is taken farther than the neighbour does not move it any more.
  private func clamped(_ place: CGFloat, _ slide: PageSlide) -> CGFloat {
    let width = tabs?.pagesView.bounds.width ?? 0
    return min(max(-width, place), width)
  }

  /// Moves the page alone, a little, where there is nothing beside it.
  private func pull(_ place: CGFloat) {
    guard let tabs, tabs.change == nil, let view = tabs.shownPage?.viewIfLoaded else { return }
    view.frame = tabs.pagesView.bounds.offsetBy(dx: place * Self.give, dy: 0)
  }

  /// The next tab that a user could select, as seen: the bar is mirrored right to left.
  private func neighbour(on side: CGFloat) -> TabID? {
    guard let tabs, let selected = tabs.selectedID else { return nil }
    let items = tabs.tabBar.shownParts.map(\.item).filter { $0.role == .tab && $0.isEnabled }
    guard let place = items.firstIndex(where: { $0.id == selected }) else { return nil }
    let next = place + Int(side)
    return items.indices.contains(next) ? items[next].id : nil
  }

  /// Whether a tab may be shown before the finger is lifted.
  private func mayShow(_ id: TabID) -> Bool {
    guard let tabs, tabs.gate(of: id) == nil else { return false }
    let intent = SelectionIntent(target: id, source: .swipe, from: tabs.selectedID)
    let answer = answers[id] ?? tabs.decide?(intent) ?? .allow
    answers[id] = answer
    return answer == .allow
  }

  private func show(_ share: CGFloat, of slide: PageSlide?) {
    guard let tabs, let slide, let from = tabs.id(of: slide.from), let to = tabs.id(of: slide.to)
    else { return }
    tabs.tabBar.progress = SelectionProgress(
      from: tabs.tabBar.shownID(from), to: tabs.tabBar.shownID(to), fraction: share)
  }
}
