// SPDX-License-Identifier: MIT
import Foundation

/// What a screen is shown under: the device and the settings of its user.
package struct Situation: Sendable, Hashable {
  /// The device; an iPhone 16 by default.
  package var device: SimulatedDevice
  /// The side that is up; upright by default.
  package var orientation: UIInterfaceOrientation
  /// Light or dark; light by default.
  package var appearance: UIUserInterfaceStyle
  /// The layout direction; left to right by default.
  package var direction: UITraitEnvironmentLayoutDirection
  /// The text size; large, which is the system's default.
  package var contentSizeCategory: UIContentSizeCategory
  /// The language as a BCP 47 tag; "en" by default.
  package var language: String
  /// Whether motion is reduced; off by default.
  package var reduceMotion: Bool
  /// Whether transparency is reduced; off by default.
  package var reduceTransparency: Bool
  /// Whether text is bold; off by default.
  package var boldText: Bool
  /// Whether contrast is increased; off by default.
  package var increaseContrast: Bool
  /// Whether VoiceOver speaks; off by default.
  package var voiceOver: Bool
  /// Whether the user works the screen with switches; off by default.
  package var switchControl: Bool
  /// Whether differences are shown by more than colour; off by default.
  package var differentiatesWithoutColor: Bool
  /// The date at the start; 1 January 2026, 9:41 UTC by default.
  package var startDate: Date

  /// Makes a situation; what is left out is as on an iPhone 16 fresh from the shop.
  package init(
    device: SimulatedDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, language: String = "en",
    reduceMotion: Bool = false, reduceTransparency: Bool = false, boldText: Bool = false,
    increaseContrast: Bool = false, voiceOver: Bool = false, switchControl: Bool = false,
    differentiatesWithoutColor: Bool = false,
    startDate: Date = Date(timeIntervalSince1970: 1_767_260_460)
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
    self.boldText = boldText
    self.increaseContrast = increaseContrast
    self.voiceOver = voiceOver
    self.switchControl = switchControl
    self.differentiatesWithoutColor = differentiatesWithoutColor
    self.startDate = startDate
  }

  /// The traits of the screen.
  package var traits: UITraitCollection {
    UITraitCollection(
      values: .stating {
        $0.style = appearance
        $0.horizontal = device.horizontalSizeClass(in: orientation)
        $0.vertical = device.verticalSizeClass(in: orientation)
        $0.scale = device.scale
        $0.idiom = device.idiom
        $0.direction = direction
        $0.textSize = contentSizeCategory
        $0.contrast = increaseContrast ? .high : .normal
        $0.legibility = boldText ? .bold : .regular
        $0.level = .base
        $0.verticalBars = device.verticalBarSide(in: orientation, direction)
      })
  }
}
