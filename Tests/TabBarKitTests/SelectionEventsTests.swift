// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionEventsTests {
  @Test("Several readers each get every event from when they began, in the order of `onEvent`")
  func severalReaders() async {
    let dock = Dock()
    let early = dock.bar.events
    dock.tap(150)
    let late = dock.bar.events
    dock.simulator.advance(by: 1)
    dock.tap(250)
    let expected = dock.events
    var read: [TabBarEvent] = []
    for await event in early {
      read.append(event)
      if read.count == expected.count { break }
    }
    #expect(read == expected)
    var rest: [TabBarEvent] = []
    for await event in late {
      rest.append(event)
      if rest.count == 3 { break }
    }
    #expect(rest == Array(expected.suffix(3)))
  }

  @Test("Double taps and long presses come on the same road")
  func gestures() async {
    let dock = Dock()
    let stream = dock.bar.events
    dock.tap(50)
    dock.tap(50)
    dock.simulator.touchDown(at: CGPoint(x: 50, y: 320))
    dock.simulator.advance(by: 0.6)
    dock.simulator.touchUp()
    let expected = dock.events
    #expect(expected.map(\.name).contains("doubleTap"))
    #expect(expected.map(\.name).contains("longPress"))
    var read: [TabBarEvent] = []
    for await event in stream {
      read.append(event)
      if read.count == expected.count { break }
    }
    #expect(read == expected)
  }

  @Test("A reader hears of the end when the bar goes, and does not keep it [field 117]")
  func end() async {
    weak var bar: TabBar?
    let stream: AsyncStream<TabBarEvent>
    do {
      let dock = Dock()
      stream = dock.bar.events
      dock.tap(150)
      bar = dock.bar
    }
    _ = Simulator.underTest()
    #expect(bar == nil)
    var count = 0
    for await _ in stream { count += 1 }
    #expect(count == 3)
  }

  @Test("A reader that went away is forgotten")
  func readerGone() async {
    let dock = Dock()
    do {
      var iterator: AsyncStream<TabBarEvent>.Iterator? = dock.bar.events.makeAsyncIterator()
      dock.tap(150)
      _ = await iterator?.next()
      iterator = nil
    }
    let before = dock.events.count
    dock.bar.select("t3")
    #expect(dock.events.count == before + 2)
    #expect(dock.bar.driver.feed.readerCount == 0)
  }
}
