// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Lets what is in a view fade, and its blurred parts come and go.
///
/// An opacity below 1 on an effect view, or on any view above it, would end the blur: so only views
/// with no effect within them are made fainter, and effects themselves are taken away.
@MainActor final class BarFade {
  private struct Part {
    let view: UIView
    let opacity: CGFloat
  }

  private struct Glass {
    let view: UIVisualEffectView
    let effect: UIVisualEffect?
  }

  private var parts: [Part] = []
  private var glasses: [Glass] = []
  private var showsEffects = true

  /// Takes what is in a view as it is, which is how it will be when all of it is seen.
  init(_ view: UIView) { take(view) }

  private func take(_ view: UIView) {
    if let glass = view as? UIVisualEffectView {
      glasses.append(Glass(view: glass, effect: glass.effect))
      take(glass.contentView)
    } else if view.holdsEffect {
      view.subviews.forEach(take)
    } else {
      parts.append(Part(view: view, opacity: view.alpha))
    }
  }

  /// Shows all or nothing; a running animation takes the change along.
  func show(_ isShown: Bool) {
    for part in parts { part.view.alpha = isShown ? part.opacity : 0 }
    showEffects(isShown)
  }

  /// Shows so much of all, from 0 to 1, as a finger leads it.
  ///
  /// There is no half of an effect: it comes and goes, in a moment, in the middle of the way.
  func follow(_ share: CGFloat) {
    for part in parts { part.view.alpha = part.opacity * share }
    guard showsEffects != (share > 0.5) else { return }
    UIView.animate(withDuration: 0.15) { self.showEffects(share > 0.5) }
  }

  /// Lets everything be seen again as it was, at once.
  func end() {
    for view in parts.map(\.view) + glasses.map(\.view) { view.layer.removeAllAnimations() }
    show(true)
  }

  private func showEffects(_ isShown: Bool) {
    showsEffects = isShown
    for glass in glasses { glass.view.effect = isShown ? glass.effect : nil }
  }
}

extension UIView {
  /// Whether the view is one with an effect, or such a view is in it.
  fileprivate var holdsEffect: Bool {
    self is UIVisualEffectView || subviews.contains(where: \.holdsEffect)
  }
}
