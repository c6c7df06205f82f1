// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

@Suite struct CentreItemTests {
  @Test func `four tabs share what the centre item leaves of 393 points`() {
    let frames = layout(tabs(4) + [centerItem], style: .centerView).items
    #expect(near(frames.map(\.frame.minX), [0, 83.25, 166.5, 226.5, 309.75]))
    #expect(near(frames.map(\.frame.width), [83.25, 83.25, 60, 83.25, 83.25]))
    #expect(frames.map(\.frame.width).reduce(0, +) == 393)
    #expect(frames.map(\.id) == ["tab0", "tab1", "plus", "tab2", "tab3"])
  }

  @Test func `a centre item of 60 points stands on the content and rises eleven above the bar`() {
    let frames = layout(tabs(4) + [centerItem], style: .centerView)
    #expect(frames["plus"].map { near($0.frame, 166.5, -11, 60, 60) } == true)
    #expect(frames["plus"]?.isAboveOthers == true)
  }

  @Test func `on 414 points without an inset the numbers are those of that phone`() {
    let result = layout(
      tabs(4) + [centerItem], bounds: CGRect(x: 0, y: 0, width: 414, height: 49), insets: .zero)
    #expect(near(result.items.map(\.frame.minX), [0, 88.5, 177, 237, 325.5]))
    #expect(result["plus"]?.frame.minY == -11)
  }

  @Test func `right to left every x is mirrored and the centre stays`() {
    let plain = layout(tabs(4) + [centerItem])
    let mirrored = layout(tabs(4) + [centerItem], rtl: true)
    for item in plain.items {
      let other = mirrored[item.id]
      #expect(other.map { abs($0.frame.minX - (393 - item.frame.maxX)) < 0.001 } == true)
      #expect(other?.frame.minY == item.frame.minY)
    }
    #expect(mirrored["plus"].map { near($0.frame.minX, 166.5) } == true)
    #expect(mirrored.items.map(\.id) == plain.items.map(\.id).reversed())
  }

  @Test(arguments: [0, 1, 2, 3, 5, 7])
  func `a centre item stays on the middle whatever the number of tabs`(count: Int) {
    let result = layout(tabs(count) + [centerItem])
    #expect(result["plus"].map { near($0.frame.midX, 196.5) } == true)
    #expect(result.items.firstIndex { $0.id == "plus" } == count / 2)
    #expect(result.items.count == count + 1)
    let last = result.items.last?.frame.maxX ?? 0
    #expect(count == 0 || last == 393)
  }

  @Test func `a short centre item is centred vertically`() {
    let small = BarItem.action(
      "plus", placement: .center(size: CGSize(width: 40, height: 29)))
    #expect(layout(tabs(2) + [small])["plus"].map { near($0.frame.minY, 10) } == true)
  }

  @Test func `the publish button lies at a fifth of the content height`() {
    let result = layout(tabs(4) + [publishItem], style: .raisedPublish)
    #expect(near(result.items.map(\.frame.minX), [0, 85.25, 170.5, 222.5, 307.75]))
    #expect(result["publish"].map { near($0.frame, 170.5, 749.3 - 769, 52, 59) } == true)
    #expect(result["publish"]?.touchArea.rect == result["publish"]?.frame)
  }

  @Test(arguments: [32.0, 40, 49])
  func `the publish button never hangs below the content`(height: Double) throws {
    let result = layout(
      tabs(4) + [publishItem], style: .raisedPublish,
      bounds: CGRect(x: 0, y: 0, width: 568, height: height), insets: .zero, scale: 2,
      compact: true)
    let frame = try #require(result["publish"]?.frame)
    #expect(frame.maxY <= height)
    #expect(near(frame.minY, min(0.2 * height - 29.5, height - 59)))
  }

  @Test func `a round button stands higher in a low bar rather than hanging out of its bottom`()
    throws
  {
    let plus = BarItem.action("plus", placement: .round(diameter: 52, raisedBy: 16))
    let high = try #require(layout(tabs(4) + [plus])["plus"]).frame
    #expect(near([high.minY, high.maxY], [-16, 36]))
    let low = try #require(
      layout(
        tabs(4) + [plus], bounds: CGRect(x: 0, y: 0, width: 568, height: 32), insets: .zero,
        compact: true)["plus"]
    ).frame
    #expect(near([low.minY, low.maxY], [-20, 32]))
  }

  @Test func `a centre item keeps its picture's size in a low bar`() throws {
    let item = TabBarLayout.Item(centerItem, iconSize: CGSize(width: 60, height: 60))
    let result = TabBarLayout(
      items: [item], selected: nil, style: .centerView,
      bounds: CGRect(x: 0, y: 0, width: 667, height: 32),
      traits: LayoutTraits(isCompactHeight: true))
    #expect(try #require(result["plus"]).iconFrame == CGRect(x: 304, y: -28, width: 60, height: 60))
  }

  @Test func `the publish button's picture is whole and its title below, inside the content`()
    throws
  {
    let item = TabBarLayout.Item(
      publishItem, iconSize: CGSize(width: 52, height: 52),
      titleSize: CGSize(width: 18, height: 11))
    let result = TabBarLayout(
      items: tabs(4).map { measured($0) } + [item], selected: nil, style: .raisedPublish,
      bounds: phoneBar, insets: homeIndicator, traits: LayoutTraits(displayScale: 3))
    let frames = try #require(result["publish"])
    let icon = try #require(frames.iconFrame)
    let title = try #require(frames.titleFrame)
    #expect(icon.size == CGSize(width: 52, height: 52))
    #expect(icon.minY == frames.frame.minY)
    #expect(title.minY >= icon.maxY)
    #expect(title.maxY <= 49)
    #expect(near(title.midX, icon.midX))
  }

  @Test func `a centre item wider than the bar is squeezed into it`() {
    let result = layout(
      tabs(2) + [centerItem], bounds: CGRect(x: 0, y: 0, width: 40, height: 49), insets: .zero)
    #expect(result["plus"]?.frame.width == 40)
    #expect(result["tab0"]?.frame.width == 0)
  }
}
