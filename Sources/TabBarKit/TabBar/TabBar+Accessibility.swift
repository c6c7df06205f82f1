// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBar {
  /// Makes the bar a container: it is no element itself, or a screen reader would not see its items.
  func prepareAccessibility() {
    isAccessibilityElement = false
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  /// Lists the tabs in reading order, inside the container of tabs, and the actions beside it.
  func updateAccessibilityOrder(_ layout: TabBarLayout) {
    // The first item in reading order stands at the right in right-to-left languages; along a side it
    // is the uppermost in every language.
    let isReversed = layoutTraits.isRightToLeft && !edge.isVertical
    let ordered = isReversed ? layout.items.reversed() : layout.items
    let controls = ordered.compactMap { self.controls[$0.id] }
    tabsView.accessibilityElements = controls.filter { $0.item.role == .tab }
    accessibilityElements = [tabsView] + controls.filter { $0.item.role == .action }
  }

  /// Lets a screen reader press where the items are by now.
  func updateActivationPoints() {
    for control in controls.values { control.updateActivationPoint() }
  }

  /// Puts everything that is on its way where it goes, at once.
  private func stopMoving() {
    endStyleChange(stopsMotion: true)
    indicator.layer.removeAllAnimations()
    stopGliding()
  }

  /// Follows the settings that change what moves, and the application's return to the screen.
  func observeSystem() {
    observers = [
      NotificationObserver(UIAccessibility.reduceMotionStatusDidChangeNotification) {
        [weak self] in
        self?.stopMoving()
        self?.refresh()
      },
      NotificationObserver(UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        [weak self] in self?.refresh()
      },
      // What moves stands still in the background: nothing may jump when it is seen again.
      NotificationObserver(UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.controls.values.forEach { $0.iconView.pause() }
      },
      NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.resumeIcons()
      },
    ]
  }
}
