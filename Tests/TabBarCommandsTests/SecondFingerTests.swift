// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A second finger acts while steps hold the first.
@MainActor struct SecondFingerTests {
  private func describe(_ screen: String, _ steps: String...) async throws -> [String: Any] {
    let run = await run(["describe", "--screen", screen] + steps.flatMap { ["--do", $0] })
    try #require(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  private func names(_ state: [String: Any]) -> [String] {
    (state["events"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  private func stack(_ state: [String: Any]) -> [String]? {
    (state["pages"] as? [[String: Any]])?.first?["stack"] as? [String]
  }

  @Test(arguments: ["tap:196.5,793", "tap2:196.5,793", "hold:196.5,793@0.2"])
  func `It presses a tab while the other rests on the page`(_ step: String) async throws {
    let state = try await describe("MainFrameworkSystem", "press:200,500", step, "release")
    #expect(names(state).contains("didSelect"))
    #expect((state["selected"] as? [String: Any])?["id"] as? String == "discover")
  }

  @Test func `It keeps away from tabs that want the only finger`() async throws {
    let state = try await describe("MainFramework", "press:200,500", "tap:196.5,793", "release")
    #expect(names(state) == ["page"])
  }

  @Test func `Dragged away, it leaves the other where it is`() async throws {
    let state = try await describe(
      "MainFrameworkSystem", "press:200,500", "drag:196.5,793>196.5,600@0.2", "release")
    #expect(names(state) == ["page"], "the first finger lifts on the page")
    let cancelled = await run(
      "describe", "--screen", "MainFrameworkSystem", "--do", "press:200,500", "--do",
      "drag:196.5,793>196.5,600@0.2!", "--do", "release")
    #expect(cancelled.status == 1)
    #expect(cancelled.errors.contains("--do release: no finger is down"), "all fingers are gone")
  }

  @Test(arguments: [
    "MainFramework", "MainFrameworkAttached", "MainFrameworkSystem", "RaisedPublish",
  ])
  func `[field 36] It presses no tab during a back-swipe and does not end it`(
    _ screen: String
  ) async throws {
    let swipe = ["page:push", "edge:60", "tap:60,793", "tap:350,793"]
    let ends = [("edge-cancel", 2), ("edge-end", 1)]
    for (end, count) in ends {
      let state = try await describe(screen, swipe[0], swipe[1], swipe[2], swipe[3], end)
      #expect(Set(names(state)).isSubset(of: ["page"]), "\(names(state))")
      #expect((state["selected"] as? [String: Any])?["index"] as? Int == 0)
      #expect(stack(state)?.count == count, "\(end)")
      #expect((state["bar"] as? [String: Any])?["hidden"] as? Bool == (count == 2), "\(end)")
    }
  }
}
