// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Grounds, borders and shadows, as they are painted.
@MainActor @Suite(.serialized, .everyPreset) struct LookGroundTests {
  private let red = StyleColor(hex: 0xFF0000)
  private let blue = StyleColor(hex: 0x0000FF)
  private let card = BarShape.card(
    margins: BarInsets(left: 20, right: 20), cornerRadius: 16)

  @Test("A gradient runs down, or to the trailing edge, inside the outline", .ownSwitches)
  func gradient() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for way in BarGradient.Direction.allCases {
        let painted = Painted(
          Painted.plain {
            $0.background = .gradient(BarGradient(colors: [red, blue], direction: way))
            $0.shape = card
          }, situation: Situation(direction: direction))
        let picture = painted.picture
        let isTrailing = way == .trailing
        let (begin, end) =
          isTrailing
          ? (painted.color(24, 24, in: picture), painted.color(368, 24, in: picture))
          : (painted.color(196, 1, in: picture), painted.color(196, 47, in: picture))
        let isMirrored = isTrailing && direction == .rightToLeft
        #expect(isAlike(isMirrored ? end : begin, [255, 0, 0], within: 12))
        #expect(isAlike(isMirrored ? begin : end, [0, 0, 255], within: 12))
        #expect(isAlike(painted.color(196, 24, in: picture), [127, 0, 127], within: 12))
        #expect(painted.color(10, 24, in: picture) == [255, 255, 255])
        #expect(painted.color(21, 1, in: picture) == [255, 255, 255])
      }
    }
  }

  @Test(
    "Gradient, border and shadow follow the appearance at once, their own and not the screen's [field 110]",
    .ownSwitches)
  func dark() {
    let shade = StyleColor(light: 0xFF0000, dark: 0x00FF00)
    let painted = Painted(
      Painted.plain {
        $0.background = .gradient(BarGradient(colors: [shade, shade]))
        $0.border = BarBorder(StyleColor(light: 0x0000FF, dark: 0xFFFFFF), width: 4)
        $0.shadow = BarShadow(shade, opacity: 1, radius: 0, offset: BarOffset(y: -20))
        $0.shape = card
      })
    func check(_ inside: [Int], _ line: [Int]) {
      let picture = painted.picture
      #expect(painted.color(196, 24, in: picture) == inside)
      #expect(painted.color(196, 2, in: picture) == line)
      #expect(painted.color(196, -10, in: picture) == inside)
    }
    check([255, 0, 0], [0, 0, 255])
    painted.set { $0.appearance = .dark }
    check([0, 255, 0], [255, 255, 255])
    painted.root.overrideUserInterfaceStyle = .light
    painted.simulator.layoutIfNeeded()
    check([255, 0, 0], [0, 0, 255])
  }

  @Test(
    "A blurred ground blurs what is behind it inside a curved outline, and nothing beside it",
    .ownSwitches)
  func blur() {
    let painted = Painted(
      Painted.plain {
        $0.background = .blur(.ultraThin, tint: nil)
        $0.shape = card
      })
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 196.5, height: 852))
    half.backgroundColor = .black
    painted.root.view.insertSubview(half, at: 0)
    let picture = painted.picture
    let (left, middle, right) = (
      painted.color(60, 24, in: picture), painted.color(196, 24, in: picture),
      painted.color(330, 24, in: picture)
    )
    #expect(left[0] < middle[0] && middle[0] < right[0])
    #expect(middle[0] - left[0] > 20 && right[0] - middle[0] > 20)
    #expect(painted.color(10, 24, in: picture) == [0, 0, 0])
    #expect(painted.color(380, 24, in: picture) == [255, 255, 255])
    #expect(painted.color(196 - 20, -4, in: picture) == [0, 0, 0])
    #expect(painted.color(20.5, 0.5, in: picture) == [0, 0, 0])
    #expect(painted.color(372.5, 48.5, in: picture) == [255, 255, 255])
  }

  @Test("A colour over a blurred ground lets it through", .ownSwitches)
  func tint() {
    func look(_ tint: StyleColor?) -> [Int] {
      Painted(Painted.plain { $0.background = .blur(.thin, tint: tint) }).color(196, 24)
    }
    let (plain, tinted) = (look(nil), look(StyleColor(hex: 0xFF0000, alpha: 0.5)))
    #expect(abs(tinted[1] - plain[1] / 2) < 4)
    #expect(tinted[0] > 240)
  }

  @Test("A picture is repeated or stretched inside the outline", .ownSwitches)
  func picture() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    let data = try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }.pngData())
    for fill in TabBarStyle.ImageFill.allCases {
      let painted = Painted(
        Painted.plain {
          $0.background = .image(.data(data, key: "halves"), fill)
          $0.shape = card
        })
      let picture = painted.picture
      #expect(painted.color(25, 24, in: picture) == [255, 0, 0])
      #expect(painted.color(368, 24, in: picture) == (fill == .tile ? [255, 0, 0] : [0, 0, 255]))
      #expect(painted.color(35, 24, in: picture) == (fill == .tile ? [0, 0, 255] : [255, 0, 0]))
      #expect(painted.color(21, 1, in: picture) == [255, 255, 255])
    }
  }

  @Test("A border lies inside the outline, all along it", .ownSwitches, arguments: [true, false])
  func border(hasGround: Bool) {
    let painted = Painted(
      Painted.plain {
        $0.background = hasGround ? .color(red) : .none
        $0.border = BarBorder(blue, width: 3)
        $0.shape = card
      })
    let picture = painted.picture
    for (x, y) in [(196, 1.5), (196, 47.5), (21.5, 24), (371.5, 24), (25.6, 5.6)] {
      #expect(painted.color(x, y, in: picture) == [0, 0, 255], "\(x) \(y)")
    }
    for (x, y) in [(196, -0.5), (196, 49.5), (19.5, 24), (373.5, 24), (22, 2)] {
      #expect(painted.color(x, y, in: picture) == [255, 255, 255], "\(x) \(y)")
    }
    #expect(painted.color(196, 4, in: picture) == (hasGround ? [255, 0, 0] : [255, 255, 255]))
  }

  @Test("A shadow falls on the page, and not on a ground that lets the page through", .ownSwitches)
  func shadow() {
    func style(_ background: TabBarStyle.Background) -> TabBarStyle {
      Painted.plain {
        $0.background = background
        $0.shadow = BarShadow(opacity: 1, radius: 4, offset: BarOffset(y: 6))
        $0.shape = card
      }
    }
    let glass = Painted(style(.color(StyleColor(hex: 0xFFFFFF, alpha: 0.5))))
    #expect(glass.color(196, 52)[0] < 120)
    #expect(glass.color(196, 24) == [255, 255, 255])
    #expect(glass.color(196, 46) == [255, 255, 255])
    let solid = Painted(style(.color(red)))
    #expect(solid.color(196, 52)[0] < 120)
    #expect(solid.color(196, 46) == [255, 0, 0])
    #expect(solid.bar.background.shadowView.mask == nil)
    #expect(solid.bar.background.shadowView.layer.shadowPath != nil)
    glass.bar.style = style(.color(StyleColor(hex: 0xFFFFFF, alpha: 0.5))).with { $0.shadow = nil }
    glass.simulator.layoutIfNeeded()
    #expect(glass.color(196, 52) == [255, 255, 255])
  }

  @Test("With less transparency every ground is opaque, from the moment it is wished", .ownSwitches)
  func reduceTransparency() throws {
    let hole = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.pngData())
    let grounds: [TabBarStyle.Background] = [
      .system, .blur(.ultraThin, tint: nil),
      .blur(.thin, tint: StyleColor(hex: 0xFF0000, alpha: 0.3)),
      .color(StyleColor(hex: 0x00FF00, alpha: 0.4)),
      .gradient(BarGradient(colors: [.clear, StyleColor(hex: 0x00FF00, alpha: 0.5)])),
      .image(.data(hole, key: "hole"), .tile),
    ]
    for ground in grounds {
      for shape in [BarShape.straight, card] {
        let painted = Painted(
          Painted.plain {
            $0.background = ground; $0.shape = shape
          })
        func looks() -> [[Int]] {
          [UIColor.white, .black].map {
            painted.root.view.backgroundColor = $0
            return painted.color(196, 24)
          }
        }
        let before = looks()
        #expect(!isAlike(before[0], before[1], within: 10), "\(ground)")
        painted.set { $0.reduceTransparency = true }
        let opaque = looks()
        #expect(opaque[0] == opaque[1], "\(ground)")
        painted.set { $0.reduceTransparency = false }
        #expect(looks() == before, "\(ground)")
      }
    }
  }

  @Test("With more contrast lines are wider and darker, and every bar has one", .ownSwitches)
  func increaseContrast() throws {
    let white = Painted.plain { $0.background = .color(.white) }
    let straight = Painted(white)
    #expect(straight.color(196, -0.2) == [255, 255, 255])
    straight.set { $0.increaseContrast = true }
    #expect(straight.color(196, -0.2)[0] < 180 && straight.color(196, -0.8)[0] < 180)
    #expect(straight.color(196, -1.2) == [255, 255, 255])
    straight.set { $0.increaseContrast = false }
    #expect(straight.color(196, -0.2) == [255, 255, 255])
    let island = Painted(white.with { $0.shape = card })
    island.set { $0.increaseContrast = true }
    #expect(island.color(196, 0.5)[0] < 180 && island.color(20.5, 24)[0] < 180)
    let thin = Painted(
      white.with {
        $0.shape = card
        $0.border = BarBorder(StyleColor(hex: 0, alpha: 0.2), width: 1 / 3)
      })
    #expect(thin.color(196, 0.5) == [255, 255, 255])
    thin.set { $0.increaseContrast = true }
    #expect(thin.color(196, 0.5)[0] < 110)
  }

  @Test("A rectangle has no mask, and a mask is another one for another size", .ownSwitches)
  func masks() throws {
    let painted = Painted(TabBarStyle.classic)
    #expect(painted.bar.background.ground?.mask == nil)
    painted.bar.style = .floating
    painted.simulator.layoutIfNeeded()
    let first = try #require(painted.bar.background.ground?.mask)
    painted.bar.setNeedsLayout()
    painted.simulator.layoutIfNeeded()
    #expect(painted.bar.background.ground?.mask === first)
    painted.bar.frame.size.width = 300
    painted.simulator.layoutIfNeeded()
    let second = try #require(painted.bar.background.ground?.mask as? ShapeView)
    #expect(second !== first)
    #expect(
      second.shape.path?.boundingBoxOfPath.width == painted.bar.background.ground?.bounds.width)
  }

  @Test(
    "The line along the edge goes with the outline: around an island, else from side to side",
    .ownSwitches)
  func hairline() throws {
    let items: [BarItem] = [
      .action("plus", placement: .round(diameter: 56, raisedBy: 20)), .tab("a", title: "A"),
    ]
    for shape in [BarShape.straight, .bulge, .notch, .wave, .rounded(radius: 20)] {
      let painted = Painted(
        Painted.plain {
          $0.hairlineColor = .black; $0.shape = shape
        }, items: items)
      let box = try #require(painted.bar.background.hairlineShape.path).boundingBoxOfPath
      let outline = painted.bar.barLayout.outline.bounds
      #expect(abs(box.minX) < 0.01 && abs(box.maxX - 393) < 0.01, "\(shape)")
      #expect(abs(box.minY - outline.minY + 1.0 / 6) < 0.2, "\(shape)")
      #expect(box.maxY < 45, "\(shape)")
    }
    for edge in [BarEdge.left, .right] {
      let rail = Painted(Painted.plain { $0.hairlineColor = .black })
      rail.bar.edge = edge
      rail.bar.frame = CGRect(x: 100, y: 100, width: 50, height: 500)
      rail.simulator.layoutIfNeeded()
      let box = try #require(rail.bar.background.hairlineShape.path).boundingBoxOfPath
      #expect(abs(box.midX - (edge == .left ? 50 + 1.0 / 6 : -1.0 / 6)) < 0.01)
      #expect(box.width < 0.01 && box.height == 500)
    }
    let island = Painted(
      Painted.plain {
        $0.hairlineColor = .black; $0.shape = card
      })
    #expect(island.bar.background.hairlineShape.path?.boundingBoxOfPath.maxY == 49)
  }
}
