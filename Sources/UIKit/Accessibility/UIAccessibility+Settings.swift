// SPDX-License-Identifier: MIT

public import Foundation

extension UIAccessibility {
  /// Whether VoiceOver speaks what is on the screen.
  public static var isVoiceOverRunning: Bool { Simulator.current.situation.voiceOver }

  /// Whether the user works the screen with switches.
  public static var isSwitchControlRunning: Bool { Simulator.current.situation.switchControl }

  /// Whether the user wants differences shown by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool {
    Simulator.current.situation.differentiatesWithoutColor
  }

  /// Posted when ``isVoiceOverRunning`` has changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when ``isSwitchControlRunning`` has changed.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// Posted when ``shouldDifferentiateWithoutColor`` has changed.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")

  /// Posted when ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when ``isReduceTransparencyEnabled`` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Posted when ``isBoldTextEnabled`` has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Tells apps which of the user's settings have changed.
  static func tellChanges(from former: Situation, to present: Situation) {
    let settings: [(KeyPath<Situation, Bool>, NSNotification.Name)] = [
      (\.voiceOver, voiceOverStatusDidChangeNotification),
      (\.switchControl, switchControlStatusDidChangeNotification),
      (\.differentiatesWithoutColor, differentiateWithoutColorDidChangeNotification),
      (\.reduceMotion, reduceMotionStatusDidChangeNotification),
      (\.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
      (\.boldText, boldTextStatusDidChangeNotification),
      (\.increaseContrast, darkerSystemColorsStatusDidChangeNotification),
    ]
    for (setting, name) in settings where former[keyPath: setting] != present[keyPath: setting] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

/// The way in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Towards what lies to the right.
  case right = 1
  /// Towards what lies to the left.
  case left = 2
  /// Towards what lies above.
  case up = 3
  /// Towards what lies below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
