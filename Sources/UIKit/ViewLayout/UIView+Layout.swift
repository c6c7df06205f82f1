// SPDX-License-Identifier: MIT

internal import Foundation

/// Counts what may make layout necessary, so that a frame in which nothing happened costs nothing.
@MainActor
enum LayoutPass {
  /// How often a place, a size, the tree or a need for layout has changed.
  static var changes = 0 { didSet { Simulator.wake() } }
}

extension UIView {
  /// Lays out from the topmost view above this one that is due, or else from here.
  func layoutFromTopmost() {
    var top: UIView = self
    var view = parent
    while let current = view {
      if current.storage.needsLayout {
        top = current
      }
      view = current.parent
    }
    let changes = LayoutPass.changes
    guard top.storage.laidOutAt != changes else { return }
    top.layoutTree()
    // What changed during the pass is looked at in the next one.
    top.storage.laidOutAt = changes
  }

  /// Lays out the view, if due, and then everything within it that is due.
  ///
  /// A view that asks again while it is laid out gets a few more rounds, so that an app that never
  /// stops asking does not hang.
  func layoutTree() { layoutTree(in: window, under: parent?.safeAreaInsets ?? .zero) }

  /// What the superview knows is handed down: asking upwards from every view would make a pass
  /// as slow as the square of the tree's depth.
  private func layoutTree(in window: UIWindow?, under unsafe: UIEdgeInsets) {
    var insets = window.map { self.insets(in: $0, under: unsafe) } ?? .zero
    tellOfSafeArea(insets)
    var rounds = 0
    while storage.needsLayout, rounds < 8 {
      storage.needsLayout = false
      rounds += 1
      layoutOnce()
    }
    if rounds > 0, let window { insets = self.insets(in: window, under: unsafe) }
    for child in children where child.parent === self {
      child.layoutTree(in: window, under: insets)
    }
  }

  /// A controller hears before and after its root view's own layout.
  private func layoutOnce() {
    traitCollection.performAsCurrent {
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
  }
}
