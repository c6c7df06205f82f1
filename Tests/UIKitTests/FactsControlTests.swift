// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsControlTests {
  @Test func `[uikit 176] events have UIKit's numbers`() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered,
    ]
    let numbers: [UInt] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192]
    #expect(events.map(\.rawValue) == numbers)
  }

  @Test func `[uikit 181] a finger that crosses the edge sends the drag and the crossing`() {
    let stage = Stage()
    let control = stage.add(UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    var heard: [UIControl.Event] = []
    let events: [UIControl.Event] = [
      .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
    ]
    for event in events { control.addAction(UIAction { _ in heard.append(event) }, for: event) }
    stage.down(110, 110)
    stage.move(300, 110)
    #expect(heard.count == 2)
    #expect(heard.contains(.touchDragOutside) && heard.contains(.touchDragExit))
    heard = []
    stage.move(110, 110)
    #expect(heard.count == 2)
    #expect(heard.contains(.touchDragInside) && heard.contains(.touchDragEnter))
    stage.glass.up()
  }

  @Test func `[uikit 184] whether a finger is inside is known while it is followed`() {
    let stage = Stage()
    let control = stage.add(UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    #expect(!control.isTracking && !control.isTouchInside)
    stage.down(110, 110)
    #expect(control.isTracking && control.isTouchInside)
    stage.move(300, 110)
    #expect(control.isTracking && !control.isTouchInside)
    stage.move(110, 110)
    #expect(control.isTracking && control.isTouchInside)
    stage.glass.up()
    #expect(!control.isTracking)
    stage.down(110, 110)
    #expect(control.isTracking && control.isTouchInside)
    stage.glass.cancel()
    #expect(!control.isTracking)
  }

  @Test func `[uikit 189] sending events by code calls every handler of theirs, without a touch`() {
    _ = Simulator()
    let control = UIControl()
    var heard: [String] = []
    control.addAction(UIAction { _ in heard.append("first") }, for: .touchDown)
    control.addAction(UIAction { _ in heard.append("second") }, for: .touchDown)
    control.addAction(UIAction { _ in heard.append("value") }, for: [.valueChanged, .touchCancel])
    control.addAction(UIAction { _ in heard.append("other") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(heard.sorted() == ["first", "second"])
    heard = []
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(heard.sorted() == ["first", "second", "value"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `[uikit 197] a button made of an action is a system button with its title and image`()
  {
    _ = Simulator()
    let image = solid(.red)
    var calls = 0
    let button = UIButton(primaryAction: UIAction(title: "Go", image: image) { _ in calls += 1 })
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.image(for: .normal) === image)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
    #expect(UIButton(type: .custom, primaryAction: nil).buttonType == .custom)
  }
}
