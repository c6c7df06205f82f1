// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarCommands

/// What `--do` understands.
struct StepTests {
  @Test(arguments: [
    ("tap:196.5,788", Step.tap(CGPoint(x: 196.5, y: 788))),
    ("tap:-1,0", .tap(CGPoint(x: -1, y: 0))),
    ("tap2:1,2", .doubleTap(CGPoint(x: 1, y: 2))),
    ("press:1,2", .press(CGPoint(x: 1, y: 2))),
    ("move:1,2", .move(CGPoint(x: 1, y: 2))),
    ("release", .release),
    ("hold:1,2@0.6", .hold(CGPoint(x: 1, y: 2), seconds: 0.6)),
    ("wait:2", .wait(2)),
    ("rotate:landscape", .rotate(.landscapeRight)),
    ("rotate:portrait", .rotate(.portrait)),
    ("background", .background),
    ("foreground", .foreground),
    ("select:home", .select("home")),
    ("select:a:b", .select("a:b")),
    ("index:-1", .index(-1)),
    ("apply:/tmp/a.json", .apply("/tmp/a.json")),
    ("page:title=a:b", .page("title=a:b")),
    ("edge:40", .edge(0.4)),
    ("edge-end", .edgeEnd),
    ("edge-cancel", .edgeCancel),
  ]) func `A step is read`(_ text: String, _ step: Step) throws {
    #expect(try Step(text) == step)
  }

  @Test func `A drag has two ends and a time, and may end in a cancellation`() throws {
    let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40))
    #expect(
      try Step("drag:10,20>30,40@0.5")
        == .drag(from: from, to: to, seconds: 0.5, isCancelled: false))
    #expect(
      try Step("drag:10,20>30,40@0.5!")
        == .drag(from: from, to: to, seconds: 0.5, isCancelled: true))
  }

  @Test(arguments: [
    ("tap", "tap:X,Y"), ("tap:1", "tap:X,Y"), ("tap:a,b", "tap:X,Y"), ("tap:1,2,3", "tap:X,Y"),
    ("tap:nan,1", "tap:X,Y"), ("hold:1,2", "hold:X,Y@SECONDS"), ("wait:-1", "wait:SECONDS"),
    ("wait:1e9", "wait:SECONDS"), ("release:1", "release"), ("index:one", "index:N"),
    ("rotate:left", "rotate:landscape or portrait"), ("select:", "select:ID"),
    ("edge:101", "edge:PERCENT"),
    ("drag:1,2@3", "drag:X,Y>X,Y@SECONDS (with ! at the end to cancel)"),
  ]) func `A wrong step is told with the form that was expected`(_ text: String, _ form: String) {
    #expect(failure(of: text) == "tabbar: error: --do \(text): write \(form)")
  }

  @Test func `An unknown step is told with the names there are`() throws {
    let message = try #require(failure(of: "jump:1,2"))
    #expect(message.hasPrefix("tabbar: error: --do jump:1,2: no such step — the steps are tap, "))
  }

  private func failure(of text: String) -> String? {
    do {
      _ = try Step(text)
      return nil
    } catch {
      return error.exitStatus == 2 ? error.messages.first : nil
    }
  }
}
