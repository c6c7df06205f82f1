// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsLabelFittingTests {
  private func label(_ stage: Stage, _ text: String, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.text = text
    stage.window.backgroundColor = .white
    return stage.add(label)
  }

  /// The first and last row that are not white, and the last such column.
  private func ink(_ stage: Stage) throws -> (top: Int, bottom: Int, right: Int) {
    let picture = try #require(stage.picture(scale: 2))
    let dark = (0..<picture.height).flatMap { y in
      (0..<picture.width).filter { picture.hex($0, y) != "ffffffff" }.map { (x: $0, y: y) }
    }
    return (
      dark.map(\.y).min() ?? 0, dark.map(\.y).max() ?? 0, dark.map(\.x).max() ?? 0
    )
  }

  @Test func `text that was made smaller stands on its baseline, in the middle or at the top`()
    throws
  {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let label = label(stage, "HHHHHHHHHHHHHHHH", width: 100)
    label.adjustsFontSizeToFitWidth = true
    let onBaseline = try ink(stage)
    label.baselineAdjustment = .alignCenters
    let inMiddle = try ink(stage)
    label.baselineAdjustment = .none
    let atTop = try ink(stage)
    #expect(atTop.top < inMiddle.top && inMiddle.top < onBaseline.top)
    label.adjustsFontSizeToFitWidth = false
    label.lineBreakMode = .byClipping
    #expect(abs(try ink(stage).bottom - onBaseline.bottom) <= 1)
  }

  @Test func `letters move closer before a line is cut, as far as a twentieth of the size`() throws
  {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let label = label(stage, "Notifications", width: 200)
    let natural = label.intrinsicContentSize.width
    label.frame.size.width = natural - 5
    let cut = try #require(stage.picture(scale: 2))
    label.allowsDefaultTighteningForTruncation = true
    let tight = try #require(stage.picture(scale: 2))
    #expect(tight != cut)
    // The last letter, and no ellipsis, is what ends the line.
    #expect(try ink(stage).right > Int((natural - 8) * 2))
    // Thirteen letters give way by 0.85 points each at most.
    label.frame.size.width = natural - 13
    let far = try #require(stage.picture(scale: 2))
    label.allowsDefaultTighteningForTruncation = false
    #expect(try #require(stage.picture(scale: 2)) == far)
  }

  @Test func `fonts of text styles follow the text size if they are told to`() {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let label = label(stage, "Text", width: 100)
    label.font = .preferredFont(forTextStyle: .body)
    let fixed = stage.add(UILabel(frame: .zero))
    fixed.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let scaled = stage.add(UILabel(frame: .zero))
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 10), maximumPointSize: 20)
    scaled.adjustsFontForContentSizeCategory = true
    let own = stage.add(UILabel(frame: .zero))
    own.font = .systemFont(ofSize: 11)
    own.adjustsFontForContentSizeCategory = true
    #expect([label, fixed, scaled, own].map(\.font.pointSize) == [17, 17, 10, 11])
    stage.simulator.update { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect([label, fixed, scaled, own].map(\.font.pointSize) == [53, 17, 20, 11])
    stage.simulator.update { $0.contentSizeCategory = .large }
    #expect([label, fixed, scaled, own].map(\.font.pointSize) == [17, 17, 10, 11])
  }

  @Test func `a label that begins to follow the text size takes it at once`() {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let label = label(stage, "Text", width: 100)
    label.font = .preferredFont(forTextStyle: .body)
    stage.simulator.update { $0.contentSizeCategory = .extraLarge }
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 19)
  }
}
