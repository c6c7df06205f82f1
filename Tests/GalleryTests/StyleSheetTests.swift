// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Gallery
import TabBarKit
import Testing
import UIKit

/// One look of the bar in eight situations, on one sheet, with what is drawn where and what is spoken.
///
/// Left light, right dark; from above: left to right, right to left, both again with the largest text.
struct StyleSheet: Sendable, CustomTestStringConvertible {
  var screen = ScreenName.styles
  /// What a page of the screen is asked to do so that the bar looks so; also the files' name.
  let name: String
  /// Where the outline begins and ends, from the screen's left edge, in points.
  let outline: ClosedRange<Double>
  /// How far above the screen's lower edge the body of the bar begins, and the highest point of its
  /// outline lies, in points.
  let heights: (body: Double, top: Double)
  /// How many items are spoken, and a value that one of them has.
  var spoken = (count: 5, value: "128")

  init(style: String, outline: ClosedRange<Double>, heights: (body: Double, top: Double)) {
    name = "style-\(style)"
    self.outline = outline
    self.heights = heights
  }

  init(
    _ screen: ScreenName, _ name: String, outline: ClosedRange<Double> = 0...393,
    heights: (body: Double, top: Double), spoken: (count: Int, value: String)
  ) {
    self.screen = screen
    self.name = name
    self.outline = outline
    self.heights = heights
    self.spoken = spoken
  }

  static let all = styles + shapes + items

  static let styles = [
    StyleSheet(style: "classic", outline: 0...393, heights: (83, 83)),
    StyleSheet(style: "flat", outline: 0...393, heights: (83, 83)),
    StyleSheet(style: "floating", outline: 21...372, heights: (96, 96)),
    StyleSheet(style: "card", outline: 16...377, heights: (98, 98)),
    StyleSheet(style: "capsule", outline: 24...369, heights: (98, 98)),
    StyleSheet(style: "bulge", outline: 0...393, heights: (83, 104)),
    StyleSheet(style: "notch", outline: 0...393, heights: (83, 83)),
    StyleSheet(style: "wave", outline: 0...393, heights: (83, 104)),
    StyleSheet(style: "dock", outline: 0...393, heights: (83, 83)),
    StyleSheet(style: "centerView", outline: 0...393, heights: (83, 83)),
    StyleSheet(style: "raisedPublish", outline: 0...393, heights: (83, 83)),
  ]

  static let shapes = [
    shape("mixed", heights: (83, 100)), shape("gradient", heights: (83, 100)),
    shape("bordered", outline: 16...377, heights: (98, 115)),
    shape("picture", heights: (83, 100)),
    shape("glass", outline: 24...369, heights: (98, 115)), shape("roof", heights: (83, 99.5)),
  ]

  static let items = ["none", "line", "dot", "slider", "circle", "picture", "own"].map { mark in
    StyleSheet(.items, "mark-\(mark)", heights: (83, 83), spoken: (6, "lots of mail"))
  }

  private static func shape(
    _ name: String, outline: ClosedRange<Double> = 0...393, heights: (body: Double, top: Double)
  ) -> StyleSheet {
    StyleSheet(.shapes, "shape-\(name)", outline: outline, heights: heights, spoken: (6, "8"))
  }

  struct Cell {
    let title: String
    let picture: Bitmap
    let text: [String]
    /// The outline's corners and the content's upper edge, in points of the screen.
    let outline: [CGPoint]
    let body: CGFloat
    /// Titles and badges of tabs that leave the bar.
    let strays: [TabID]
  }

  var testDescription: String { name }
  var pictureFile: URL { Golden.folder.appending(path: "\(name).png") }
  var textFile: URL { Golden.folder.appending(path: "\(name).txt") }

  static let recordCommand = "TABBAR_RECORD_GOLDEN=1 swift test --filter StyleSheets"

  static var situations: [(title: String, situation: Situation)] {
    let sizes: [(String, UIContentSizeCategory)] = [
      ("default text", .large), ("largest text", .accessibilityExtraExtraExtraLarge),
    ]
    let directions: [(String, UITraitEnvironmentLayoutDirection)] = [
      ("left to right", .leftToRight), ("right to left", .rightToLeft),
    ]
    let appearances: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
    return sizes.flatMap { size in
      directions.flatMap { direction in
        appearances.map { appearance in
          (
            "\(appearance.0), \(direction.0), \(size.0)",
            Situation(
              appearance: appearance.1, direction: direction.1, contentSizeCategory: size.1)
          )
        }
      }
    }
  }

