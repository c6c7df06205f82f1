// SPDX-License-Identifier: MIT
public import Foundation
import TabBarPlatform
public import UIKit

/// What an animation of an item may move.
///
/// Set transforms only: frames, opacity and pictures are the bar's, and change under an animation.
@MainActor public final class TabBarItemParts {
  /// The icon.
  public let iconView: UIView
  /// The title.
  public let titleView: UIView
  /// The badge, also while there is none.
  public let badgeView: UIView
  /// Whether the item is selected by now.
  public internal(set) var isSelected = false

  private let picture: (UIImage?) -> Void
  private var body: (@MainActor (CGFloat) -> Void)?
  private var ticker: FrameTicker?
  private var end: DelayedCall?

  init(
    iconView: UIView, titleView: UIView, badgeView: UIView, picture: @escaping (UIImage?) -> Void
  ) {
    self.iconView = iconView
    self.titleView = titleView
    self.badgeView = badgeView
    self.picture = picture
  }

  /// Whether what was begun with ``run(for:_:)`` has not ended yet.
  public var isRunning: Bool { body != nil }

  /// Calls a closure at every frame of the screen with how much of the time is over, from 0 to 1.
  ///
  /// It is called with 0 at once, and with 1 in the end, whatever comes between: another run, the
  /// item's other state, or the application going to the background. So what it leaves behind is always
  /// the same. An earlier run ends first.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - body: Sets transforms.
  public func run(for duration: TimeInterval, _ body: @escaping @MainActor (CGFloat) -> Void) {
    stop()
    guard duration > 0 else { return body(1) }
    self.body = body
    let start = FrameTicker.now
    body(0)
    ticker = FrameTicker { [weak self] now in
      let share = (now - start) / duration
      if share < 1 { self?.body?(max(0, share)) }
    }
    end = DelayedCall(after: duration) { [weak self] in self?.stop() }
  }

  /// Ends what runs, exactly where it would have ended.
  public func stop() {
    ticker?.invalidate()
    ticker = nil
    end = nil
    let body = body
    self.body = nil
    body?(1)
  }

  /// Shows a picture in the icon's place, in its own colours unless it is a template; nil gives the
  /// item's own icon back.
  public func showPicture(_ image: UIImage?) { picture(image) }

  /// Takes every transform and foreign picture away, at once.
  public func reset() {
    for view in [iconView, titleView, badgeView] where view.transform != .identity {
      view.transform = .identity
    }
    picture(nil)
  }
}
