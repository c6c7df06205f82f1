// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// A bar's way from one style to another: the old background fades, the outline turns into the new
/// one.
///
/// `UIView.animate` takes no path along, so the outline is drawn anew in every frame of the screen.
@MainActor final class StyleChange {
  /// How long a change takes, in seconds.
  static let duration: TimeInterval = 0.25

  /// The outline at which the old style ended.
  private let start: OutlinePath
  /// The old backgrounds that have not faded yet, the oldest first.
  private(set) var former: [BarBackgroundView]
  private var morph: OutlineMorph?
  private var ticker: FrameTicker?
  private var share: CGFloat = 0

  init(from outline: OutlinePath, former: [BarBackgroundView]) {
    start = outline
    self.former = former
  }

  /// Begins to call a closure in every frame until the change is over.
  func run(onFrame: @escaping @MainActor () -> Void) {
    let begin = FrameTicker.now
    ticker = FrameTicker { [weak self] time in
      guard let self else { return }
      let part = min(max(0, (time - begin) / Self.duration), 1)
      // Slow at both ends, as what UIView.animate moves.
      share = part * part * (3 - 2 * part)
      onFrame()
    }
  }

  /// The outline on the way to the one that the layout found.
  func outline(to end: OutlinePath) -> OutlinePath {
    if morph?.end != end { morph = OutlineMorph(from: start, to: end) }
    return morph?.outline(at: share) ?? end
  }

  /// Hands over the old backgrounds that have not faded yet, to those of another change.
  func takeFormer() -> [BarBackgroundView] {
    defer { former = [] }
    return former
  }

  /// Takes away what is left of the old style.
  func end() {
    ticker?.invalidate()
    ticker = nil
    for view in former { view.removeFromSuperview() }
    former = []
  }
}
