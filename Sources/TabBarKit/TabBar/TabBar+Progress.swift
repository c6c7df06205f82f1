// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import UIKit

/// How far the selection has come from one tab to another, while a finger leads it.
public struct SelectionProgress: Hashable, Sendable {
  /// The tab from which it goes.
  public let from: TabID
  /// The tab to which it goes.
  public let to: TabID
  /// How far it has come: 0 is at the first tab, 1 at the other.
  public let fraction: CGFloat

  /// Makes a progress.
  ///
  /// - Parameters:
  ///   - from: The tab from which the selection goes.
  ///   - to: The tab to which it goes.
  ///   - fraction: How far it has come; less than 0 counts as 0, more than 1 as 1.
  public init(from: TabID, to: TabID, fraction: CGFloat) {
    self.from = from
    self.to = to
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension TabBar {
  /// How far a finger has led the selection to another tab; nil, the default, while none leads it.
  ///
  /// Set it while a pager of the application's own scrolls, in a bar alone as in every host:
  /// indicator and colours are shown between the two tabs, also with reduced motion, since they
  /// move with the finger only. What is selected does not change by it, and nothing is told. Once
  /// the pager rests select its tab, and then set nil; a pager that was pulled back only needs nil. A
  /// ``TabBarController`` sets it itself for its own swipes (``TabBarController/isSwipeEnabled``)
  /// and clears it after every change of the page.
  ///
  /// ```swift
  /// func scrollViewDidScroll(_ pager: UIScrollView) {
  ///   let place = pager.contentOffset.x / pager.bounds.width
  ///   let index = Int(place.rounded(.down))
  ///   guard tabs.indices.contains(index), tabs.indices.contains(index + 1) else { return }
  ///   bar.selectionProgress = SelectionProgress(
  ///     from: tabs[index], to: tabs[index + 1], fraction: place - CGFloat(index))
  /// }
  /// ```
  ///
  /// A tab without a place in the bar is shown at the More item. An id that is no visible tab's
  /// changes nothing and is reported to ``onDiagnostic``.
  public var selectionProgress: SelectionProgress? {
    get { progress }
    set {
      guard let newValue else { return progress = nil }
      let tabs = driver.selection.visibleTabs
      for id in [newValue.from, newValue.to] where !tabs.contains(id) {
        return report(.selection(.unknownTab(id)))
      }
      progress = SelectionProgress(
        from: shownID(newValue.from), to: shownID(newValue.to), fraction: newValue.fraction)
    }
  }

  /// Shows indicator and colours between two tabs; what is selected is not changed by it.
  func show(_ progress: SelectionProgress?, after former: SelectionProgress?) {
    guard let progress else {
      if let former { endScrolling(along: former) }
      return refresh()
    }
    applyProgress(progress)
    layoutIndicator()
    scroll(along: progress)
  }

  /// Scrolls as far as a finger has led the selection, from where the items were to where the other
  /// tab is in sight.
  func scroll(along progress: SelectionProgress) {
    // A finger on the items themselves knows better.
    guard let scroller, !scroller.isTracking, let frame = makeLayout()[progress.to]?.frame else {
      return
    }
    let start = swipeStart ?? scroller.contentOffset
    swipeStart = start
    let end = offset(showing: frame, from: start, in: scroller)
    let place = CGPoint(
      x: start.x + (end.x - start.x) * progress.fraction,
      y: start.y + (end.y - start.y) * progress.fraction)
    guard place != scroller.contentOffset else { return }
    // A finger that takes hold of pages on their way has the items stand where it wants them.
    if UIView.inheritedAnimationDuration == 0 { scroller.layer.removeAllAnimations() }
    scroller.setContentOffset(place, animated: false)
  }

  /// Leaves the items where the tab that is selected now is in sight: where they were, if the finger
  /// has changed nothing.
  private func endScrolling(along progress: SelectionProgress) {
    let (id, isLed) = (highlightedID, swipeStart != nil)
    if isLed, id == progress.from || id == progress.to {
      scroll(
        along: SelectionProgress(
          from: progress.from, to: progress.to, fraction: id == progress.to ? 1 : 0))
    }
    swipeStart = nil
  }

  /// Mixes the colours of the two tabs.
  func applyProgress(_ progress: SelectionProgress) {
    controls[progress.from]?.mix(1 - progress.fraction, style: style, tint: tintColor)
    controls[progress.to]?.mix(progress.fraction, style: style, tint: tintColor)
  }

  /// Where the indicator is between the two tabs; nil if it is not drawn under both.
  func indicatorFrame(at progress: SelectionProgress) -> CGRect? {
    guard let from = makeLayout(selected: progress.from).indicatorFrame,
      let to = makeLayout(selected: progress.to).indicatorFrame
    else { return nil }
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      one + (other - one) * progress.fraction
    }
    return CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: between(from.width, to.width), height: between(from.height, to.height))
  }
}

extension TabBarItemControl {
  /// Shows the colours of a tab that is selected to a part, from 0 to 1.
  fileprivate func mix(_ share: CGFloat, style: TabBarStyle, tint: UIColor) {
    func color(_ color: (Bool) -> StyleColor) -> UIColor {
      color(false).uiColor(tint: tint)
        .mixed(with: color(true).uiColor(tint: tint), share: share, traits: traitCollection)
    }
    iconView.tintColor = color { style.iconColor(for: item, selected: $0) }
    titleLabel.textColor = color { style.titleColor(for: item, selected: $0) }
  }
}

extension UIColor {
  /// A colour between this one and another: 0 is this one, 1 the other.
  fileprivate func mixed(
    with other: UIColor, share: CGFloat, traits: UITraitCollection
  ) -> UIColor {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let mix = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * share }
    return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
  }
}
