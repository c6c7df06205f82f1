// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarCommands

/// What a command line did.
struct ToolRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a command line in this process.
@MainActor func run(_ arguments: String...) async -> ToolRun { await run(arguments) }

/// Runs a command line in this process.
@MainActor func run(_ arguments: [String]) async -> ToolRun {
  let output = ToolOutput.captured()
  let status = await Tool.run(arguments, into: output)
  return ToolRun(status: status, output: output.output, errors: output.errors)
}

/// A folder of its own for each test, removed afterwards.
final class Workspace {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tabbar-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }
}

/// `render` and `describe`, from the command line to the bytes.
@MainActor struct ScreenCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func object(_ run: ToolRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  @Test func `The same input gives the same bytes`() async throws {
    for name in ["one.png", "two.png"] {
      let run = await run("render", "--screen", "Dock", "--out", workspace.path(name))
      #expect(run.status == 0, "\(run.errors)")
    }
    let (one, two) = (try workspace.data("one.png"), try workspace.data("two.png"))
    #expect(one == two)
    let picture = try #require(try ImageDecoder.decode(Array(one)).frames.first)
    #expect(picture.width == 1179 && picture.height == 2556)
  }

  @Test func `The scale is the device's unless it is stated`() async throws {
    let path = workspace.path("small.png")
    let run = await run(
      "render", "--screen", "Dock", "--device", "iphone-se", "--orientation", "landscape",
      "--scale", "1", "--out", path)
    #expect(run.status == 0)
    let bytes = try workspace.data("small.png")
    let picture = try #require(try ImageDecoder.decode(Array(bytes)).frames.first)
    #expect(picture.width == 667 && picture.height == 375)
  }

  @Test func `A description has the keys of the contract in their order`() async throws {
    let run = await run("describe", "--screen", "RaisedPublish")
    #expect(run.status == 0)
    let keys = run.text.matches(of: #/\n {2}"(\w+)": /#).map { String($0.1) }
    #expect(
      keys == [
        "device", "bar", "items", "selected", "pages", "controls", "presented", "lifecycle",
        "events",
      ])
    let items = try #require(try object(run)["items"] as? [[String: Any]])
    #expect(items.count == 5)
    for item in items {
      #expect(
        Set(item.keys) == [
          "id", "role", "title", "frame", "icon", "titleFrame", "titleColor", "titleSize", "badge",
          "hit", "selected", "enabled", "accessibility",
        ])
    }
  }

  @Test func `Events carry the index of their step, and starting makes none`() async throws {
    let still = await run("describe", "--screen", "RaisedPublish", "--select", "message")
    #expect(try #require(try object(still)["events"] as? [Any]).isEmpty)
    let run = await run(
      "describe", "--screen", "RaisedPublish", "--do", "wait:0.1", "--tap", "128,793", "--do",
      "tap:196.5,790")
    let events = try #require(try object(run)["events"] as? [[String: Any]])
    #expect(events.map { $0["step"] as? Int } == [1, 1, 1, 2])
    #expect(
      events.map { $0["name"] as? String } == ["shouldSelect", "willSelect", "didSelect", "action"])
  }

  @Test func `A wrong name is told with the names there are`() async throws {
    let screen = await run("describe", "--screen", "Nowhere")
    #expect(screen.status == 2)
    #expect(
      screen.errors.contains("--screen Nowhere: no such screen — the screens are CenterView,"))
    let tab = await run("describe", "--screen", "RaisedPublish", "--select", "nowhere")
    #expect(tab.status == 1)
    #expect(
      tab.errors
        == "tabbar: error: --select nowhere: there is no such tab — the tabs are "
        + "home, fish, message, me\n")
    let control = await run("describe", "--screen", "RaisedPublish", "--do", "page:jump")
    #expect(control.status == 1)
    #expect(control.errors.hasPrefix("tabbar: error: --do page:jump: the page has no such control"))
    #expect(control.errors.contains("push"))
  }

  @Test func `Without a screen or a file the usage is wrong`() async {
    let none = await run("describe")
    #expect(none.status == 2)
    #expect(
      none.errors == """
        tabbar: error: name a FILE or a --screen NAME
        usage: tabbar describe [FILE | --screen NAME] [options]

        """)
    #expect(await run("describe", "a.json", "--screen", "Dock").status == 2)
    let out = await run("render", "--screen", "Dock")
    #expect(out.status == 2)
    #expect(out.errors.hasPrefix("tabbar: error: --out FILE.png is missing\n"))
  }

  @Test func `A finger must be down to be moved, and up to press`() async {
    let move = await run("describe", "--screen", "Dock", "--do", "move:1,2")
    #expect(move.status == 1)
    #expect(move.errors.hasPrefix("tabbar: error: --do move: no finger is down — begin with press"))
    let twice = await run(
      "describe", "--screen", "Dock", "--do", "press:1,2", "--do", "press:3,4")
    #expect(twice.status == 1)
    #expect(twice.errors.hasPrefix("tabbar: error: --do press: a finger is down already"))
  }

  @Test func `A file that is no document is one line and exit 1`() async throws {
    let missing = await run("describe", workspace.path("none.json"))
    #expect(missing.status == 1)
    #expect(
      missing.errors
        == "\(workspace.path("none.json")): error: there is no such file — check the path\n")
    let folder = await run("describe", workspace.folder.path)
    #expect(folder.status == 1)
    #expect(folder.errors.hasSuffix(": error: this is a folder — name a file in it\n"))
    for (name, text) in [
      ("noJSON.json", "<html>"), ("empty.json", ""), ("noItems.json", "{}"),
    ] {
      let path = try workspace.write(text, to: name)
      let run = await run("render", path, "--out", workspace.path("never.png"))
      #expect(run.status == 1, "\(name)")
      #expect(run.errors.hasPrefix(path + ":"), "\(run.errors)")
      #expect(run.errors.contains(" error: "))
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: workspace.path("never.png")))
    }
  }

  @Test func `A document that is refused leaves everything as it was`() async throws {
    let bad = try workspace.write("{\"items\": [", to: "bad.json")
    let before = await run("describe", "--screen", "BackEnd", "--do", "wait:0")
    let after = await run("describe", "--screen", "BackEnd", "--do", "apply:\(bad)")
    #expect(after.status == 1)
    #expect(after.errors.hasPrefix("\(bad):1:"))
    #expect(after.errors.split(separator: "\n").count == 1)
    #expect(after.text == before.text)
  }

  @Test func `The orientation may be stated or turned to`() async throws {
    let stated = await run("describe", "--screen", "Dock", "--orientation", "landscape")
    let turned = await run("describe", "--screen", "Dock", "--do", "rotate:landscape")
    #expect(stated.text == turned.text)
    let device = try #require(try object(stated)["device"] as? [String: Any])
    #expect(device["size"] as? [Int] == [852, 393])
  }
}
