// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension Golden {
  static let all: [Golden] = [
    Golden(name: "center-view", screen: .centerView),
    Golden(name: "center-view-third", screen: .centerView, steps: ["tap:268,793"]),
    Golden(name: "raised-publish", screen: .raisedPublish, scale: 2),
    Golden(
      name: "raised-publish-right-to-left", screen: .raisedPublish,
      options: ["--direction", "rtl"]),
    Golden(name: "dock-second", screen: .dock, steps: ["index:1"]),
    Golden(
      name: "dock-dark", screen: .dock, options: ["--appearance", "dark"], steps: ["index:1"]),
    Golden(name: "back-end", screen: .backEnd, options: ["--reduce-motion"]),
    Golden(
      name: "back-end-badge-dark", screen: .backEnd,
      options: ["--reduce-motion", "--appearance", "dark"], steps: ["page:badge=3"]),
    Golden(name: "main-framework", screen: .mainFramework, scale: 2),
    Golden(
      name: "main-framework-landscape", screen: .mainFramework,
      options: ["--device", "iphone-se", "--orientation", "landscape"]),
    Golden(name: "main-framework-seven", screen: .mainFrameworkSeven),
    Golden(
      name: "main-framework-attached-dark", screen: .mainFrameworkAttached,
      options: ["--appearance", "dark"]),
    Golden(name: "main-framework-system", screen: .mainFrameworkSystem),
    Golden(
      name: "main-framework-system-more", screen: .mainFrameworkSystemSeven,
      steps: ["tap:354,793"]),
    Golden(name: "player", screen: .player),
    Golden(
      name: "player-more-dark", screen: .player, options: ["--appearance", "dark"],
      steps: ["tap:354,793"]),
    Golden(
      name: "player-swipe", screen: .player, options: ["--no-settle"],
      steps: ["press:300,600", "move:200,600", "move:130,600"]),
    Golden(
      name: "player-minimized", screen: .player, options: ["--direction", "rtl"],
      steps: ["drag:200,600>200,300@0.3"]),
  ]
}

extension Screens {
  /// Pictures accepted by eye, compared byte for byte.
  @Suite @MainActor struct GoldenPictures {
    @Test(
      .enabled(
        if: DrawingLibraries.areTheRecorded,
        "other versions of the drawing libraries than in Golden/VERSIONS.txt"),
      arguments: Golden.all)
    func `the picture and its text are the accepted ones`(golden: Golden) async throws {
      try await golden.check()
    }

    /// What the accepted texts must say, whatever was drawn: numbers from measurements of an
    /// iPhone's bar and from what the screens promise.
    nonisolated static let numbers:
      [(name: String, bar: [Double], xs: [Double], titleSize: Double)] = [
        ("center-view", [0, 769, 393, 83], [0, 83.25, 166.5, 226.5, 309.75], 12),
        ("center-view-third", [0, 769, 393, 83], [0, 83.25, 166.5, 226.5, 309.75], 12),
        ("raised-publish", [0, 769, 393, 83], [0, 85.25, 170.5, 222.5, 307.75], 9),
        ("raised-publish-right-to-left", [0, 769, 393, 83], [0, 85.25, 170.5, 222.5, 307.75], 9),
        ("dock-second", [0, 769, 393, 83], [0, 98.25, 196.5, 294.75], 12),
        ("dock-dark", [0, 769, 393, 83], [0, 98.25, 196.5, 294.75], 12),
        ("back-end", [0, 769, 393, 83], [0, 98.25, 196.5, 294.75], 10),
        ("back-end-badge-dark", [0, 769, 393, 83], [0, 98.25, 196.5, 294.75], 10),
        ("main-framework", [0, 769, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10),
        ("main-framework-landscape", [0, 343, 667, 32], [0, 133.4, 266.8, 400.2, 533.6], 13),
        (
          "main-framework-seven", [0, 769, 393, 83],
          [0, 56.14, 112.29, 168.43, 224.57, 280.71, 336.86], 10
        ),
        (
          "main-framework-attached-dark", [0, 769, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10
        ),
        ("main-framework-system", [0, 769, 393, 83], [2, 81, 159, 238, 316], 10),
        ("main-framework-system-more", [0, 769, 393, 83], [2, 81, 159, 238, 316], 10),
        ("player", [0, 769, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10),
        ("player-more-dark", [0, 769, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10),
        ("player-swipe", [0, 769, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10),
        ("player-minimized", [0, 852, 393, 83], [0, 78.6, 157.2, 235.8, 314.4], 10),
      ]

    @Test(arguments: numbers)
    func `the accepted text holds the reference's numbers`(
      name: String, bar: [Double], xs: [Double], titleSize: Double
    ) throws {
      let file = Golden.folder.appending(path: "\(name).txt")
      let text = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
      #expect(near(text.bar.frame.numbers, bar))
      #expect(near(text.xs, xs))
      for tab in text.tabs { #expect(tab.titleSize == titleSize) }
      if bar[3] == 83 && (titleSize == 10) {
        for tab in text.tabs where tab.frame.y >= bar[1] - lengthTolerance {
          // The icon's centre 19 points below the bar's edge, the title 35.5, 12 high.
          #expect(try near(#require(tab.icon).frame.midY, bar[1] + 19))
          #expect(try near(#require(tab.titleFrame).y, bar[1] + 35.5))
          #expect(try near(#require(tab.titleFrame).height, 12))
        }
      }
      // A bar that has given way to content lies below the screen.
      let isAway = name == "player-minimized"
      let faults = text.faults(handlesPages: false).filter {
        $0 != "pages without host" && !(isAway && $0.hasPrefix("the bar [0.0, 852.0"))
      }
      #expect(faults.isEmpty)
    }

    @Test func `the numbers of every accepted picture are known`() {
      #expect(Set(Self.numbers.map(\.name)) == Set(Golden.all.map(\.name)))
    }

    @Test func `every accepted picture belongs to a test`() throws {
      if Golden.isRecording {
        try DrawingLibraries.installed.write(
          to: DrawingLibraries.file, atomically: true, encoding: .utf8)
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
        .filter { !$0.hasPrefix(".") && $0 != "VERSIONS.txt" }
      let expected =
        Golden.all.flatMap { ["\($0.name).png", "\($0.name).txt"] }
        + PushSheet.all.map { "\($0.name).png" }
        + StyleSheet.all.flatMap { ["\($0.name).png", "\($0.name).txt"] } + ["readme.png"]
      #expect(Set(files) == Set(expected))
    }
  }
}
