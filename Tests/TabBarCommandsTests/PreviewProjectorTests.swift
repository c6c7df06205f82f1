// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarCommands

/// A page that keeps its picture as the page's script does.
@MainActor private final class Looker {
  private(set) var pixels: [UInt8] = []
  private(set) var width = 0
  private(set) var frames: [(number: Int, parts: [CGRect])] = []
  private(set) var texts: [String] = []

  func take(_ message: PreviewProjector.Message) {
    switch message {
    case .text(let text): texts.append(text)
    case .frame(let bytes): draw(bytes)
    }
  }

  private func draw(_ bytes: [UInt8]) {
    func field(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    var (offset, parts) = (4, [CGRect]())
    while offset < bytes.count {
      let (x, y, length) = (field(offset), field(offset + 4), field(offset + 8))
      let png = Array(bytes[(offset + 12)..<(offset + 12 + length)])
      offset += 12 + length
      guard let part = try? ImageDecoder.decode(png).frames.first else { continue }
      if frames.isEmpty { (width, pixels) = (part.width, part.pixels) }
      for row in 0..<part.height {
        let (target, source) = (((y + row) * width + x) * 4, row * part.width * 4)
        pixels.replaceSubrange(
          target..<(target + part.width * 4),
          with: part.pixels[source..<(source + part.width * 4)])
      }
      parts.append(CGRect(x: x, y: y, width: part.width, height: part.height))
    }
    frames.append((field(0), parts))
  }
}

@MainActor struct PreviewProjectorTests {
  /// A projector whose pages answer at once, as long as they listen.
  @MainActor private final class Show {
    let projector: PreviewProjector
    private(set) var lookers: [Int: Looker] = [:]
    private var letters: [(Int, PreviewProjector.Message)] = []
    var deaf: Set<Int> = []

    init(_ words: String...) throws {
      let options = try ScreenOptions(
        ArgumentList(words, options: PreviewCommand.options, maximumFiles: 1), standard: nil)
      var post: (Int, PreviewProjector.Message) -> Void = { _, _ in }
      projector = PreviewProjector(try PreviewStage(options)) { post($0, $1) }
      post = { [unowned self] in letters.append(($0, $1)) }
    }

    var clock: SimulatorClock { projector.simulator.clock }

    func open(_ number: Int) {
      lookers[number] = Looker()
      projector.open(number)
    }

    /// Lets time pass as the driver does, from frame to frame.
    func run(_ frames: Int = 60) {
      for _ in 0..<frames {
        projector.draw()
        let sent = letters
        letters = []
        for (number, message) in sent {
          lookers[number]?.take(message)
          guard case .frame = message, !deaf.contains(number) else { continue }
          acknowledge(number)
        }
        projector.advance(by: 1 / 60)
      }
    }

