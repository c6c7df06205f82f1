// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Gallery
import TabBarKit
import Testing
import UIKit

/// Pictures of a push that takes the bar along and of a pop that is taken back, side by side.
///
/// From left to right: the push at 0, 25, 50, 75 and 100 % of its time, a back swipe with the
/// finger in the middle, and the screen after the swipe was taken back.
struct PushSheet: Sendable, CustomTestStringConvertible {
  let screen: ScreenName
  let isRightToLeft: Bool

  /// The system's own screen gets a bar of ours over its plain controller.
  static let all = [ScreenName.mainFramework, .mainFrameworkAttached, .mainFrameworkSystem]
    .flatMap { screen in
      [false, true].map { PushSheet(screen: screen, isRightToLeft: $0) }
    }

  /// All hosts must look alike: they share the accepted picture.
  var name: String { isRightToLeft ? "push-right-to-left" : "push" }
  var testDescription: String { "\(screen), \(name)" }
  var file: URL { Golden.folder.appending(path: "\(name).png") }

  static let recordCommand = "TABBAR_RECORD_GOLDEN=1 swift test --filter PushPictures"

  /// The pictures, one pixel a point.
  @MainActor func draw() throws -> [Bitmap] {
    let simulator = Simulator(
      Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    let session = try #require(GalleryScreen.named(screen.rawValue)).make()
    var attachment: TabBarAttachment?
    if screen == .mainFrameworkSystem {
      let controller = try #require(session.rootViewController as? UITabBarController)
      attachment = try TabBarAttachment(to: controller)
    }
    defer { attachment?.detach() }
    simulator.launch(rootViewController: session.rootViewController)
    simulator.settle()
    var pictures: [Bitmap] = []
    #expect(session.perform("push"))
    simulator.layoutIfNeeded()
    for _ in 0..<4 {
      pictures.append(simulator.render(scale: 1))
      // A quarter of the time that UIKit takes for a push.
      simulator.advance(by: 0.35 / 4)
    }
    simulator.settle()
    pictures.append(simulator.render(scale: 1))
    let width = UIScreen.main.bounds.width
    func touch(at share: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? width * (1 - share) : width * share, y: 400)
    }
    simulator.touchDown(at: touch(at: 0.01))
    for step in 1...10 {
      simulator.advance(by: 1 / 60)
      simulator.touchMove(to: touch(at: 0.01 + 0.5 * CGFloat(step) / 10))
    }
    simulator.advance(by: 0.2)
    pictures.append(simulator.render(scale: 1))
    for step in (1...9).reversed() {
      simulator.advance(by: 1 / 60)
      simulator.touchMove(to: touch(at: 0.01 + 0.5 * CGFloat(step) / 10))
    }
    simulator.advance(by: 0.2)
    simulator.touchUp()
    simulator.settle()
    pictures.append(simulator.render(scale: 1))
    return pictures
  }

  /// All pictures in one, with a gap between them.
  static func sheet(of pictures: [Bitmap]) -> Bitmap {
    let gap = 8
    let height = pictures.map(\.height).max() ?? 1
    let width = pictures.reduce(0) { $0 + $1.width + gap } - gap
    var rows: [UInt8] = []
    rows.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for (index, picture) in pictures.enumerated() {
        if index > 0 { rows += Array(repeating: [128, 128, 128, 255], count: gap).joined() }
        rows += picture.pixels[y * picture.width * 4..<(y + 1) * picture.width * 4]
      }
    }
    return Bitmap(width: width, height: height, pixels: rows)
  }
}

extension Screens {
  @Suite @MainActor struct PushPictures {
    @Test(
      .enabled(
        if: DrawingLibraries.areTheRecorded,
        "other versions of the drawing libraries than in Golden/VERSIONS.txt"),
      arguments: PushSheet.all)
    func `a push without the bar is drawn as accepted, at every quarter of its time`(
      sheet: PushSheet
    ) throws {
      let drawn = try Data(PushSheet.sheet(of: sheet.draw()).png())
      if Golden.isRecording { return try drawn.write(to: sheet.file) }
      try Golden.compare(
        sheet.name, drawn, nil, PushSheet.recordCommand, #_sourceLocation)
    }

    @Test(arguments: PushSheet.all)
    func `a pop that is taken back leaves every byte of the picture as it was`(
      sheet: PushSheet
    ) throws {
      let pictures = try sheet.draw()
      #expect(pictures[6] == pictures[4])
      #expect(pictures[5] != pictures[4])
    }
  }
}
