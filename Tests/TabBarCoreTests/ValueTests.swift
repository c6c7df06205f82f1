// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

@Suite struct ValueTests {
  @Test(
    arguments: [
      (Badge.count(3), "3", "3"), (.count(99), "99", "99"), (.count(100), "99+", "100"),
      (.count(1_000, max: 999), "999+", "1000"), (.count(0), nil, nil), (.count(-4), nil, nil),
      (.text("new"), "new", "new"), (.text(""), nil, nil), (.dot, "", nil),
    ] as [(Badge, String?, String?)])
  func `a badge reads and is spoken as its value says`(badge: Badge, text: String?, spoken: String?)
  {
    #expect(badge.displayText == text)
    #expect(badge.spokenText == spoken)
    #expect(badge.isVisible == (text != nil))
  }

  @Test(arguments: [
    ("#999", "#999999"), ("#fa0", "#ffaa00"), ("#FFFFFF ", "#ffffff"), ("#a1B2c3", "#a1b2c3"),
    ("#11223344", "#11223344"), ("#1234", "#11223344"), ("white", "#ffffff"), (" Red", "#ff0000"),
    ("transparent", "#00000000"), ("rgb(255,251,242)", "#fffbf2"),
    ("rgba(39, 40, 50, 0.6)", "#27283299"), ("rgb(100%, 0%, 0%)", "#ff0000"),
  ])
  func `a colour is read as style sheets write it`(text: String, hex: String) {
    #expect(StyleColor.RGBA(text)?.hexText == hex)
  }

  @Test(arguments: [
    "", "#", "#12", "#99999", "#ggg", "#1234567", "@color", "rgb(1,2)", "rgb(256,0,0)",
    "rgba(0,0,0,2)", "rgb(nan,0,0)", "rgbx(1,2,3)", "linear-gradient(90deg,#4e8efc,#38b9fd)",
    "#１２３", "rgb(1,2,3", "notacolour",
  ])
  func `what is no colour is refused`(text: String) {
    #expect(StyleColor(hex: text) == nil)
  }

  @Test func `a number and its text are the same colour`() {
    #expect(StyleColor(hex: 0xFF8000) == StyleColor(hex: "#ff8000"))
    #expect(StyleColor.RGBA(hex: 0xFF8000).hexText == "#ff8000")
  }

  @Test func `pictures of bytes are equal by their key`() {
    #expect(IconSource.data(Data([1]), key: "a") == .data(Data([1]), key: "a"))
    #expect(IconSource.data(Data([1]), key: "a") != .data(Data([1]), key: "b"))
    #expect(IconSource.image("a") != .system("a"))
  }

  @Test func `the selected icon falls back to the icon`() {
    let item = BarItem.tab("a", icon: .image("one"))
    #expect(item.icon(selected: true) == .image("one"))
    let other = item.with { $0.selectedIcon = .image("two") }
    #expect(other.icon(selected: true) == .image("two"))
    #expect(other.icon(selected: false) == .image("one"))
  }

  @Test func `an id is written to JSON as its text`() throws {
    let ids: [TabID] = ["home", "me"]
    let data = try JSONEncoder().encode(ids)
    #expect(String(decoding: data, as: UTF8.self) == #"["home","me"]"#)
    #expect(try JSONDecoder().decode([TabID].self, from: data) == ids)
  }

  @Test func `a badge's ground is at least as wide as high, and wider with its text`() {
    let style = TabBarStyle.BadgeStyle()
    #expect(style.size(forText: CGSize(width: 5, height: 15)) == CGSize(width: 18, height: 18))
    #expect(style.size(forText: CGSize(width: 20, height: 15)) == CGSize(width: 30, height: 18))
    #expect(style.size(forText: nil) == CGSize(width: 8, height: 8))
  }

  @Test func `every event knows its name, item, origin and source`() {
    let event = TabBarEvent.selected("b", from: "a", source: .key)
    #expect(event.name == "didSelect" && event.id == "b")
    #expect(event.from == "a" && event.source == .key)
    #expect(TabBarEvent.action("x").source == nil)
  }
}
