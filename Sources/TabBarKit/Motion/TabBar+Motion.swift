// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// Gives an item an animation of its own; nil gives it back the one that item and style name.
  ///
  /// What the former animation does ends at once, at rest. An animation stays with the id: the item may
  /// come later, or go and come back.
  ///
  /// - Parameters:
  ///   - animation: How the item moves; kept until another is given.
  ///   - id: The item.
  public func setAnimation(_ animation: (any TabBarItemAnimation)?, for id: TabID) {
    animations[id] = animation
    guard let control = controls[id] else { return }
    control.setAnimation(animation)
  }

  /// Lets the user feel what a finger has selected.
  func playHaptic() {
    switch style.haptic {
    case .none: break
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    case .heavy: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }
  }

  /// Lets the tab that is selected at first move and play, if it shall.
  func playAtLaunch() {
    guard window != nil, !hasPlayedAtLaunch, let id = highlightedID else { return }
    hasPlayedAtLaunch = true
    guard playsSelectionAtLaunch, let control = controls[id] else { return }
    if control.isAnimated { control.motion.follow(selected: true, animated: true) }
    control.updateMotion(becameSelected: true)
  }

  /// Lets icons play again after they stood still in the background.
  func resumeIcons() {
    for control in controls.values {
      control.iconView.resume()
      if iconResumption == .restarts { control.updateMotion(restarts: true) }
    }
  }
}

extension TabBarItemControl {
  /// Takes an animation of the application's own; nil takes the one that item and style name.
  func setAnimation(_ animation: (any TabBarItemAnimation)?) {
    ownAnimation = animation
    if let animation { motion.use(animation) } else { motion.use(of: self) }
  }
}
