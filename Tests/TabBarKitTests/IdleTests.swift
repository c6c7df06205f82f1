// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TabBarKit
@testable import UIKit

/// A pass with nothing changed does nothing.
///
/// What is counted is everything that could change a pixel: each setting of a frame, path, mask, shadow,
/// colour or text, each view that is put somewhere, and each wish to be drawn anew.
@MainActor @Suite(.serialized, .everyPreset) struct IdleTests {
  private func changes(_ body: () -> Void) -> Int {
    let before = ScreenDrawing.changes
    body()
    return ScreenDrawing.changes - before
  }

  private func items(_ count: Int) -> [BarItem] {
    var items = Dock.items(count)
    items[0].badge = .dot
    items[1].badge = .count(120)
    items.insert(
      BarItem(
        id: "plus", role: .action, ground: ItemGround(.badge, shadow: BarShadow()),
        placement: .round(diameter: 56, raisedBy: 20)), at: 2)
    return items
  }

  @Test(
    "A layout in which nothing has changed sets no frame, builds no path and draws nothing",
    arguments: 0..<13,
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func still(_ preset: Int, direction: UITraitEnvironmentLayoutDirection) {
    #expect(LookStyleTests.presets.count == 13)
    for (count, overflow) in [(4, TabBarOverflow.compress), (12, .scroll(minimumItemWidth: 70))] {
      let painted = Painted(
        LookStyleTests.presets[preset], items: items(count),
        situation: Situation(direction: direction), height: 83)
      painted.bar.overflow = overflow
      painted.simulator.settle()
      let bar = painted.bar
      let idle = changes {
        for _ in 0..<3 {
          bar.setNeedsLayout()
          bar.layoutIfNeeded()
          painted.simulator.layoutIfNeeded()
        }
      }
      #expect(idle == 0)
      let same = changes {
        bar.style = bar.style
        bar.selectedID = bar.selectedID
        bar.overflow = overflow
        bar.layoutIfNeeded()
      }
      #expect(same == 0)
      #expect(
        changes {
          bar.frame.size.width -= 30; bar.layoutIfNeeded()
        } > 10)
    }
  }
}
