// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension Screens {
  /// Faulty files and wrong usage: one line and a status, never a crash.
  @Suite @MainActor struct BadInput {
    private func refused(_ content: Data, name: String) async throws -> ToolResult {
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: name)
        try content.write(to: file)
        return await tabbar(["describe", file.path])
      }
    }

    private func expectFault(
      _ result: ToolResult, naming place: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(result.status == 1, sourceLocation: sourceLocation)
      #expect(result.errorLines.count == 1, sourceLocation: sourceLocation)
      #expect(result.errors.contains(place), sourceLocation: sourceLocation)
      #expect(result.errors.contains("error"), sourceLocation: sourceLocation)
      #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    }

    @Test(arguments: ["describe", "render", "import", "preview"])
    func `a missing file is named in one line`(command: String) async throws {
      try await withTemporaryFolder { folder in
        let out = folder.appending(path: "out.png")
        let more = command == "render" ? ["--out", out.path] : []
        let result = await tabbar([command, folder.path + "/nowhere.json"] + more)
        expectFault(result, naming: "nowhere.json")
        #expect(!FileManager.default.fileExists(atPath: out.path))
      }
    }

    @Test(arguments: [
      "", "no JSON", "{", #"{"tabs": ["#, "[1, 2", "\u{feff}", "<html></html>", "{]}", "nul",
    ])
    func `no JSON is named in one line`(content: String) async throws {
      expectFault(try await refused(Data(content.utf8), name: "bar.json"), naming: "bar.json")
    }

    @Test func `bytes that are no text are named in one line`() async throws {
      let bytes = Data([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28])
      expectFault(try await refused(bytes, name: "bar.json"), naming: "bar.json")
    }

    @Test(arguments: [
      #"{"version": 1, "items": []}"#, #"{"version": 1}"#, "{}", "[]", "null", "17",
      #"{"tabBar": {"list": []}}"#, #"{"pages": ["pages/a"], "tabBar": {"list": null}}"#,
      #"{"pages": ["pages/a"]}"#,
    ])
    func `a document without items is named in one line`(content: String) async throws {
      expectFault(try await refused(Data(content.utf8), name: "bar.json"), naming: "bar.json")
    }

    @Test func `a folder is no document`() async throws {
      try await withTemporaryFolder { folder in
        let result = await tabbar(["describe", folder.path])
        #expect(result.status == 1)
        #expect(result.errorLines.count == 1)
      }
    }

    @Test(arguments: [
      Data("not a picture".utf8), Data(), Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Data("GIF89a".utf8),
    ])
    func `a picture that cannot be decoded is named in one line`(bytes: Data) async throws {
      try await withTemporaryFolder { folder in
        try bytes.write(to: folder.appending(path: "home.png"))
        let file = folder.appending(path: "app.json")
        let fixture = WeChatFixture(titles: ["One", "Two"], icons: ["home.png", nil])
        try Data(fixture.json.utf8).write(to: file)
        for command in ["describe", "render"] {
          let out = folder.appending(path: "out.png")
          let more = command == "render" ? ["--out", out.path] : []
          let result = await tabbar([command, file.path] + more)
          #expect(result.status == 1)
          #expect(result.errorLines.count == 1)
          #expect(result.errors.contains("home.png"))
          #expect(!FileManager.default.fileExists(atPath: out.path))
        }
      }
    }

    @Test(arguments: [
      [], ["dance"], ["describe"], ["render"], ["render", "--screen", "Dock"],
      ["describe", "--screen"], ["describe", "--screen", "Dock", "--sideways"],
      ["describe", "--screen", "Dock", "--device", "toaster"],
      ["describe", "--screen", "Dock", "--orientation", "upwards"],
      ["describe", "--screen", "Dock", "--appearance", "pink"],
      ["describe", "--screen", "Dock", "--direction", "up"],
      ["describe", "--screen", "Dock", "--text-size", "huge"],
      ["describe", "--screen", "Dock", "--at", "yesterday"],
      ["describe", "--screen", "Dock", "--do", "fly:1,2"],
      ["describe", "--screen", "Dock", "--do", "tap:here"],
      ["describe", "--screen", "Dock", "--do", "tap:1"],
      ["describe", "--screen", "Dock", "--do", "wait:long"],
      ["describe", "--screen", "Dock", "--do", "wait:-1"],
      ["describe", "--screen", "Dock", "--do", "rotate:sideways"],
      ["describe", "--screen", "Dock", "--do", "drag:1,2"],
      ["describe", "--screen", "Dock", "--do", "edge:far"],
      ["describe", "--screen", "Dock", "--do", "index:one"],
      ["describe", "--screen", "Dock", "--do"], ["describe", "--screen", "Dock", "--tap"],
      ["describe", "--screen", "Dock", "--tap", "1;2"],
      ["render", "--screen", "Dock", "--out", "/tmp/x.png", "--scale", "0"],
      ["render", "--screen", "Dock", "--out", "/tmp/x.png", "--scale", "-2"],
      ["render", "--screen", "Dock", "--out", "/tmp/x.png", "--scale", "big"],
      ["preview", "--screen", "Dock", "--port", "many"],
      ["preview", "--screen", "Dock", "--port", "70000"], ["import"],
      ["describe", "a.json", "b.json"], ["describe", "a.json", "--screen", "Dock"],
    ])
    func `wrong usage ends with 2 and the usage line`(arguments: [String]) async throws {
      let result = await tabbar(arguments)
      #expect(result.status == 2)
      #expect(result.errors.lowercased().contains("usage: tabbar"))
      #expect(result.output.isEmpty)
    }

    @Test func `an unknown screen is refused and the known ones are named`() async throws {
      let result = await tabbar(["describe", "--screen", "Nowhere"])
      #expect(result.status == 1 || result.status == 2)
      #expect(result.errors.contains("Nowhere"))
      #expect(result.output.isEmpty)
    }

    @Test(arguments: ["describe", "render", "devices", "import", "preview"])
    func `help is an answer, not a fault`(command: String) async throws {
      let result = await tabbar([command, "--help"])
      #expect(result.status == 0)
      #expect(result.text.lowercased().contains("usage: tabbar \(command)"))
      #expect(result.errors.isEmpty)
    }

    @Test func `the tool tells its version and its commands`() async throws {
      let version = await tabbar(["--version"])
      #expect(version.status == 0)
      #expect(version.text.contains { $0.isNumber })
      let help = await tabbar(["--help"])
      #expect(help.status == 0)
      for command in ["render", "describe", "devices", "import", "preview"] {
        #expect(help.text.contains(command))
      }
    }

    @Test func `a picture is not written into a folder that does not exist`() async throws {
      let result = await tabbar([
        "render", "--screen", "Dock", "--out", "/nowhere/at/all/picture.png",
      ])
      #expect(result.status == 1)
      #expect(result.errorLines.count == 1)
    }

    @Test(arguments: ScreenName.allCases)
    func `no press anywhere crashes a screen`(screen: ScreenName) async throws {
      let steps = [
        "tap:-5,-5", "tap:0,0", "tap:393,852", "tap:392.9,851.9", "tap:9999,793",
        "press:40,793", "move:-40,-40", "move:9999,9999", "release", "edge:50", "edge-end",
        "edge:0", "edge-cancel", "edge:100", "edge-end", "foreground", "background",
        "background", "foreground", "rotate:portrait", "wait:0", "index:-9",
        "tap2:40,793", "hold:40,793@2", "drag:40,793>350,793@0", "drag:40,793>350,793@0.5!",
      ]
      let now = try await describe(screen.rawValue, do: steps)
      expectSound(now, screen)
    }

    @Test(arguments: ["release", "move:1,1", "edge-end", "edge-cancel"])
    func `a step that needs a finger says so in one line`(step: String) async throws {
      let result = await tabbar(["describe", "--screen", "MainFramework", "--do", step])
      #expect(result.status == 1 || result.status == 2)
      #expect(result.errors.contains("--do \(step.prefix { $0 != ":" })"))
      #expect(result.errorLines.count == 1)
      #expect(result.output.isEmpty)
    }
  }
}
