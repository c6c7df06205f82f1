// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import TabBarConfiguration
import TabBarKit
import Testing
import UIKit

/// The Gallery's own promises to the tool: names, controls, pages and documents.
@MainActor @Suite(.serialized) struct GallerySessionTests {
  private func launch(_ name: String) throws -> (GallerySession, Simulator) {
    let simulator = Simulator()
    let session = try #require(GalleryScreen.named(name)).make()
    simulator.launch(rootViewController: session.rootViewController)
    simulator.settle()
    return (session, simulator)
  }

  @Test("Every screen starts with its first page only, and without an event")
  func start() throws {
    #expect(
      GalleryScreen.all.map(\.name) == [
        "CenterView", "RaisedPublish", "Dock", "BackEnd", "BackEndAttached", "MainFramework",
        "MainFrameworkSeven", "MainFrameworkAttached", "MainFrameworkSystem",
        "MainFrameworkSystemSeven", "Player", "Styles", "Shapes", "Items", "Motion", "Scrolling",
        "Rail",
      ])
    for screen in GalleryScreen.all {
      let (session, _) = try launch(screen.name)
      #expect(session.events.isEmpty, "\(screen.name)")
      #expect(
        session.pages.map(\.loaded) == session.pages.indices.map { $0 == 0 ? 1 : 0 },
        "\(screen.name)")
    }
  }

  @Test("A control goes to the selected page, or to the page it names")
  func controls() throws {
    let (session, simulator) = try launch("MainFramework")
    #expect(session.perform("push"))
    simulator.settle()
    #expect(session.pages[0].stack == ["Home", "Home 1"])
    #expect(session.perform("pop-to-root"))
    simulator.settle()
    #expect(session.pages[0].stack == ["Home"])
    #expect(session.perform("badge=3@message"))
    #expect(session.pages[3].controller.tabBarItem.badgeValue == "3")
    #expect(session.pages[3].loaded == 0)
    #expect(session.perform("badge=@message"))
    #expect(session.pages[3].controller.tabBarItem.badgeValue == nil)
    #expect(!session.perform("pop"), "a root page has nothing to pop")
    #expect(!session.perform("fly"))
  }

  @Test("The dock's pictures follow the appearance while it runs, and back")
  func dockAppearance() throws {
    let (session, simulator) = try launch("Dock")
    guard case .dock(let bar) = session.host else {
      Issue.record("the dock has no bar")
      return
    }
    let light = bar.style
    #expect(light.background == .image(.image("waves"), .tile))
    simulator.update { $0.appearance = .dark }
    simulator.settle()
    #expect(bar.style.background == .image(.image("waves-dark"), .tile))
    #expect(bar.style.indicator == .image(.image("glow-dark")))
    simulator.update { $0.appearance = .light }
    simulator.settle()
    #expect(bar.style == light)
  }

  @Test("A press reaches the page when it lifts, and not when it scrolled")
  func presses() throws {
    let (session, simulator) = try launch("MainFramework")
    simulator.tap(at: CGPoint(x: 200, y: 745))
    #expect(session.events == [.page("home")])
    simulator.touchDown(at: CGPoint(x: 200, y: 500))
    for y in stride(from: 490.0, through: 400, by: -10) {
      simulator.touchMove(to: CGPoint(x: 200, y: y))
      simulator.advance(by: 1 / 60)
    }
    simulator.touchUp()
    simulator.settle()
    #expect(session.events == [.page("home")])
  }

  @Test("What lies over the screen is dismissed by its own control")
  func modal() throws {
    let (session, simulator) = try launch("MainFramework")
    #expect(session.perform("present-full"))
    simulator.settle()
    #expect(session.presentedTitle == "Full screen")
    #expect(!session.pages[0].isInWindow)
    #expect(session.perform("dismiss"))
    simulator.settle()
    #expect(session.presentedTitle == nil)
    #expect(session.pages[0].isInWindow)
  }

  @Test("A screen whose bar is written in code refuses a document")
  func refusesDocuments() throws {
    let (session, _) = try launch("RaisedPublish")
    #expect(!session.takesDocuments)
    #expect(session.apply(Data("{}".utf8)).map(\.severity) == [.error])
  }

  @Test("Pages follow the order of a new document; a faulty one changes nothing")
  func documents() throws {
    let (session, simulator) = try launch("BackEnd")
    #expect(session.pages.map(\.id) == ["home", "spark", "cart", "me"])
    let reordered = #"{"version": 1, "items": [{"id": "me"}, {"id": "cart"}, {"id": "home"}]}"#
    #expect(session.apply(Data(reordered.utf8)).isEmpty)
    simulator.settle()
    #expect(session.pages.map(\.id) == ["me", "cart", "home"])
    #expect(session.selectedID == "home")
    #expect(session.apply(Data(#"{"version": 1, "items": []}"#.utf8)).count == 1)
    #expect(session.pages.map(\.id) == ["me", "cart", "home"])
  }
}
