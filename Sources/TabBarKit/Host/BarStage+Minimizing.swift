// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// How far the user has scrolled, as it was seen last.
struct ScrollWatch {
  weak var scrollView: UIScrollView?
  /// The offset seen last, within the content, in points.
  var offset: CGFloat = 0
  /// How far the content went in one direction since it last turned, in points.
  var way: CGFloat = 0
}

extension BarStage {
  /// How far the user scrolls before the bar follows, in points: a little more than UIKit lets a
  /// finger move before it takes the movement for scrolling.
  private static let slack: CGFloat = 12

  /// Minimises the bar or brings it back, as the page's content was scrolled since the last look.
  func followScrolling() {
    // A bar along a side takes no height from the content, and moving it would move the text.
    guard minimizeBehavior != .never, !bar.edge.isVertical, !isHidden,
      !Accessibility.keepsControlsInReach,
      let scrollView = contentScrollView
    else {
      scrolling = ScrollWatch()
      return restore()
    }
    let inset = scrollView.adjustedContentInset
    let top = -inset.top
    let bottom = max(top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
    // Beyond its ends the content bounces, which is no wish of the user's.
    let offset = min(max(scrollView.contentOffset.y, top), bottom)
    guard scrolling.scrollView === scrollView else {
      scrolling = ScrollWatch(scrollView: scrollView, offset: offset)
      return restore()
    }
    let step = offset - scrolling.offset
    scrolling.offset = offset
    guard offset > top + 0.5 else {
      scrolling.way = 0
      return restore()
    }
    guard scrollView.isDragging || scrollView.isDecelerating else { return scrolling.way = 0 }
    scrolling.way = step * scrolling.way < 0 ? step : scrolling.way + step
    guard abs(scrolling.way) > Self.slack else { return }
    if (scrolling.way > 0) == (minimizeBehavior == .onScrollDown) {
      if offset <= bottom - roomOfBar { setMinimized(true) }
    } else {
      restore()
    }
  }

  /// Brings a minimised bar back.
  func restore() { setMinimized(false) }

  private func setMinimized(_ minimizes: Bool) {
    guard minimizes != isMinimized, !isHidden, move != .withPages || !minimizes else { return }
    isMinimized = minimizes
    guard move != .withPages else { return }
    if Accessibility.reducesMotion || hostView?.window == nil {
      settle()
    } else {
      goByItself(hides: false, .usual)
    }
  }

  /// What the page's inset loses while the bar is minimised, in points.
  private var roomOfBar: CGFloat {
    guard !isMinimized, let root = controller?.viewIfLoaded else { return 0 }
    return max(0, root.bounds.maxY - root.safeAreaInsets.bottom - barFrame.minY)
  }

  private var contentScrollView: UIScrollView? {
    let content = Self.stacks(of: page).last?.topViewController ?? page
    return content.flatMap { Reselection.scrollView(of: $0, at: .bottom) }
  }
}
