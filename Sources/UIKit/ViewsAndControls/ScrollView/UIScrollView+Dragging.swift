// SPDX-License-Identifier: MIT

internal import Foundation

extension UIScrollView {
  /// UIKit's resistance of content that is pulled beyond its end.
  private static let resistance: CGFloat = 0.55

  /// The least and the greatest offset at which the content fills the view.
  var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return (left...right, (top - roomAbove)...bottom)
  }

  private var scrollsHorizontally: Bool {
    limits.x.lowerBound < limits.x.upperBound || (alwaysBounceHorizontal && bounces)
  }

  private var scrollsVertically: Bool {
    limits.y.lowerBound < limits.y.upperBound || (alwaysBounceVertical && bounces)
  }

  /// Whether a movement of the finger that has just been seen moves the content.
  var mayScroll: Bool {
    guard isScrollEnabled else { return false }
    let way = panGestureRecognizer.translation(in: self)
    let isHorizontal = abs(way.x) > abs(way.y)
    guard isHorizontal ? scrollsHorizontally : scrollsVertically else { return false }
    for view in panGestureRecognizer.activeTouches.compactMap(\.view) where view !== self {
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  func fingerCameDown() {
    isTracking = true
    if isDecelerating {
      motion = nil
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func fingerWasLifted() {
    isTracking = false
  }

  /// Moves the content with the finger.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      motion = nil
      // The way that it took to see the gesture does not move the content.
      pan.setTranslation(.zero, in: self)
      dragStart = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case .changed: drag(by: translation(of: pan))
    case .ended:
      drag(by: translation(of: pan))
      isDragging = false
      release(with: pan.velocity(in: superview))
    case .cancelled:
      isDragging = false
      release(with: .zero)
    default: break
    }
  }

  /// The finger's way on the screen: in the content's coordinates it would move with the content.
  private func translation(of pan: UIPanGestureRecognizer) -> CGPoint {
    pan.translation(in: superview)
  }

  private func drag(by way: CGPoint) {
    let limits = limits
    var offset = contentOffset
    if scrollsHorizontally {
      offset.x = resisted(dragStart.x - way.x, in: limits.x, size: bounds.width)
    }
    if scrollsVertically {
      offset.y = resisted(dragStart.y - way.y, in: limits.y, size: bounds.height)
    }
    contentOffset = offset
  }

  private func resisted(
    _ place: CGFloat, in limits: ClosedRange<CGFloat>, size: CGFloat
  ) -> CGFloat {
    let end = min(max(place, limits.lowerBound), limits.upperBound)
    guard bounces, size > 0 else { return end }
    let beyond = abs(place - end)
    let pulled = (1 - 1 / (beyond * Self.resistance / size + 1)) * size
    return place < end ? end - pulled : end + pulled
  }

  // MARK: Insets

  var effectiveInset: UIEdgeInsets {
    var inset = contentInset
    let safe = safeAreaInsets
    let (vertical, horizontal): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (true, contentSize.width > bounds.width || alwaysBounceHorizontal)
      case .scrollableAxes:
        (
          contentSize.height > bounds.height || alwaysBounceVertical,
          contentSize.width > bounds.width || alwaysBounceHorizontal
        )
      }
    if vertical {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if horizontal {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Content that is at its beginning stays there when the insets change.
  func insetsMayHaveChanged() {
    let inset = effectiveInset
    let former = toldInset
    guard inset != former else { return }
    toldInset = inset
    var offset = contentOffset
    if abs(offset.y + former.top) < 0.5 { offset.y = -inset.top }
    if abs(offset.x + former.left) < 0.5 { offset.x = -inset.left }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let (inset, limits) = (adjustedContentInset, limits)
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minX < seen.minX {
      offset.x -= seen.minX - rect.minX
    } else if rect.maxX > seen.maxX {
      offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX)
    }
    if rect.minY < seen.minY {
      offset.y -= seen.minY - rect.minY
    } else if rect.maxY > seen.maxY {
      offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY)
    }
    return CGPoint(
      x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
      y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
  }
}
