// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TabBarCommands

/// The file that `--out` names.
@MainActor struct OutputFileTests {
  private let workspace: Workspace
  private let app: String

  init() throws {
    workspace = try Workspace()
    app = try workspace.write(
      #"{"tabBar": {"list": [{"pagePath": "a", "text": "A"}, {"pagePath": "b", "text": "B"}]}}"#,
      to: "app.json")
  }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: workspace.path(name))
  }

  private func save(to name: String) async -> ToolRun {
    await run("import", app, "--out", workspace.path(name))
  }

  @Test func `A file that is there keeps its mode, and nothing else is left beside it`()
    async throws
  {
    _ = try workspace.write(String(repeating: "old ", count: 1000), to: "bar.json")
    for mode in [0o600, 0o640, 0o755] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: workspace.path("bar.json"))
      #expect(await save(to: "bar.json").status == 0)
      #expect(try attributes("bar.json")[.posixPermissions] as? Int == mode)
      #expect(try JSONSerialization.jsonObject(with: workspace.data("bar.json")) is [String: Any])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted()
          == ["app.json", "bar.json"])
    }
  }

  @Test func `A regular file is replaced in one step`() async throws {
    _ = try workspace.write("old", to: "bar.json")
    let before = try FileHandle(forReadingFrom: URL(fileURLWithPath: workspace.path("bar.json")))
    #expect(await save(to: "bar.json").status == 0)
    #expect(try before.readToEnd() == Data("old".utf8))
  }

  @Test func `A link is written through`() async throws {
    _ = try workspace.write("old", to: "target.json")
    for (link, target) in [("link.json", "target.json"), ("new.json", "made.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path(link), withDestinationPath: target)
      #expect(await save(to: link).status == 0)
      #expect(try attributes(link)[.type] as? FileAttributeType == .typeSymbolicLink)
      #expect(try attributes(target)[.type] as? FileAttributeType == .typeRegular)
      #expect(try JSONSerialization.jsonObject(with: workspace.data(target)) is [String: Any])
    }
  }

  @Test func `What is no regular file is not replaced`() async throws {
    // A link of one's own leads to each device: a mistake here would not harm the machine.
    for (device, status) in [("/dev/null", 0), ("/dev/full", 1)] as [(String, Int32)] {
      let link = "to" + device.replacing("/", with: "-")
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path(link), withDestinationPath: device)
      let run = await save(to: link)
      #expect(run.status == status, "\(run.errors)")
      #expect(try attributes(link)[.type] as? FileAttributeType == .typeSymbolicLink)
      let kind = try FileManager.default.attributesOfItem(atPath: device)[.type]
      #expect(kind as? FileAttributeType == .typeCharacterSpecial)
    }
    let made = Process()
    made.executableURL = URL(fileURLWithPath: "/usr/bin/mkfifo")
    made.arguments = [workspace.path("pipe")]
    try made.run()
    made.waitUntilExit()
    // Open both ways, a pipe with a name blocks nobody.
    let ends = try FileHandle(forUpdating: URL(fileURLWithPath: workspace.path("pipe")))
    #expect(await save(to: "pipe").status == 0)
    #expect(ends.availableData.count > 100)
    #expect(try attributes("pipe")[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func `A folder is refused`() async {
    let run = await run("import", app, "--out", workspace.folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "\(workspace.folder.path): error: the document cannot be written — check the folder\n")
  }

  @Test func `No name and a dash are wrong usage, and nothing is written`() async throws {
    let commands = [["render", "--screen", "Dock"], ["import", app], ["gallery"]]
    for command in commands {
      let empty = await run(command + ["--out", ""])
      #expect(empty.status == 2)
      #expect(empty.errors.hasPrefix("tabbar: error: --out: the name is empty\nusage: tabbar "))
      let dash = await run(command + ["--out", "-"])
      #expect(dash.status == 2)
      #expect(dash.errors.hasPrefix("tabbar: error: --out -: the standard output is not taken"))
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
