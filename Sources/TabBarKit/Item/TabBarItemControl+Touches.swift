// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarItemControl {
  /// Two presses that begin within this many seconds of each other's end are a double tap.
  private static var doubleTapInterval: TimeInterval { 0.35 }
  /// A touch of this many seconds is a long press: the system's own time.
  private static var longPressInterval: TimeInterval { 0.5 }

  /// Reacts to the touches that UIKit tracks.
  func addTouchActions() {
    addAction(UIAction { [weak self] _ in self?.touchBegan() }, for: .touchDown)
    addAction(UIAction { [weak self] _ in self?.touchEndedInside() }, for: .touchUpInside)
    addAction(
      UIAction { [weak self] _ in self?.longPress = nil },
      for: [.touchUpOutside, .touchCancel, .touchDragExit])
  }

  private func touchBegan() {
    let now = FrameTicker.now
    isDoubleTap = lastPressEnd.map { now - $0 <= Self.doubleTapInterval } ?? false
    // A long press shows the item in large where the user needs that; it cannot mean two things.
    let isShownLarge = UILargeContentViewerInteraction.isEnabled && showsLargeContentViewer
    longPress =
      isShownLarge
      ? nil
      : DelayedCall(after: Self.longPressInterval) { [weak self] in
        guard let self, isTracking, isTouchInside else { return }
        longPress = nil
        onLongPress?(id)
      }
    hasFired = item.firesOn == .touchDown && !isScrolled
    if hasFired { press() }
  }

  /// Whether the item stands in a bar that scrolls, where a touch may become a drag.
  private var isScrolled: Bool {
    superview is BarScrolledView || superview?.superview is BarScrolledView
  }

  private func touchEndedInside() {
    longPress = nil
    // Two taps make one double tap, three do not make two.
    lastPressEnd = isDoubleTap ? nil : FrameTicker.now
    if !hasFired { press() }
  }

  // The press comes first and at once: that it was the second of two is told besides.
  private func press() {
    onPress?(id)
    if isDoubleTap { onDoubleTap?(id) }
  }
}
