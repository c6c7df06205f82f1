// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What takes touches is what is seen.
@MainActor @Suite(.serialized, .everyPreset) struct LookHitTests {
  /// An item that stands out, without a picture: what is painted is the outline.
  private func items(_ placement: Placement) -> [BarItem] {
    var items: [BarItem] = ["a", "b", "c", "d"].map { BarItem(id: $0) }
    items.insert(BarItem(id: "plus", role: .action, placement: placement), at: 2)
    return items
  }

  @Test(
    "A touch belongs to the bar where its outline is painted, to a pixel, at every point [field 121]",
    .ownSwitches, arguments: [false, true])
  func outline(isRightToLeft: Bool) throws {
    let placements: [Placement] = [
      .normal, .bulge(height: 16), .round(diameter: 50, raisedBy: 20, isCentered: false),
    ]
    for style in LookStyleTests.presets.prefix(11) {
      for placement in placements {
        let painted = Painted(
          style.with {
            $0.background = .color(.black)
            $0.hairlineColor = nil
            $0.shadow = nil
            $0.indicator = .none
          }, items: items(placement),
          situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight), height: 83)
        let picture = painted.picture
        let round = painted.bar.barLayout["plus"].flatMap {
          placement.touchShape == .circle ? $0.touchArea : nil
        }
        var wrong: [CGPoint] = []
        for y in -60..<83 {
          for x in 0..<393 {
            let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
            // The round item has a shape of its own, and nothing to be seen here.
            if let round, round.contains(point) { continue }
            let isHit = painted.bar.point(inside: point, with: nil)
            guard isHit != painted.isDark(point, in: picture) else { continue }
            let isEdge = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { dx, dy in
              painted.isDark(
                CGPoint(x: point.x + CGFloat(dx) / 3, y: point.y + CGFloat(dy) / 3), in: picture)
                == isHit
            }
            if !isEdge { wrong.append(point) }
          }
        }
        #expect(wrong.isEmpty, "\(style.name) \(placement): \(wrong.prefix(5))")
      }
    }
  }
}

extension Painted {
  /// Whether a pixel is more dark than light.
  fileprivate func isDark(_ point: CGPoint, in picture: Bitmap) -> Bool {
    let (x, y) = (Int(point.x * 3), Int(((300 + point.y) * 3).rounded(.down)))
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return false }
    return picture.pixels[(y * picture.width + x) * 4] < 128
  }
}
