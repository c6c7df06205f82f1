// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

@Suite struct TabBarStateTests {
  private let items: [BarItem] = [
    .tab("home"), .tab("news", badge: .count(120, max: 99)), .action("plus"),
    .tab("me", badge: .dot), .tab("shop", badge: .text("new")),
  ]

  @Test func `a state that is written and read again is the same`() throws {
    var state = TabBarState(
      items: items, selectedID: "news", pages: ["home": Data([1, 2, 255]), "gone": Data()])
    state.statedBadges = ["home": "2"]
    let written = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TabBarState.self, from: written) == state)
    #expect(state.order == ["home", "news", "plus", "me", "shop"])
    #expect(state.badges == ["news": .count(120), "me": .dot, "shop": .text("new")])
  }

  @Test func `ids are keys of objects, so that other programs can read a state`() throws {
    let state = TabBarState(selectedID: "me", order: ["me"], badges: ["me": .count(3, max: 9)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(state), as: UTF8.self)
        == #"{"badges":{"me":{"count":3,"max":9}},"order":["me"],"pages":{},"#
        + #""selected":"me","statedBadges":{}}"#)
  }

  @Test func `parts that are missing are empty, and a badge without a kind is an error`() throws {
    func read(_ text: String) throws -> TabBarState {
      try JSONDecoder().decode(TabBarState.self, from: Data(text.utf8))
    }
    #expect(try read("{}") == TabBarState())
    #expect(try read(#"{"badges":{"a":{"count":3}}}"#).badges == ["a": .count(3, max: 99)])
    #expect(throws: DecodingError.self) { try read(#"{"badges":{"a":{}}}"#) }
  }

  @Test func `[field 81] order and badges come back by id`() {
    let state = TabBarState(
      order: ["me", "shop", "plus", "home", "news"], badges: ["home": .dot, "news": .count(4)])
    let restored = state.applied(to: items)
    #expect(restored.map(\.id) == ["me", "shop", "plus", "home", "news"])
    #expect(restored.map(\.badge) == [nil, nil, nil, .dot, .count(4)])
  }

  @Test func `[field 111] unknown ids are ignored, and new items keep their place and badge`() {
    let state = TabBarState(
      order: ["shop", "gone", "me", "shop", "home"], badges: ["gone": .dot, "me": .count(1)])
    let restored = state.applied(to: items)
    #expect(restored.map(\.id) == ["shop", "news", "plus", "me", "home"])
    #expect(restored.map(\.badge) == [nil, .count(120), nil, .count(1), nil])
    #expect(TabBarState().applied(to: items) == items)
  }
}

@Suite struct TabLinkTests {
  private func link(_ text: String, _ format: TabLink.Format = TabLink.Format()) throws -> TabLink?
  {
    TabLink(try #require(URL(string: text)), format: format)
  }

  @Test func `a link names a tab and has a rest`() throws {
    let link = try #require(try link("app://tab/news/42/a%20b?from=push&x=1&from=late#top"))
    #expect(link.id == "news")
    #expect(link.path == ["42", "a b"])
    #expect(link.parameters == ["from": "push", "x": "1"])
    #expect(link.fragment == "top")
    #expect(link.rest == "42/a%20b?from=push&x=1&from=late#top")
  }

  @Test(arguments: ["app://tab/me", "app://tab/me/", "APP://Tab/me"])
  func `a link to a tab alone has an empty rest`(text: String) throws {
    let link = try #require(try link(text))
    #expect(link.id == "me")
    #expect(link.path.isEmpty && link.parameters.isEmpty && link.rest.isEmpty)
    #expect(link.fragment == nil)
  }

  @Test(arguments: [
    "app://tab", "app://tab/", "app:tab/me", "app://page/me", "https://tab/me", "me", "app:///me",
  ])
  func `another scheme or host, or no id, is no link to a tab`(text: String) throws {
    #expect(try link(text) == nil)
  }

  @Test func `an id may contain any sign`() throws {
    #expect(try link("app://tab/a%2Fb%3F/c")?.id == "a/b?")
    #expect(try link("app://tab/%E6%88%91/x")?.id == "我")
  }

  @Test func `scheme and host can be the application's own`() throws {
    let format = TabLink.Format(scheme: "https", host: "Example.com")
    #expect(try link("https://example.com/me/7", format)?.rest == "7")
    #expect(try link("app://tab/me", format) == nil)
  }
}

@Suite struct BarItemStateTests {
  private let home = BarItem(
    id: "home", title: "Home", icon: .system("house"), selectedIcon: .system("house.fill"),
    badge: .dot, accessibilityLabel: "Start",
    states: [
      "top": BarItem.StateLook(title: "Back to top", icon: .system("rocket")),
      "busy": BarItem.StateLook(
        selectedIcon: .system("hourglass"), accessibilityLabel: "Start, loading"),
    ])

  @Test func `[field 103] a state replaces title and pictures and nothing else`() {
    let top = home.showing("top")
    #expect(top.title == "Back to top")
    #expect(top.icon(selected: false) == .system("rocket"))
    #expect(top.icon(selected: true) == .system("rocket"))
    #expect(top.accessibilityLabel == nil)
    #expect(
      top.with {
        $0.title = home.title
        $0.icon = home.icon
        $0.selectedIcon = home.selectedIcon
        $0.accessibilityLabel = home.accessibilityLabel
      } == home)
  }

  @Test func `what a state does not state is as in the item`() {
    let busy = home.showing("busy")
    #expect(busy.title == "Home")
    #expect(busy.icon(selected: false) == .system("house"))
    #expect(busy.icon(selected: true) == .system("hourglass"))
    #expect(busy.accessibilityLabel == "Start, loading")
    #expect(home.showing(nil) == home)
    #expect(home.showing("unknown") == home)
  }
}
