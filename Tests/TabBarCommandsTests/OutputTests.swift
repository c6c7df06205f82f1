// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TabBarCommands

/// Where results and messages go when not all is well there.
@MainActor struct OutputTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func errors() throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: workspace.path("errors")))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: workspace.path("errors")))
  }

  private func said() throws -> String {
    String(decoding: try workspace.data("errors"), as: UTF8.self)
  }

  @Test(arguments: [["devices"], ["--help"], ["describe", "--help"], ["--version"]])
  func `A result that cannot be written is one line and exit 1`(_ arguments: [String]) async throws
  {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let output = ToolOutput.streams(output: full, errors: try errors())
    #expect(await Tool.run(arguments, into: output) == 1)
    #expect(
      try said()
        == "tabbar: error: the result cannot be written — check where the output goes\n")
  }

  @Test func `A reader that has left ends a command quietly`() async throws {
    for arguments in [["devices"], ["--help"]] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let output = ToolOutput.streams(output: pipe.fileHandleForWriting, errors: try errors())
      #expect(await Tool.run(arguments, into: output) == 0)
      #expect(try said().isEmpty)
    }
  }

  @Test func `Messages that nobody takes change no exit status`() async throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let output = ToolOutput.streams(output: try errors(), errors: full)
    #expect(await Tool.run(["draw"], into: output) == 2)
  }

  @Test func `Control characters in a message are written as escapes`() async {
    for (name, text) in [
      ("a\nb", #"a\nb"#), ("a\tb\r", #"a\tb\r"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
      ("a\u{2028}b\u{85}", #"a\u{2028}b\u{85}"#), ("首页 é", "首页 é"), ("a\r\nb", #"a\r\nb"#),
    ] {
      let run = await run("describe", "/nowhere/\(name)")
      #expect(run.status == 1)
      #expect(run.errors == "/nowhere/\(text): error: there is no such file — check the path\n")
    }
  }
}
