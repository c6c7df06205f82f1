// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct TextSizeTests {
  nonisolated private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func dock(
    _ size: UIContentSizeCategory, limit: CGFloat, bold: Bool = false,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> Dock {
    var items = Dock.items(4)
    items[1].badge = .count(12)
    return Dock(
      items, style: .classic.with { $0.maximumTextScale = limit },
      situation: Situation(direction: direction, contentSizeCategory: size, boldText: bold))
  }

  @Test(
    "Titles and badges grow with the user's text up to the limit, never below their size",
    arguments: sizes, [1, 1.3, 4])
  func scale(_ size: UIContentSizeCategory, limit: CGFloat) throws {
    let dock = dock(size, limit: limit)
    let control = try #require(dock.bar.controls["t1"])
    let wanted =
      UIFontMetrics.default.scaledValue(
        for: 1000, compatibleWith: UITraitCollection(preferredContentSizeCategory: size)) / 1000
    let scale = max(1, min(wanted, limit))
    #expect(abs(control.titleLabel.font.pointSize - 10 * scale) < 0.01)
    #expect(control.badgeView.measuredSize.height >= 18 * scale - 0.01)
  }

  @Test(
    "At the largest text size a badge leaves its icon to be seen, and holds its text",
    arguments: [TabBarStyle.card, .floating, .capsule],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func badges(_ style: TabBarStyle, direction: UITraitEnvironmentLayoutDirection) throws {
    for count in 3...5 {
      var items = Dock.items(count)
      for index in items.indices { items[index].badge = .count(128) }
      let dock = Dock(
        items, style: style,
        situation: Situation(
          direction: direction, contentSizeCategory: .accessibilityExtraExtraExtraLarge))
      dock.bar.frame.size.height = dock.bar.sizeThatFits(dock.bar.bounds.size).height
      dock.simulator.layoutIfNeeded()
      for item in items {
        let frames = try #require(dock.bar.barLayout[item.id])
        let (icon, badge) = (try #require(frames.iconFrame), try #require(frames.badgeFrame))
        #expect(badge.intersection(icon).width <= 0.55 * icon.width, "\(item.id) of \(count)")
        #expect(dock.bar.barLayout.contentFrame.contains(badge))
        let view = try #require(dock.bar.controls[item.id]?.badgeView)
        let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.intrinsicContentSize.width + 6 <= view.bounds.width)
        #expect(label.font.pointSize >= 13)
      }
    }
  }

  @Test(
    "No text size pushes title or badge out of the bar", arguments: sizes,
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func inside(_ size: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection) throws {
    let dock = dock(size, limit: 4, direction: direction)
    for item in dock.bar.barLayout.items {
      for frame in [item.titleFrame, item.badgeFrame].compactMap(\.self) {
        #expect(dock.bar.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame))
      }
    }
  }

  @Test("Text of another size is there at once when the user changes it")
  func change() throws {
    let dock = dock(.large, limit: 2)
    let label = try #require(dock.bar.controls["t1"]?.titleLabel)
    #expect(label.font.pointSize == 10)
    dock.simulator.update { $0.contentSizeCategory = .accessibilityLarge }
    dock.simulator.layoutIfNeeded()
    #expect(abs(label.font.pointSize - 19.41) < 0.1)
    #expect(label.frame.height >= label.font.lineHeight.rounded(.down))
    dock.simulator.update { $0.contentSizeCategory = .large }
    #expect(label.font.pointSize == 10)
  }

  @Test("Bold text is one weight heavier, and never overlaps")
  func bold() throws {
    let plain = try #require(dock(.large, limit: 1).bar.controls["t1"]?.titleLabel)
    #expect(plain.font == .systemFont(ofSize: 10, weight: .medium))
    let bold = try #require(dock(.large, limit: 1, bold: true).bar.controls["t1"]?.titleLabel)
    #expect(bold.font == .systemFont(ofSize: 10, weight: .semibold))
    #expect(bold.frame.width >= bold.intrinsicContentSize.width)
  }

  @Test(
    "A long press shows an item in large where its text is smaller than the user wants [field 130]")
  func largeContent() throws {
    func isShown(_ size: UIContentSizeCategory, limit: CGFloat) throws -> Bool {
      let dock = dock(size, limit: limit)
      return try #require(dock.bar.controls["t1"]).showsLargeContentViewer
    }
    #expect(try isShown(.accessibilityLarge, limit: 1))
    #expect(try isShown(.accessibilityExtraExtraExtraLarge, limit: 1.5))
    #expect(try !isShown(.accessibilityMedium, limit: 4))
    let silent = dock(.accessibilityMedium, limit: 4)
    silent.bar.update("t1") { $0.titleVisibility = .never }
    #expect(silent.bar.controls["t1"]?.showsLargeContentViewer == true)
  }

  @Test("At sizes at which a long press shows an item in large it means nothing else [field 131]")
  func longPress() {
    func events(_ size: UIContentSizeCategory) -> [String] {
      let dock = dock(size, limit: 1)
      dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
      dock.simulator.advance(by: 1)
      dock.simulator.touchCancel()
      return dock.events.map(\.name)
    }
    #expect(events(.large) == ["longPress"])
    #expect(events(.accessibilityLarge) == [])
  }
}
