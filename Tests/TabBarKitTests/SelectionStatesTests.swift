// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionStatesTests {
  private static let rocket = IconSource.data(
    Pictures.png(.red, size: CGSize(width: 40, height: 40)), key: "rocket")

  private func dock(style: TabBarStyle = .classic) -> Dock {
    Dock(
      Dock.items(3).map { item in
        item.with {
          if $0.id == "t0" {
            $0.states = ["top": .init(title: "Back to top", icon: Self.rocket)]
            $0.badge = .count(3)
          }
        }
      }, style: style)
  }

  private func frames(_ dock: Dock) -> [CGRect] {
    dock.simulator.layoutIfNeeded()
    return dock.bar.controls.values.sorted { $0.id.rawValue < $1.id.rawValue }.flatMap {
      [$0.frame, $0.iconView.frame, $0.titleLabel.frame, $0.badgeView.frame]
    }
  }

  @Test(
    "A state shows its title and picture, nothing moves, and the way back is the same [field 103]",
    arguments: [TabBarStyle.classic, .dock, .card, .bulge])
  func inPlace(style: TabBarStyle) {
    let dock = dock(style: style)
    let before = frames(dock)
    let layout = dock.bar.barLayout
    let control = dock.bar.controls["t0"]
    let picture = control?.iconView.image
    dock.bar.setState("top", for: "t0")
    #expect(dock.bar.knownLayout != nil)
    #expect(control?.titleLabel.text == "Back to top")
    #expect(control?.iconView.image !== picture)
    #expect(control?.accessibilityLabel == "Back to top")
    #expect(dock.bar.state(of: "t0") == "top")
    dock.simulator.settle()
    #expect(frames(dock) == before)
    dock.bar.dotDescription = "Neu"
    dock.bar.setNeedsLayout()
    #expect(frames(dock) == before)
    #expect(dock.bar.barLayout == layout)
    dock.bar.setState(nil, for: "t0")
    dock.simulator.settle()
    #expect(control?.titleLabel.text == "T0")
    #expect(control?.accessibilityLabel == "T0")
    #expect(frames(dock) == before)
    #expect(dock.bar.controls["t0"] === control)
  }

  @Test("The title of a state is not cut off: the bar keeps room for the widest")
  func room() {
    let dock = dock()
    dock.bar.setState("top", for: "t0", animated: false)
    dock.simulator.settle()
    let label = dock.bar.controls["t0"]?.titleLabel
    #expect((label?.frame.width ?? 0) + 0.01 >= label?.intrinsicContentSize.width ?? 999)
  }

  @Test("With reduced motion a state is there at once")
  func reducedMotion() throws {
    let dock = dock()
    dock.simulator.update { $0.reduceMotion = true }
    let control = try #require(dock.bar.controls["t0"])
    let count = control.body.subviews.count
    dock.bar.setState("top", for: "t0")
    #expect(control.body.subviews.count == count)
    #expect(control.iconView.layer.presentation()?.opacity == 1)
    #expect(control.titleLabel.text == "Back to top")
  }

  @Test("The looks fade over, and there and back again leaves the same picture [field 103]")
  func fades() {
    let dock = dock()
    dock.simulator.settle()
    let home = dock.simulator.render()
    dock.bar.setState("top", for: "t0")
    dock.simulator.advance(by: 0)
    let start = dock.simulator.render()
    dock.simulator.advance(by: 0.125)
    let half = dock.simulator.render()
    dock.simulator.settle()
    let top = dock.simulator.render()
    #expect(start == home)
    #expect(half != home && half != top && top != home)
    dock.bar.setState(nil, for: "t0")
    #expect(dock.simulator.render() == top)
    dock.simulator.settle()
    #expect(dock.simulator.render() == home)
  }

  @Test("Going back halfway starts from what is seen then: no flash [field 103]")
  func interrupted() {
    let dock = dock()
    dock.simulator.settle()
    dock.bar.setState("top", for: "t0")
    dock.simulator.advance(by: 0.125)
    let half = dock.simulator.render()
    dock.bar.setState(nil, for: "t0")
    #expect(dock.simulator.render() == half)
    dock.simulator.settle()
    #expect(dock.bar.controls["t0"]?.titleLabel.text == "T0")
    #expect(dock.bar.controls["t0"]?.body.subviews.count == 3)
  }

  @Test("Unanimated a state is there at once, and a bar off the screen takes it as well")
  func atOnce() {
    let dock = dock()
    dock.bar.setState("top", for: "t0")
    dock.simulator.settle()
    let top = dock.simulator.render()
    dock.bar.setState(nil, for: "t0", animated: false)
    dock.bar.setState("top", for: "t0", animated: false)
    #expect(dock.simulator.render() == top)
    let bar = TabBar(items: dock.bar.items)
    bar.setState("top", for: "t0")
    #expect(bar.controls["t0"]?.titleLabel.text == "Back to top")
  }

  @Test("An unknown state or item changes nothing and is reported")
  func unknown() {
    let dock = dock()
    dock.bar.setState("nothing", for: "t0")
    dock.bar.setState("top", for: "t1")
    dock.bar.setState("top", for: "nobody")
    #expect(
      dock.diagnostics == [
        .unknownState(item: "t0", state: "nothing"), .unknownState(item: "t1", state: "top"),
        .selection(.unknownTab("nobody")),
      ])
    #expect(dock.bar.state(of: "t0") == nil)
    #expect(dock.bar.controls["t0"]?.titleLabel.text == "T0")
  }

  @Test("A state stays over a selection and new items, and goes with the item that had it")
  func survives() {
    let dock = dock()
    dock.bar.setState("top", for: "t0")
    dock.tap(200)
    dock.bar.update("t0") { $0.badge = .dot }
    #expect(dock.bar.state(of: "t0") == "top")
    #expect(dock.bar.controls["t0"]?.titleLabel.text == "Back to top")
    dock.bar.update("t0") { $0.states = [:] }
    #expect(dock.bar.state(of: "t0") == nil)
    #expect(dock.bar.controls["t0"]?.titleLabel.text == "T0")
    dock.bar.update("t0") { $0.states = ["top": .init(title: "Back to top")] }
    #expect(dock.bar.controls["t0"]?.titleLabel.text == "T0")
  }

  @Test("A state's picture takes the place of the one that the page states")
  func statedPicture() throws {
    let stated = try #require(UIImage(data: Pictures.png(.blue)))
    let hosted = try Hosted(.own) { id, item in
      guard id == "t0" else { return nil }
      let page = Page("t0")
      page.tabBarItem = UITabBarItem(title: nil, image: stated, selectedImage: nil)
      return .page(item.with { $0.states = ["top": .init(icon: Self.rocket)] }, page)
    }
    let view = hosted.tabBar.controls["t0"]?.iconView
    #expect(view?.image?.size.width == stated.size.width)
    hosted.tabBar.setState("top", for: "t0")
    #expect(view?.image?.size.width == 40)
    hosted.tabBar.setState(nil, for: "t0")
    #expect(view?.image?.size.width == stated.size.width)
  }
}
