// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// The options that say under what a screen is shown.
enum SituationOptions {
  static let textSizes = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]

  static let options = [
    ToolOption(name: "--device", value: "ID", help: "the device (default iphone-16; see devices)"),
    ToolOption(name: "--orientation", value: "SIDE", help: "portrait (default) or landscape"),
    ToolOption(name: "--appearance", value: "LOOK", help: "light (default) or dark"),
    ToolOption(
      name: "--direction", value: "DIRECTION", help: "ltr or rtl (default: the language's)"),
    ToolOption(
      name: "--text-size", value: "SIZE", help: textSizes.joined(separator: " ") + " (default l)"),
    ToolOption(name: "--language", value: "TAG", help: "a BCP 47 tag (default en)"),
    ToolOption(name: "--reduce-motion", help: "less motion"),
    ToolOption(name: "--reduce-transparency", help: "less transparency"),
    ToolOption(name: "--bold-text", help: "bold text"),
    ToolOption(name: "--increase-contrast", help: "more contrast"),
    ToolOption(
      name: "--at", value: "TIME", help: "the clock's start (default 2026-01-01T09:41:00Z)"),
  ]

  /// Reads the situation; what is not stated is as on an iPhone 16 fresh from the shop.
  static func situation(from arguments: ArgumentList) throws(ToolFailure) -> Situation {
    var situation = Situation()
    if let id = arguments.value("--device") {
      guard let device = SimulatedDevice.named(id) else {
        throw .usage("--device \(id): no such device — 'tabbar devices' lists them")
      }
      situation.device = device
    }
    situation.orientation = try choice(
      arguments, "--orientation", ["portrait": .portrait, "landscape": .landscapeRight],
      default: .portrait)
    situation.appearance = try choice(
      arguments, "--appearance", ["light": .light, "dark": .dark], default: .light)
    if let size = arguments.value("--text-size") {
      guard let index = textSizes.firstIndex(of: size) else {
        throw .usage("--text-size \(size): not one of \(textSizes.joined(separator: " "))")
      }
      situation.contentSizeCategory = UIContentSizeCategory.all[index]
    }
    if let tag = arguments.value("--language") {
      guard isLanguageTag(tag) else {
        throw .usage("--language \(tag): not a BCP 47 tag, such as en, zh-Hans or ar-EG")
      }
      situation.language = tag
    }
    situation.direction = try choice(
      arguments, "--direction", ["ltr": .leftToRight, "rtl": .rightToLeft],
      default: direction(ofLanguage: situation.language))
    situation.reduceMotion = arguments.has("--reduce-motion")
    situation.reduceTransparency = arguments.has("--reduce-transparency")
    situation.boldText = arguments.has("--bold-text")
    situation.increaseContrast = arguments.has("--increase-contrast")
    if let text = arguments.value("--at") {
      guard let date = InternetTime.date(text) else {
        throw .usage("--at \(text): not an RFC 3339 time, such as 2026-02-10T08:00:00Z")
      }
      situation.startDate = date
    }
    return situation
  }

  /// The direction in which a language is written.
  static func direction(ofLanguage tag: String) -> UITraitEnvironmentLayoutDirection {
    Locale.Language(identifier: tag).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Letters, digits and dashes, the first part of two to eight letters.
  private static func isLanguageTag(_ tag: String) -> Bool {
    tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) != nil
  }

  private static func choice<Value>(
    _ arguments: ArgumentList, _ name: String, _ values: KeyValuePairs<String, Value>,
    default standard: Value
  ) throws(ToolFailure) -> Value {
    guard let text = arguments.value(name) else { return standard }
    guard let match = values.first(where: { $0.key == text }) else {
      throw .usage("\(name) \(text): not \(values.map(\.key).joined(separator: " or "))")
    }
    return match.value
  }
}
