// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// What assistive technologies are told, under the names that both systems share.
@MainActor package enum Accessibility {
  /// The trait of something to press.
  package static var button: UIAccessibilityTraits { .button }
  /// The trait of the current choice.
  package static var selected: UIAccessibilityTraits { .selected }
  /// The trait of something that does not react.
  package static var notEnabled: UIAccessibilityTraits { .notEnabled }
  /// The trait of a container whose elements are read as "tab, 1 of 3".
  package static var tabBar: UIAccessibilityTraits { .tabBar }
  /// Whether the user needs controls to stay where they are: VoiceOver speaks, or switches are used.
  package static var keepsControlsInReach: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }
  /// Whether the user wants less motion.
  package static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
}
