// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// Changes how the bar looks.
  ///
  /// In 0.25 seconds items move to their new places and fade over to their new looks, the outline
  /// turns into the new one, and one ground fades over to the other; the host lays out with it. Not
  /// animated, out of a window or where the user wants less motion the new look is there at once, as
  /// when ``style`` is set.
  ///
  /// - Parameters:
  ///   - style: The new look.
  ///   - animated: Whether the bar changes over to it.
  public func setStyle(_ style: TabBarStyle, animated: Bool) {
    guard style != self.style else { return }
    guard animated, window != nil, !Accessibility.reducesMotion else {
      self.style = style
      return
    }
    layoutIfNeeded()
    let former = beginStyleChange()
    isTakingStyle = true
    self.style = style
    isTakingStyle = false
    var copies: [(view: UIView, of: UIView)] = []
    for item in shownItems {
      guard let control = controls[item.id] else { continue }
      let before = control.body.subviews
      control.crossFade { control.show(item, state: itemStates[item.id], in: itemContext) }
      for view in control.body.subviews where !before.contains(view) {
        copies.append((view, view is UILabel ? control.titleLabel : control.iconView))
      }
    }
    knownLayout = nil
    background.stopMotion()
    drawBackground(makeLayout())
    UIView.performWithoutAnimation { background.fade(true) }
    let covers = background.look.map { !background.letsThrough($0) } ?? false
    UIView.animate(
      withDuration: StyleChange.duration, delay: 0, options: [.allowUserInteraction]
    ) {
      self.styleDidChange(ends: false)
      self.superview?.layoutIfNeeded()
      self.layoutIfNeeded()
      self.background.fade(false)
      // What fades goes with what comes, or everything would be seen twice.
      for copy in copies { copy.view.center = copy.of.center }
      for view in former { view.fade(true, keepsGround: covers) }
    } completion: { [weak self, weak change = styleChange] _ in
      guard let self, let change, change === styleChange else { return }
      endStyleChange()
    }
  }

  /// Shows the style at once, or with the animation around.
  func styleDidChange(ends: Bool = true) {
    if ends { endStyleChange(stopsMotion: true) }
    invalidateIntrinsicContentSize()
    refresh()
    superview?.setNeedsLayout()
  }

  /// Puts a copy of the background as it is seen below it, and begins to draw the outline on its way.
  ///
  /// - Returns: The copies of the old backgrounds.
  private func beginStyleChange() -> [BarBackgroundView] {
    let outline = background.look?.outline ?? makeLayout().outline
    var former = styleChange?.takeFormer() ?? []
    if let look = background.look {
      let copy = BarBackgroundView()
      insertSubview(copy, belowSubview: background)
      copy.frame = background.frame
      copy.update(look)
      copy.copyFading(of: background)
      former.append(copy)
    }
    styleChange?.end()
    let change = StyleChange(from: outline, former: former)
    styleChange = change
    change.run { [weak self, weak change] in
      guard let self, let change else { return }
      drawBackground(makeLayout())
      if let look = background.look {
        for view in change.former { view.follow(look.outline) }
      }
    }
    return former
  }

  /// Draws the background by the layout, or on its way there.
  func drawBackground(_ layout: TabBarLayout) {
    let look = backgroundLook(layout)
    func draw() {
      background.update(look)
      clipView.cut(
        at: look.outline, sparing: spared(layout, outline: look.outline), guests: guests)
    }
    guard styleChange != nil else { return draw() }
    // What is drawn anew in every frame must not be moved by an animation besides.
    UIView.performWithoutAnimation { draw() }
  }

  /// The application's own views among what is cut off at the outline.
  private var guests: [UIView] {
    let mark = style.indicator.form == .custom ? [indicatorView].compactMap(\.self) : []
    return scroller == nil ? mark : mark + customViews.values + badgeViews.values
  }

  /// Ends a change: only the new look is left.
  ///
  /// - Parameter stopsMotion: Whether what still moves and fades is where it goes at once.
  func endStyleChange(stopsMotion: Bool = false) {
    guard let change = styleChange else { return }
    styleChange = nil
    change.end()
    if stopsMotion { stopMotion() }
    UIView.performWithoutAnimation { background.fade(false) }
    refresh()
  }
}

extension UIView {
  /// Ends the animations of the view and of all within it.
  func stopMotion() {
    layer.removeAllAnimations()
    for view in subviews { view.stopMotion() }
  }
}
