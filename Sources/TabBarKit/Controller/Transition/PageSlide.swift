// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// Two pages side by side, of which one takes the other's place: by itself, or under a finger.
///
/// Where the pages are is a matter of this object alone, so that a finger can catch them at any time
/// and lead them either way.
@MainActor final class PageSlide: PageChange {
  let from: UIViewController
  let to: UIViewController
  /// On which side the page that comes lies: 1 for the right, −1 for the left.
  let side: CGFloat
  /// The page that is to be seen alone in the end.
  private(set) var goal: UIViewController
  /// How far the page that was there has moved, in points.
  private(set) var offset: CGFloat = 0
  /// Told how far the page that comes has come, from 0 to 1.
  var onMove: ((CGFloat) -> Void)?

  private let onEnd: () -> Void
  private var isOver = false
  /// Counts the movements, so that the end of one that was caught is no end.
  private var movement = 0
  private var limit: DelayedCall?

  /// How long the whole way takes, in seconds, unless a finger has thrown the pages.
  static let duration: TimeInterval = 0.35

  init(
    from: UIViewController, to: UIViewController, side: CGFloat, onEnd: @escaping () -> Void
  ) {
    self.from = from
    self.to = to
    self.side = side
    self.onEnd = onEnd
    goal = to
  }

  private var width: CGFloat { max(1, from.viewIfLoaded?.superview?.bounds.width ?? 1) }

  /// How far the page that comes has come, from 0 to 1.
  var progress: CGFloat { min(max(0, -offset * side / width), 1) }

  /// Puts the pages where a finger has brought them.
  func move(to offset: CGFloat) {
    self.offset = offset
    UIView.performWithoutAnimation { place() }
    onMove?(progress)
  }

  /// Stops the pages where they are seen.
  func stop() {
    movement += 1
    limit = nil
    let seen = from.viewIfLoaded?.layer.presentation().map { CGFloat($0.frame.minX) } ?? offset
    for view in [from.viewIfLoaded, to.viewIfLoaded] { view?.layer.removeAllAnimations() }
    move(to: seen)
  }

  /// Lets the pages go to where one of them is alone, at least as fast as a finger has thrown them.
  ///
  /// - Parameters:
  ///   - page: The page that is to be seen.
  ///   - speed: How fast the finger moved, in points a second.
  func run(to page: UIViewController, speed: CGFloat = 0) {
    turn(to: page)
    let aim = page === to ? -side * width : 0
    let usual = width / Self.duration
    let seconds = min(Self.duration, abs(aim - offset) / max(abs(speed), usual))
    offset = aim
    movement += 1
    let number = movement
    limit = DelayedCall(after: seconds + AnimatedPageChange.grace, isLimit: true) { [weak self] in
      self?.finishNow()
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
    ) {
      self.place()
      self.onMove?(self.progress)
    } completion: { [weak self] _ in
      if let self, number == movement { end(at: page) }
    }
  }

  func finishNow() { end(at: goal) }

  /// Ends at once with one of the pages.
  func end(at page: UIViewController) {
    guard !isOver else { return }
    isOver = true
    movement += 1
    limit = nil
    turn(to: page)
    for view in [from.viewIfLoaded, to.viewIfLoaded] { view?.layer.removeAllAnimations() }
    onEnd()
  }

  /// The page that leaves.
  var leaving: UIViewController { goal === to ? from : to }

  // UIKit's rule: the opposite call reverses an appearance that has not come to its end.
  private func turn(to page: UIViewController) {
    guard page !== goal else { return }
    goal = page
    page.beginAppearanceTransition(true, animated: true)
    leaving.beginAppearanceTransition(false, animated: true)
  }

  private func place() {
    guard let bounds = from.viewIfLoaded?.superview?.bounds else { return }
    from.viewIfLoaded?.frame = bounds.offsetBy(dx: offset, dy: 0)
    to.viewIfLoaded?.frame = bounds.offsetBy(dx: offset + side * bounds.width, dy: 0)
  }
}
