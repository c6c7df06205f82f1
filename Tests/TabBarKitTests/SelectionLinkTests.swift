// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionLinkTests {
  /// A page that follows links.
  final class Receiver: UIViewController, TabLinkReceiver {
    var links: [String] = []

    func receive(_ link: TabLink) { links.append(link.rest) }
  }

  /// What a gate answers once it is known.
  final class Answer { var decision: SelectionDecision? }

  private func hosted(
    _ way: Hosted.Way, _ receiver: Receiver, launches: Bool = true, gate: TabBarPage.Gate? = nil
  ) throws -> Hosted {
    try Hosted(way, launches: launches) { id, item in
      guard id == "t2" else { return nil }
      return .page(item, gate: gate) { UINavigationController(rootViewController: receiver) }
    }
  }

  private func open(_ text: String, in hosted: Hosted, whenAvailable: Bool = false) throws -> Bool {
    let url = try #require(URL(string: text))
    return hosted.own?.open(url, whenAvailable: whenAvailable)
      ?? hosted.attachment?.open(url, whenAvailable: whenAvailable) ?? false
  }

  @Test(
    "A link selects its tab, asks the delegate, and hands the rest to the page",
    arguments: Hosted.Way.allCases)
  func opens(way: Hosted.Way) throws {
    let receiver = Receiver()
    let hosted = try hosted(way, receiver)
    #expect(try open("app://tab/t2/42?x=1", in: hosted))
    hosted.simulator.settle()
    #expect(
      hosted.events == [
        .shouldSelect("t2", from: "t0", source: .deepLink),
        .willSelect("t2", from: "t0", source: .deepLink),
        .selected("t2", from: "t0", source: .deepLink),
      ])
    hosted.check("t2")
    #expect(receiver.links == ["42?x=1"])
    #expect(try open("app://tab/t2/43", in: hosted))
    #expect(receiver.links == ["42?x=1", "43"])
    #expect(hosted.take().count == 3)
  }

  @Test("A link before the first frame shows its tab and loads no other")
  func beforeLaunch() throws {
    let receiver = Receiver()
    let hosted = try hosted(.own, receiver, launches: false)
    #expect(try open("app://tab/t2/42", in: hosted))
    hosted.launch()
    hosted.check("t2")
    #expect(receiver.links == ["42"])
    #expect(hosted.own?.controllers["t0"] == nil)
  }

  @Test(
    "Behind a gate the link waits; the last one for the tab is handed over when it opens",
    arguments: Hosted.Way.allCases)
  func gate(way: Hosted.Way) async throws {
    let receiver = Receiver()
    let answer = Answer()
    let hosted = try hosted(way, receiver) {
      while answer.decision == nil { await Task.yield() }
      return answer.decision ?? .deny
    }
    #expect(try open("app://tab/t2/1", in: hosted))
    #expect(try open("app://tab/t2/2", in: hosted))
    #expect(receiver.links.isEmpty)
    answer.decision = .allow
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    #expect(receiver.links == ["2"])
    hosted.check("t2")
  }

  @Test(
    "A link whose tab is not selected in the end is forgotten",
    arguments: Hosted.Way.allCases, ["denied", "given up", "redirected", "cancelled"])
  func forgotten(way: Hosted.Way, how: String) throws {
    let receiver = Receiver()
    let hosted = try hosted(way, receiver)
    hosted.tabBar.decide = { intent in
      guard intent.source == .deepLink else { return .allow }
      switch how {
      case "denied": return .deny
      case "redirected": return .redirect("t1")
      default: return .wait
      }
    }
    #expect(try open("app://tab/t2/1", in: hosted))
    if how == "given up" { hosted.tap("t3") }
    if how == "cancelled" { hosted.tabBar.cancelPending() }
    hosted.tap("t2")
    hosted.check("t2")
    #expect(receiver.links.isEmpty)
  }

  @Test(
    "Links of another form change nothing; those to unknown tabs and actions are reported",
    arguments: Hosted.Way.allCases)
  func unknown(way: Hosted.Way) throws {
    let hosted = try hosted(way, Receiver())
    #expect(try !open("https://example.com/t2", in: hosted))
    #expect(hosted.diagnostics.isEmpty)
    #expect(try !open("app://tab/nobody", in: hosted))
    #expect(hosted.diagnostics == [.selection(.unknownTab("nobody"))])
    hosted.check("t0")
    #expect(hosted.events.isEmpty)
  }

  @Test("A link to nowhere leaves one that waits alone", arguments: Hosted.Way.allCases)
  func unknownWhileWaiting(way: Hosted.Way) throws {
    let receiver = Receiver()
    let hosted = try hosted(way, receiver)
    hosted.tabBar.decide = { _ in .wait }
    #expect(try open("app://tab/t2/1", in: hosted))
    #expect(try !open("app://tab/nobody/2", in: hosted))
    hosted.tabBar.answerPending(.allow)
    #expect(receiver.links == ["1"])
    hosted.check("t2")
  }

  @Test("Scheme and host can be the application's own", arguments: Hosted.Way.allCases)
  func ownFormat(way: Hosted.Way) throws {
    let hosted = try hosted(way, Receiver())
    let format = TabLink.Format(scheme: "shop", host: "go")
    hosted.own?.linkFormat = format
    hosted.attachment?.linkFormat = format
    #expect(try open("shop://go/t2", in: hosted))
    #expect(try !open("app://tab/t1", in: hosted))
    hosted.check("t2")
  }

  @Test(
    "A link to a tab that has not arrived opens it when it does", arguments: Hosted.Way.allCases)
  func late(way: Hosted.Way) throws {
    let hosted = try hosted(way, Receiver())
    let late = Receiver()
    #expect(try open("app://tab/late/7", in: hosted, whenAvailable: true))
    #expect(hosted.diagnostics.isEmpty)
    #expect(hosted.tabBar.rememberedID == "late")
    let pages = ["t0", "late"].map { id in
      TabBarPage.page(.tab(TabID(id))) { id == "late" ? late : Page(id) }
    }
    if way == .own { hosted.own?.pages = pages } else { try hosted.attachment?.setPages(pages) }
    hosted.simulator.settle()
    hosted.check("late")
    #expect(late.links == ["7"])
    #expect(hosted.events.last == .selected("late", from: "t0", source: .deepLink))
  }

  @Test("A disabled tab is not opened by a link [field 97]", arguments: Hosted.Way.allCases)
  func disabled(way: Hosted.Way) throws {
    let receiver = Receiver()
    let hosted = try hosted(way, receiver)
    hosted.own?.updateItem("t2") { $0.isEnabled = false }
    hosted.attachment?.updateItem("t2") { $0.isEnabled = false }
    _ = try open("app://tab/t2/1", in: hosted)
    hosted.tap("t2")
    hosted.check("t0")
    #expect(receiver.links.isEmpty)
    #expect(hosted.events.isEmpty)
  }
}
