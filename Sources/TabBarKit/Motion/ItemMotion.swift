// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Lets an item move by its animation, or rest where nothing may move.
@MainActor final class ItemMotion {
  private let parts: TabBarItemParts
  private var animation: any TabBarItemAnimation = TabBarStyle.SelectionAnimation.none.animation
  private var word: TabBarStyle.SelectionAnimation? = TabBarStyle.SelectionAnimation.none
  private var isSelected: Bool?

  init(_ parts: TabBarItemParts) { self.parts = parts }

  /// Whether icon and title fade over to other looks.
  var fadesLooks: Bool { animation.fadesLooks }

  /// Takes the animation of an item: the application's own, or the one that a word stands for.
  func use(of control: TabBarItemControl) {
    guard control.ownAnimation == nil, let style = control.context?.style else { return }
    use(control.item.selectionAnimation ?? style.selectionAnimation)
  }

  private func use(_ word: TabBarStyle.SelectionAnimation) {
    guard self.word != word else { return }
    use(word.animation)
    self.word = word
  }

  /// Takes an animation of the application's own.
  func use(_ animation: any TabBarItemAnimation) {
    word = nil
    end()
    parts.reset()
    self.animation = animation
    animation.rest(parts)
  }

  /// Whether the item has become selected or is no longer; nil where nothing changed, or where it
  /// is shown for the first time.
  func change(to isSelected: Bool) -> Bool? {
    let old = self.isSelected
    self.isSelected = isSelected
    parts.isSelected = isSelected
    guard let old else {
      animation.rest(parts)
      return nil
    }
    return old == isSelected ? nil : isSelected
  }

  /// Follows a change of the selection.
  func follow(selected: Bool, animated: Bool) {
    guard animated else { return rest() }
    selected ? animation.didSelect(parts) : animation.didDeselect(parts)
  }

  func didReselect() { animation.didReselect(parts) }
  func didHighlight(_ isHighlighted: Bool) { animation.didHighlight(isHighlighted, parts) }
  func badgeDidChange(from old: Badge?, to new: Badge?) {
    animation.badgeDidChange(from: old, to: new, parts)
  }

  /// Ends what runs and puts every part where it is while nothing moves.
  func rest() {
    end()
    animation.rest(parts)
  }

  /// Ends what runs, exactly where it would have ended.
  private func end() {
    parts.stop()
    for view in [parts.iconView, parts.titleView, parts.badgeView] where isMoving(view) {
      view.layer.removeAllAnimations()
    }
  }

  private func isMoving(_ view: UIView) -> Bool {
    !(view.layer.animationKeys() ?? []).isEmpty
  }
}
