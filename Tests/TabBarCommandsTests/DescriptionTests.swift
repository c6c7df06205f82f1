// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What `describe` tells of running screens.
@MainActor struct DescriptionTests {
  private func describe(_ screen: String, _ arguments: String...) async throws -> [String: Any] {
    try await describe(screen, arguments)
  }

  private func describe(_ screen: String, _ arguments: [String]) async throws -> [String: Any] {
    let run = await run(["describe", "--screen", screen] + arguments)
    try #require(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  private func items(_ state: [String: Any]) throws -> [[String: Any]] {
    try #require(state["items"] as? [[String: Any]])
  }

  private func bar(_ state: [String: Any]) throws -> [String: Any] {
    try #require(state["bar"] as? [String: Any])
  }

  private func selected(_ state: [String: Any]) throws -> [String: Any] {
    try #require(state["selected"] as? [String: Any])
  }

  @Test func `An item without a title has the colour and size that one would have`() async throws {
    let item = try items(try await describe("CenterView"))[2]
    #expect(item["title"] as? String == "")
    #expect(item["titleFrame"] is NSNull)
    #expect(item["titleColor"] as? String == "#aaaaaa")
    #expect(item["titleSize"] as? Double == 12)
  }

  @Test func `The system's bar tells the names of its pictures`() async throws {
    func names(_ screen: String) async throws -> [String?] {
      try items(try await describe(screen)).map {
        ($0["icon"] as? [String: Any])?["name"] as? String
      }
    }
    #expect(
      try await names("MainFrameworkSystem")
        == ["home-selected", "category", "discover", "message", "me"])
    #expect(
      try await names("MainFrameworkSystemSeven")
        == ["home-selected", "category", "discover", "video", "ellipsis"])
  }

  @Test(arguments: ["MainFramework", "MainFrameworkAttached", "MainFrameworkSystem"])
  func `A bar that a push took off the screen is hidden`(_ screen: String) async throws {
    #expect(try bar(try await describe(screen))["hidden"] as? Bool == false)
    let pushed = try await describe(screen, "--do", "page:push", "--tap", "200,793")
    #expect(try bar(pushed)["hidden"] as? Bool == true)
    #expect(try selected(pushed)["id"] as? String == "home")
    #expect(
      (pushed["events"] as? [[String: Any]])?.map { $0["name"] as? String } == ["page"],
      "the press reaches the page")
  }

  @Test(arguments: ["MainFramework", "MainFrameworkAttached", "MainFrameworkSystem"])
  func `The selected page stays so under what covers the screen`(_ screen: String) async throws {
    let covered = try await describe(screen, "--do", "index:1", "--do", "page:present-full")
    #expect(try selected(covered)["page"] as? String == "category")
    let pages = try #require(covered["pages"] as? [[String: Any]])
    #expect(pages.allSatisfy { $0["inWindow"] as? Bool == false })
  }

  @Test func `The dock's items go and come by its controls`() async throws {
    #expect(try await describe("Dock")["controls"] as? [String] == ["clear"])
    var steps = ["--do", "page:clear"]
    let empty = try await describe("Dock", steps)
    #expect(try items(empty).isEmpty)
    #expect(empty["controls"] as? [String] == ["add"])
    for count in 1...4 {
      steps += ["--do", "page:add"]
      let state = try await describe("Dock", steps)
      let frames = try items(state).compactMap { $0["frame"] as? [Double] }
      #expect(frames.count == count)
      #expect(frames.allSatisfy { abs($0[2] - 393 / Double(count)) < 0.34 }, "\(frames)")
      #expect(try selected(state)["index"] as? Int == 0)
      #expect((state["events"] as? [Any])?.isEmpty == true)
    }
    let more = await run("describe", "--screen", "Dock", "--do", "page:add")
    #expect(more.status == 1)
    #expect(more.errors.hasSuffix("the page has no such control — the controls are clear\n"))
  }

  @Test func `Another tint colours what shows the tint, and goes again`() async throws {
    func color(_ screen: String, _ steps: String...) async throws -> String? {
      let state = try await describe(screen, steps.flatMap { ["--do", $0] })
      return try items(state)[0]["titleColor"] as? String
    }
    let usual = try await color("MainFramework")
    #expect(try await color("MainFramework", "page:tint") == "#ff2d55")
    #expect(try await color("MainFramework", "page:tint", "page:tint") == usual)
    #expect(try await color("RaisedPublish", "page:tint") == "#000000")
    let unseen = await run("describe", "--screen", "MainFramework", "--do", "page:tint@message")
    #expect(unseen.status == 1, "a page that is nowhere has no window")
  }
}