    func acknowledge(_ number: Int) {
      hear(#"{"type":"ack","frame":\#(lookers[number]?.frames.last?.number ?? 0)}"#, from: number)
    }

    func hear(_ text: String, from number: Int = 1) {
      guard let message = PreviewMessage(text) else { return }
      projector.hear(message, from: number)
    }

    func touch(_ phase: String, x: Double = 150, y: Double = 793) {
      hear(#"{"type":"touch","phase":"\#(phase)","id":1,"x":\#(x),"y":\#(y)}"#)
    }

    /// Whether the page has, pixel for pixel, what a full drawing gives.
    func isTrue(_ number: Int) -> Bool {
      lookers[number]?.pixels == projector.simulator.render().pixels
    }
  }

  @Test func `A screen at rest waits for nothing, draws nothing and sends nothing`() throws {
    let show = try Show("--screen", "MainFramework")
    show.open(1)
    show.run()
    let looker = try #require(show.lookers[1])
    #expect(looker.frames.count == 1)
    #expect(looker.frames[0].parts == [CGRect(x: 0, y: 0, width: 1179, height: 2556)])
    #expect(show.isTrue(1))
    #expect(show.projector.pause == nil)
    #expect(show.clock.scheduledTimers == 0 && show.clock.runningAnimations == 0)
    let (frames, texts) = (show.clock.framesDrawn, looker.texts.count)
    show.run()
    #expect(show.clock.framesDrawn == frames)
    #expect(looker.frames.count == 1 && looker.texts.count == texts)
  }

  @Test func `A press draws and sends parts of the screen, then everything rests again`() throws {
    let show = try Show("--screen", "Dock")
    show.open(1)
    show.run()
    let drawn = (frames: show.clock.framesDrawn, pixels: show.clock.pixelsDrawn)
    show.touch("down")
    show.run(4)
    show.touch("up")
    show.run()
    let looker = try #require(show.lookers[1])
    #expect(looker.frames.count > 1)
    #expect(looker.texts.count { $0.contains("didSelect") } == 1)
    let screen = 1179 * 2556
    for frame in looker.frames.dropFirst() {
      let area = frame.parts.reduce(0) { $0 + Int($1.width) * Int($1.height) }
      #expect(area < screen / 8, "\(frame.parts)")
    }
    #expect(show.clock.pixelsDrawn > drawn.pixels)
    #expect(show.isTrue(1))
    #expect(show.projector.pause == nil && show.clock.scheduledTimers == 0)
    let frames = show.clock.framesDrawn
    show.run()
    #expect(show.clock.framesDrawn == frames)
  }

  @Test func `A pushed page is drawn while it moves, and no longer`() throws {
    let show = try Show("--screen", "MainFramework")
    show.open(1)
    show.run()
    show.hear(#"{"type":"page","control":"push"}"#)
    #expect(show.projector.pause != nil)
    show.run(10)
    #expect(show.projector.pause != nil)
    let underWay = show.clock.framesDrawn
    show.run()
    #expect(show.clock.framesDrawn > underWay)
    #expect(show.projector.pause == nil)
    #expect(show.isTrue(1))
  }

  @Test func `Each page gets a whole picture first, and later what it lacks`() throws {
    let show = try Show("--screen", "Dock")
    show.open(1)
    show.run()
    show.deaf = [2]
    show.open(2)
    #expect(show.projector.pause == 0)
    show.run(2)
    let whole = [CGRect(x: 0, y: 0, width: 1179, height: 2556)]
    #expect(show.lookers[2]?.frames.map(\.parts) == [whole])
    #expect(show.lookers[1]?.frames.count == 1)
    #expect(show.lookers[2]?.texts.first?.contains(#""type": "state""#) == true)
    show.touch("down")
    show.touch("up")
    show.run()
    #expect(show.lookers[2]?.frames.count == 1, "it has not shown the first")
    #expect(show.isTrue(1) && !show.isTrue(2))
    show.deaf = []
    show.acknowledge(2)
    #expect(show.projector.pause == 0)
    show.run()
    #expect(show.lookers[2]?.frames.count == 2)
    #expect(show.isTrue(2))
    #expect(show.lookers[2]?.frames.last.map { $0.parts != whole } == true)
    show.projector.close(2)
    show.projector.close(1)
    #expect(!show.projector.isWatched)
  }

  @Test func `A turned, a new and a reconnected screen are sent whole`() throws {
    let show = try Show("--screen", "MainFramework")
    show.open(1)
    show.run()
    show.hear(#"{"type":"restart"}"#)
    show.run(2)
    #expect(show.lookers[1]?.frames.last?.parts.map(\.size.width) == [1179])
    #expect(show.lookers[1]?.frames.last?.parts.map(\.size.height) == [2556])
    show.deaf = [1]
    show.hear(#"{"type":"page","control":"push"}"#)
    show.run(4)
    show.hear(#"{"type":"set","orientation":"landscape"}"#)
    show.run(2)
    show.deaf = []
    show.acknowledge(1)
    show.run(2)
    #expect(
      show.lookers[1]?.frames.first { $0.parts[0].width > 1179 }?.parts
        == [CGRect(x: 0, y: 0, width: 2556, height: 1179)])
    #expect(show.lookers[1]?.texts.last?.contains("[2556, 1179]") == true)
    show.run()
    show.projector.close(1)
    show.open(1)
    show.run(2)
    #expect(show.lookers[1]?.frames.first?.parts == [CGRect(x: 0, y: 0, width: 2556, height: 1179)])
    #expect(show.isTrue(1))
  }

  @Test func `A file is noticed when it is written anew or replaced`() async throws {
    let workspace = try Workspace()
    let file = try workspace.write("one", to: "bar.json")
    var notices = 0
    let watch = FileWatch(file) { notices += 1 }
    func wait(for count: Int) async throws {
      for _ in 0..<300 where notices < count { try await Task.sleep(for: .milliseconds(10)) }
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(notices == 0)
    _ = try workspace.write("two", to: "bar.json")
    try await wait(for: 1)
    #expect(notices >= 1)
    let before = notices
    _ = try workspace.write("three", to: "other.json")
    try await wait(for: before + 1)
    let written = notices
    try FileManager.default.moveItem(
      atPath: workspace.path("other.json"), toPath: workspace.path("third.json"))
    try await wait(for: written + 1)
    #expect(written > before && notices > written)
    withExtendedLifetime(watch) {}
  }
}
