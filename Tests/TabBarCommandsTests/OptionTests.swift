// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarCommands

/// The options that say under what a screen is shown.
struct OptionTests {
  private func situation(_ arguments: String...) throws -> Situation {
    let list = try ArgumentList(
      arguments, options: SituationOptions.options, maximumFiles: 0)
    return try SituationOptions.situation(from: list)
  }

  @Test func `Nothing stated is an upright iPhone 16 in English at 9:41`() throws {
    let situation = try situation()
    #expect(situation == Situation())
    #expect(situation.device.id == "iphone-16")
    #expect(situation.startDate == ISO8601DateFormatter().date(from: "2026-01-01T09:41:00Z"))
  }

  @Test func `Every option reaches the situation`() throws {
    let situation = try situation(
      "--device", "iphone-se", "--orientation", "landscape", "--appearance=dark", "--direction",
      "rtl", "--text-size", "ax3", "--language", "zh-Hans", "--reduce-motion",
      "--reduce-transparency", "--bold-text", "--increase-contrast", "--at",
      "2026-02-10T08:00:00+08:00")
    #expect(situation.device.size == CGSize(width: 375, height: 667))
    #expect(situation.orientation.isLandscape)
    #expect(situation.appearance == .dark)
    #expect(situation.direction == .rightToLeft)
    #expect(situation.contentSizeCategory == .accessibilityExtraLarge)
    #expect(situation.language == "zh-Hans")
    #expect(situation.reduceMotion && situation.reduceTransparency)
    #expect(situation.boldText && situation.increaseContrast)
    #expect(situation.startDate == ISO8601DateFormatter().date(from: "2026-02-10T00:00:00Z"))
  }

  @Test func `The direction is the language's unless it is stated`() throws {
    for tag in ["ar", "he", "fa-IR", "ur"] {
      #expect(try situation("--language", tag).direction == .rightToLeft, "\(tag)")
    }
    for tag in ["en", "zh-Hant", "ja"] {
      #expect(try situation("--language", tag).direction == .leftToRight, "\(tag)")
    }
    #expect(try situation("--language", "ar", "--direction", "ltr").direction == .leftToRight)
  }

  @Test func `The twelve text sizes go from the smallest to the largest`() throws {
    let sizes = try SituationOptions.textSizes.map {
      try situation("--text-size", $0).contentSizeCategory
    }
    #expect(sizes == UIContentSizeCategory.all)
  }

  @Test(arguments: [
    (
      ["--device", "iphone-99"], "--device iphone-99: no such device — 'tabbar devices' lists them"
    ),
    (["--appearance", "blue"], "--appearance blue: not light or dark"),
    (
      ["--text-size", "huge"],
      "--text-size huge: not one of xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5"
    ),
    (["--language", "e n"], "--language e n: not a BCP 47 tag, such as en, zh-Hans or ar-EG"),
    (["--at", "noon"], "--at noon: not an RFC 3339 time, such as 2026-02-10T08:00:00Z"),
    (["--devise", "x"], "unknown option '--devise'"),
    (["--device"], "option '--device' needs a value: --device ID"),
    (["--device", "iphone-se", "--device", "iphone-14"], "option '--device' is given twice"),
    (["--bold-text=yes"], "option '--bold-text' takes no value"),
    (["file.json"], "unexpected argument 'file.json'"),
  ]) func `A wrong option is told in words`(_ arguments: [String], _ text: String) {
    do throws(ToolFailure) {
      let list = try ArgumentList(
        arguments, options: SituationOptions.options, maximumFiles: 0)
      _ = try SituationOptions.situation(from: list)
      Issue.record("no failure")
    } catch {
      #expect(error.exitStatus == 2)
      #expect(error.messages == ["tabbar: error: \(text)"])
    }
  }

  @Test func `After two dashes everything is a file`() throws {
    let list = try ArgumentList(["--", "--device"], options: [], maximumFiles: 1)
    #expect(list.files == ["--device"])
  }
}