  /// The bar in every situation, two pixels a point, with the part of the page behind it.
  @MainActor func draw() throws -> [Cell] {
    try Self.situations.map { title, situation in
      let simulator = Simulator(situation)
      let session = try #require(GalleryScreen.named(screen.rawValue)).make()
      simulator.launch(rootViewController: session.rootViewController)
      simulator.settle()
      #expect(session.perform(name))
      simulator.settle()
      let bounds = UIScreen.main.bounds
      let scale: CGFloat = 2
      let part = CGRect(
        x: 0, y: (bounds.height - 140) * scale, width: bounds.width * scale, height: 140 * scale)
      let picture = try #require(simulator.render(scale: scale).cropped(to: part))
      guard case .ownContainer(let controller) = session.host else {
        throw CancellationError()
      }
      let bar = controller.tabBar
      let nodes = simulator.accessibilityTree.flatMap(\.elements)
        .filter { $0.responder is UIControl && bar.contains($0.responder) }
      let spoken = nodes.map { "spoken: \($0.spoken)" }
      let content = bar.barLayout.contentFrame
      let strays = bar.shownParts.filter { shown in
        shown.item.role == .tab
          && [shown.titleLabel, shown.badgeView].contains { view in
            !view.isHidden
              && !content.insetBy(dx: -0.01, dy: -0.01)
                .contains(view.convert(view.bounds, to: bar))
          }
      }
      return Cell(
        title: title, picture: picture, text: bar.shownParts.map { $0.line(in: bar) } + spoken,
        outline: bar.barLayout.outline.points().map { bar.convert($0, to: nil) },
        body: bar.convert(content, to: nil).minY, strays: strays.map(\.item.id))
    }
  }

  static func sheet(of cells: [Cell]) -> Bitmap {
    let gap = 8
    let width = cells[0].picture.width
    let height = cells[0].picture.height
    let rows = cells.count / 2
    let whole = (width: 2 * width + gap, height: rows * (height + gap) - gap)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(whole.width * whole.height * 4)
    func grey(_ count: Int) -> [UInt8] {
      Array(repeating: [128, 128, 128, 255], count: count).flatMap(\.self)
    }
    for row in 0..<rows {
      if row > 0 { pixels += grey(whole.width * gap) }
      for y in 0..<height {
        for column in 0..<2 {
          if column > 0 { pixels += grey(gap) }
          let picture = cells[2 * row + column].picture
          pixels += picture.pixels[y * width * 4..<(y + 1) * width * 4]
        }
      }
    }
    return Bitmap(width: whole.width, height: whole.height, pixels: pixels)
  }

  static func text(of cells: [Cell]) -> String {
    cells.map { ([$0.title] + $0.text.map { "  \($0)" }).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }
}

extension TabBar {
  fileprivate func contains(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: self) ?? false
  }
}

extension ShownItem {
  /// Where the item and its parts are, in points from the bar's upper left corner.
  @MainActor fileprivate func line(in bar: TabBar) -> String {
    func text(_ view: UIView) -> String {
      guard !view.isHidden else { return "none" }
      let frame = view.convert(view.bounds, to: bar)
      return [frame.minX, frame.minY, frame.width, frame.height]
        .map { String(format: "%.2f", Double($0)) }.joined(separator: " ")
    }
    return
      "\(item.id.rawValue): \(text(control)); icon \(text(iconView)); title \(text(titleLabel)); "
      + "badge \(badgeText.map { "“\($0)” " } ?? "")\(text(badgeView))"
  }
}

extension Screens {
  /// Every look of the bar by itself, accepted by eye, compared byte for byte.
  @Suite @MainActor struct StyleSheets {
    @Test(
      .enabled(
        if: DrawingLibraries.areTheRecorded,
        "other versions of the drawing libraries than in Golden/VERSIONS.txt"),
      arguments: StyleSheet.all)
    func
      `every look is drawn and spoken as accepted, in both appearances and directions, at any text size`(
        sheet: StyleSheet
      ) throws
    {
      let cells = try sheet.draw()
      let drawn = try Data(StyleSheet.sheet(of: cells).png())
      let told = Data(StyleSheet.text(of: cells).utf8)
      if Golden.isRecording {
        try drawn.write(to: sheet.pictureFile)
        return try told.write(to: sheet.textFile)
      }
      try Golden.compare(
        sheet.name, drawn, told, StyleSheet.recordCommand, #_sourceLocation)
    }

    @Test(arguments: StyleSheet.all)
    func
      `every look has the stated outline, titles and badges inside the bar, and speaks every item`(
        sheet: StyleSheet
      ) throws
    {
      let height: CGFloat = 852
      for cell in try sheet.draw() {
        let xs = cell.outline.map(\.x)
        #expect(near(Double(try #require(xs.min())), sheet.outline.lowerBound))
        #expect(near(Double(try #require(xs.max())), sheet.outline.upperBound))
        #expect(near(Double(height - cell.body), sheet.heights.body))
        let top = Double(height - (try #require(cell.outline.map(\.y).min())))
        #expect(abs(top - sheet.heights.top) <= 1, "\(cell.title): \(top)")
        #expect(cell.strays == [], "\(cell.title)")
        let spoken = cell.text.filter { $0.hasPrefix("spoken: ") }
        #expect(spoken.count == sheet.spoken.count)
        #expect(spoken.contains { $0.contains(sheet.spoken.value) })
      }
    }
  }
}
