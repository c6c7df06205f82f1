// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What is drawn in a bar keeps to its outline, and what stands out of it is seen whole.
@MainActor @Suite(.serialized, .everyPreset) struct LookEdgeTests {
  private let red = StyleColor(hex: 0xFF0000)
  private static let picture = Pictures.png(.red)

  private func tabs(_ count: Int) -> [BarItem] {
    (0..<count).map { BarItem.tab(TabID("t\($0)"), title: "") }
  }

  private func painted(
    _ style: TabBarStyle, _ items: [BarItem], scrolls: Bool = false,
    rightToLeft: Bool = false
  ) -> Painted {
    let painted = Painted(
      style, items: items,
      situation: Situation(direction: rightToLeft ? .rightToLeft : .leftToRight), height: 83)
    painted.bar.hostInsets = BarInsets(bottom: 34)
    if scrolls { painted.bar.overflow = .scroll(minimumItemWidth: 80) }
    painted.simulator.settle()
    return painted
  }

  /// The points at which the picture is red, a point apart.
  private func reds(_ painted: Painted) -> [CGPoint] {
    let picture = painted.picture
    var found: [CGPoint] = []
    for y in -70..<100 {
      for x in 0..<393 {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let color = painted.color(point.x, point.y, in: picture)
        if color[0] > 200, color[1] < 60, color[2] < 60 { found.append(point) }
      }
    }
    return found
  }

  @Test("A dot in the bottom inset is seen while items scroll, and goes with them", .ownSwitches)
  func dot() throws {
    let style = Painted.plain {
      $0.indicator = BarIndicator(.dot(.bottom, diameter: 8), color: red, motion: .none)
    }
    let items = Dock.items(10)
    for isScrolling in [false, true] {
      let painted = painted(style, items, scrolls: isScrolling)
      #expect((painted.bar.scroller != nil) == isScrolling)
      let frame = try #require(painted.bar.barLayout.indicatorFrame)
      #expect(frame.minY >= 45 && frame.maxY > 49)
      #expect(painted.color(frame.midX, frame.midY) == [255, 0, 0])
      #expect(painted.color(frame.midX, frame.maxY - 1) == [255, 0, 0])
    }
  }

  @Test(
    "A custom outline with a slanted end cuts off gradients, pictures and blur like one colour",
    .ownSwitches)
  func slanted() {
    let outline = CustomOutline(
      OutlinePath([
        .move(CGPoint(x: 0, y: -10)), .line(CGPoint(x: 393, y: 0)), .line(CGPoint(x: 393, y: 49)),
        .line(CGPoint(x: 0, y: 49)), .close,
      ]), size: CGSize(width: 393, height: 49))
    let grounds: [TabBarStyle.Background] = [
      .color(red), .gradient(BarGradient(colors: [red, red])), .blur(.thin, tint: red),
      .image(.data(Self.picture, key: "red"), .stretch),
    ]
    for ground in grounds {
      let painted = painted(
        Painted.plain {
          $0.background = ground
          $0.shape = .custom(outline)
        }, tabs(2))
      let picture = painted.picture
      #expect(painted.color(20, -8, in: picture) == [255, 0, 0], "\(ground)")
      #expect(painted.color(370, -5, in: picture) == [255, 255, 255], "\(ground)")
      #expect(painted.color(370, 40, in: picture) == [255, 0, 0], "\(ground)")
    }
  }

