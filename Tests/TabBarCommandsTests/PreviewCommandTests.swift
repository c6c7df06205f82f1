// SPDX-License-Identifier: MIT
import Foundation
import FoundationNetworking
import Testing

@testable import TabBarCommands

/// `preview` and `gallery`, in this process.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PreviewCommandTests {
  @Test func `The first line is the address, and the page is there when it is printed`()
    async throws
  {
    let output = ToolOutput.captured()
    let preview = Task { await Tool.run(["preview", "--screen", "Dock"], into: output) }
    for _ in 0..<500 where output.output.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let line = try #require(output.text.split(separator: "\n").first)
    let address = try #require(URL(string: String(line)))
    #expect(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) != nil)
    let (page, _) = try await URLSession.shared.data(from: address)
    #expect(String(decoding: page, as: UTF8.self).contains("<canvas"))
    preview.cancel()
    #expect(await preview.value == 0)
  }

  @Test func `Other addresses than this machine's are wrong usage`() async {
    let run = await run("preview", "--screen", "Dock", "--host", "0.0.0.0")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("tabbar: error: --host 0.0.0.0: not an address of this machine"))
    let port = await TabBarCommandsTests.run("preview", "--port", "70000")
    #expect(port.status == 2)
    #expect(
      port.errors.hasPrefix("tabbar: error: --port 70000: not a whole number from 0 to 65535"))
  }
}

extension PreviewCommandTests {
  @Test func `A file that is refused does not stop the gallery and is named in it`() async throws {
    let workspace = try Workspace()
    let folder = workspace.folder.appendingPathComponent("documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try workspace.write("{\"items\": []}", to: "documents/none.json")
    _ = try workspace.write(
      #"{"version": 1, "items": [{"id": "a", "title": "Alpha & Omega"}]}"#, to: "documents/one.json"
    )
    _ = try workspace.write("no document", to: "documents/notes.txt")
    let run = await run("gallery", "--out", workspace.path("out"), folder.path)
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0] == "\(folder.path)/none.json: refused")
    #expect(lines[1] == "\(folder.path)/one.json: 1 items: Alpha & Omega")
    #expect(lines[2].contains("1 documents drawn, 1 refused"))
    #expect(run.errors.hasPrefix("\(folder.path)/none.json:1:"))
    let index = String(decoding: try workspace.data("out/index.html"), as: UTF8.self)
    #expect(index.contains("Alpha &amp; Omega"))
    for match in index.matches(of: /src="([^"]+)"/) {
      let path = workspace.path("out/" + match.1)
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
    #expect(index.contains("screens/RaisedPublish-rtl.png"))
  }
}