  @Test("What has the corners of a rectangle is one, and nothing else is", .ownSwitches)
  func rectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    func path(_ corners: [(CGFloat, CGFloat)]) -> OutlinePath {
      let points = corners.map { CGPoint(x: $0.0, y: $0.1) }
      return OutlinePath(
        [.move(points.first ?? .zero)] + points.dropFirst().map { .line($0) } + [.close])
    }
    #expect(path([(0, 0), (100, 0), (100, 50), (0, 50)]).isRectangle(rect))
    #expect(path([(100, 50), (100, 0), (0, 0), (0, 50), (100, 50)]).isRectangle(rect))
    for other in [
      [(0, 0), (100, 0), (100, 50)], [(0, 0), (100, 50), (100, 0), (0, 50)],
      [(0, 0), (100, 10), (100, 50), (0, 50)], [(0, 0), (100, 0), (100, 50), (0, 40)],
      [(0, 0), (50, 0), (100, 0), (100, 50)], [],
    ] as [[(CGFloat, CGFloat)]] {
      #expect(!path(other).isRectangle(rect), "\(other)")
    }
  }

  @Test(
    "The line along the edge has no gap, at a wide and deep notch neither", .ownSwitches,
    arguments: [CGSize(width: 100, height: 60), CGSize(width: 56, height: 56)])
  func hairline(size: CGSize) {
    let items = tabs(4) + [BarItem(id: "plus", role: .action, placement: .center(size: size))]
    for shape in [BarShape.notch, .straight, .bulge, .wave, .rounded(radius: 20)] {
      let painted = painted(
        Painted.plain {
          $0.hairlineColor = .black
          $0.shape = shape
        }, items)
      let picture = painted.picture
      let gaps = (0..<393).filter { x in
        !(-210..<240).contains { y in
          painted.color(CGFloat(x) + 0.5, CGFloat(y) / 3 + 0.1, in: picture)[0] < 200
        }
      }
      #expect(gaps.isEmpty, "\(shape): \(gaps)")
      // Nothing is drawn along the bar's foot.
      #expect(painted.color(196, 82.9, in: picture) == [255, 255, 255])
      let ends = painted.bar.barLayout.outline.points().filter { $0.y < 82 }
      let deepest = ends.map(\.y).max() ?? 0
      if shape == .notch { #expect(deepest > (size.width > 60 ? 41.5 : 20)) }
    }
  }

  @Test(
    "No mark leaves the outline, under the first tab, the last one and while they scroll",
    .ownSwitches, arguments: [false, true])
  func marks(scrolls: Bool) throws {
    let forms: [BarIndicator.Form] = [
      .line(.bottom, thickness: 4, length: nil), .line(.top, thickness: 4, length: nil),
      .slider(cornerRadius: 0), .image(.data(Self.picture, key: "red")), .custom,
    ]
    let shapes: [BarShape] = [
      .capsule(margins: BarInsets(left: 24, right: 24)), .rounded(radius: 30),
      .card(margins: BarInsets(left: 16, right: 16), cornerRadius: 20),
    ]
    for shape in shapes {
      for form in forms {
        let style = Painted.plain {
          $0.shape = shape
          $0.indicator = BarIndicator(form, color: red, insets: .zero, motion: .none)
        }
        let painted = painted(style, tabs(scrolls ? 10 : 3), scrolls: scrolls)
        let own = UIView()
        own.backgroundColor = .red
        painted.bar.indicatorView = own
        let outline = painted.bar.barLayout.outline
        for index in [0, scrolls ? 9 : 2] {
          painted.bar.selectedIndex = index
          painted.simulator.settle()
          let reds = reds(painted)
          #expect(reds.count > 150, "\(shape) \(form)")
          let outside = reds.filter { !outline.contains($0) }
          #expect(outside.isEmpty, "\(shape) \(form) \(index): \(outside.prefix(3))")
        }
      }
    }
  }

  @Test(
    "A mark around a raised icon is seen whole, and not cut off at the bar's edge", .ownSwitches)
  func raisedMark() throws {
    for shape in [BarShape.straight, .rounded(radius: 20), .notch] {
      let items = [
        BarItem.tab(
          "up", title: "", icon: .data(Pictures.png(.white), key: "white"),
          placement: .raised(by: 24))
      ]
      let painted = painted(
        Painted.plain {
          $0.shape = shape
          $0.indicator = .circle(red)
        }, items + tabs(2))
      let frame = try #require(painted.bar.barLayout.indicatorFrame)
      #expect(frame.minY < -5)
      #expect(painted.color(frame.midX, frame.minY + 1.5) == [255, 0, 0], "\(shape)")
    }
  }

  @Test(
    "What fills an item is cut off at a card's round ends", .ownSwitches, arguments: [false, true])
  func filled(scrolls: Bool) {
    for shape in [
      BarShape.capsule(margins: BarInsets(left: 24, right: 24)),
      .card(margins: BarInsets(left: 16, right: 16), cornerRadius: 20), .rounded(radius: 30),
      .notch,
    ] {
      for isPicture in [true, false] {
        var items = tabs(scrolls ? 10 : 3).map { tab in
          tab.with {
            $0.icon = isPicture ? .data(Self.picture, key: "red") : nil
            $0.iconRendering = .original
            $0.iconFill = .fillsItem
            $0.ground = isPicture ? nil : ItemGround(red, shape: .rectangle)
          }
        }
        if !scrolls {
          items.insert(
            BarItem(id: "plus", role: .action, placement: .round(diameter: 50, raisedBy: 20)), at: 1
          )
        }
        let painted = painted(Painted.plain { $0.shape = shape }, items, scrolls: scrolls)
        if scrolls { painted.bar.scroller?.contentOffset.x = 37 }
        painted.simulator.layoutIfNeeded()
        let outline = painted.bar.barLayout.outline
        let reds = reds(painted)
        #expect(reds.count > 5_000, "\(shape)")
        let outside = reds.filter { !outline.contains($0) }
        #expect(outside.isEmpty, "\(shape) \(isPicture): \(outside.prefix(3))")
      }
    }
  }

  @Test(
    "Nothing cuts off above an effect, neither the bar's own nor the application's", .ownSwitches)
  func effects() throws {
    for scrolls in [false, true] {
      let style = TabBarStyle.floating.with { $0.indicator = BarIndicator(.custom) }
      let painted = painted(style, Dock.items(scrolls ? 10 : 3), scrolls: scrolls)
      #expect(painted.bar.clipView.mask != nil)
      let glass = UIView()
      glass.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
      painted.bar.indicatorView = glass
      painted.simulator.settle()
      for effect in painted.bar.effects {
        let above = sequence(first: effect, next: \.superview).dropFirst()
        #expect(above.allSatisfy { $0.mask == nil && $0.alpha == 1 })
      }
      #expect(painted.bar.effects.count == 2)
      painted.bar.indicatorView = nil
      painted.simulator.settle()
      #expect(painted.bar.clipView.mask != nil && painted.bar.effects.count == 1)
    }
  }

  // MARK: While items scroll

  @Test("The disc of a raised item is seen and pressed as a whole, scrolling or not", .ownSwitches)
  func disc() throws {
    for isScrolling in [false, true] {
      var items = tabs(isScrolling ? 10 : 4)
      items[2].placement = .raised(by: 18)
      items[2].icon = .data(Pictures.png(.white), key: "white")
      items[2].ground = ItemGround(
        red, size: CGSize(width: 50, height: 50),
        shadow: BarShadow(.black, opacity: 1, radius: 0, offset: BarOffset(y: -12)))
      let painted = painted(Painted.plain { _ in }, items, scrolls: isScrolling)
      let disc = try #require(painted.bar.barLayout["t2"]?.groundFrame)
      #expect(disc.minY < -18)
      let picture = painted.picture
      #expect(painted.color(disc.midX, disc.minY + 1, in: picture) == [255, 0, 0])
      #expect(painted.color(disc.midX, disc.minY - 10, in: picture) == [0, 0, 0])
      painted.simulator.tap(at: CGPoint(x: disc.midX, y: 300 + disc.minY + 1))
      #expect(painted.bar.selectedID == "t2")
    }
  }

  @Test(
    "Where raised items have been scrolled out beside a card the page takes touches", .ownSwitches)
  func margins() throws {
    let items = tabs(10).map { tab in tab.with { $0.placement = .raised(by: 18) } }
    let painted = painted(.card, items, scrolls: true)
    let window = try #require(painted.bar.window)
    painted.bar.scroller?.contentOffset.x = 40
    painted.simulator.layoutIfNeeded()
    for x: CGFloat in [8, 385] {
      let hit = window.hitTest(CGPoint(x: x, y: 290), with: nil)
      #expect(hit === painted.root.view, "\(x)")
    }
    let inside = window.hitTest(CGPoint(x: 60, y: 290), with: nil)
    #expect(inside?.isDescendant(of: painted.bar) == true)
  }

  @Test(
    "Right to left what is seen stays when an item is added at the end or taken away", .ownSwitches)
  func rightToLeft() throws {
    let painted = painted(.classic, Dock.items(10), scrolls: true, rightToLeft: true)
    let scroller = try #require(painted.bar.scroller)
    scroller.contentOffset.x -= 130
    painted.simulator.layoutIfNeeded()
    func place() throws -> CGFloat {
      let control = try #require(painted.bar.controls["t4"])
      return control.convert(control.bounds, to: painted.bar).minX
    }
    let start = try place()
    #expect(start > 0 && start < 393)
    painted.bar.append(.tab("new", title: "New"))
    painted.simulator.settle()
    #expect(abs(try place() - start) < 0.01)
    painted.bar.remove("new")
    painted.simulator.settle()
    #expect(abs(try place() - start) < 0.01)
  }

  @Test(
    "In a bar that scrolls an item that fires on touch down waits for the touch's end", .ownSwitches
  )
  func touchDown() {
    for isScrolling in [false, true] {
      let items = Dock.items(10).map { tab in tab.with { $0.firesOn = .touchDown } }
      let painted = painted(.classic, items, scrolls: isScrolling)
      let frame = painted.bar.barLayout["t3"]?.frame ?? .zero
      let start = CGPoint(x: frame.midX, y: 320)
      painted.simulator.touchDown(at: start)
      painted.simulator.advance(by: 0.2)
      #expect((painted.bar.selectedID == "t3") == !isScrolling)
      guard isScrolling else {
        painted.simulator.touchUp()
        #expect(painted.bar.selectedID == "t3")
        continue
      }
      for step in 1...10 {
        painted.simulator.advance(by: 1 / 60)
        painted.simulator.touchMove(to: CGPoint(x: start.x - CGFloat(step) * 10, y: 320))
      }
      painted.simulator.advance(by: 0.3)
      painted.simulator.touchUp()
      painted.simulator.settle()
      #expect(painted.bar.selectedID == "t0")
      let control = painted.bar.controls["t4"]
      let place = control?.convert(control?.bounds ?? .zero, to: nil) ?? .zero
      painted.simulator.tap(at: CGPoint(x: place.midX, y: 320))
      #expect(painted.bar.selectedID == "t4")
    }
  }
}

extension UIView {
  /// The effects within the view.
  fileprivate var effects: [UIView] {
    (self is UIVisualEffectView ? [self] : []) + subviews.flatMap(\.effects)
  }
}
