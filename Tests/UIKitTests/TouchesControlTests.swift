// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TouchesControlTests {
  @MainActor final class Log {
    var events: [String] = []
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  /// Made by each test itself: a simulator is current only until another one is made.
  private func fixture() -> (stage: Stage, control: UIControl, log: Log) {
    let (stage, log) = (Stage(), Log())
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.add(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return (stage, control, log)
  }

  @Test func `[uikit 175] states and events have UIKit's numbers`() {
    let control = fixture().control
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(Self.names.map(\.0.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 8192])
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func `[uikit 177] a finger that comes down is tracked, inside and highlighted`() {
    let (stage, control, log) = fixture()
    stage.down(110, 110)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(log.events == ["down"])
    stage.glass.up()
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(log.events == ["down", "upInside"])
  }

  @Test func `[uikit 178] a second tap sends a repeat besides the touch down`() {
    let (stage, _, log) = fixture()
    stage.tap(110, 110)
    stage.advance(0.1)
    stage.tap(110, 110)
    #expect(log.events == ["down", "upInside", "down", "repeat", "upInside"])
    stage.advance(1)
    log.events = []
    stage.tap(110, 110)
    #expect(log.events == ["down", "upInside"])
  }

  @Test func `[uikit 179] a finger counts as inside until 70 points beyond the bounds`() {
    let (stage, control, log) = fixture()
    stage.down(110, 110)
    stage.move(219, 110)
    #expect(control.isTouchInside && control.isHighlighted)
    stage.move(221, 110)
    #expect(!control.isTouchInside && !control.isHighlighted)
    stage.move(219, 110)
    #expect(control.isTouchInside)
    stage.move(221, 110)
    stage.glass.up()
    #expect(
      log.events == [
        "down", "dragInside", "dragOutside", "exit", "dragInside", "enter", "dragOutside", "exit",
        "upOutside",
      ])
  }

  @Test func `[uikit 180] nothing enters that did not leave`() {
    let (stage, _, log) = fixture()
    stage.down(149, 149)
    stage.move(160, 160)
    stage.move(110, 110)
    #expect(log.events == ["down", "dragInside", "dragInside"])
  }

  @Test func `[uikit 182] a control that stops following gets no up event`() {
    let stage = fixture().stage
    final class Brief: UIControl {
      var ended = 0
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended += 1 }
    }
    let brief = stage.add(Brief(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    var ups = 0
    brief.addAction(UIAction { _ in ups += 1 }, for: [.touchUpInside, .touchUpOutside])
    stage.down(10, 110)
    stage.move(11, 110)
    #expect(!brief.isTracking && brief.ended == 1)
    stage.glass.up()
    #expect(ups == 0 && brief.ended == 1)
  }

  @Test func `[uikit 177] a control that does not begin tracking does nothing`() {
    let stage = fixture().stage
    final class Numb: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let numb = stage.add(Numb(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    var events = 0
    numb.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
    stage.tap(10, 110)
    #expect(events == 0)
  }

  @Test func `[uikit 183] a touch that is taken away cancels and takes the highlight off`() {
    let (stage, control, log) = fixture()
    stage.down(110, 110)
    stage.glass.cancel()
    #expect(log.events == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `[uikit 145] a disabled control swallows the touch and sends nothing`() {
    let (stage, control, log) = fixture()
    let beneath = UIControl(frame: control.frame)
    stage.window.insertSubview(beneath, belowSubview: control)
    var taps = 0
    beneath.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
    control.isEnabled = false
    stage.tap(110, 110)
    #expect(log.events.isEmpty && taps == 0)
  }

  @Test func `[uikit 185] disabling while a finger is down cancels`() {
    let (stage, control, log) = fixture()
    stage.down(110, 110)
    control.isEnabled = false
    #expect(log.events == ["down", "cancel"])
    #expect(control.state == .disabled)
  }

  @Test func `[uikit 186] an action of the same identifier and events takes the other's place`() {
    let plain = UIControl()
    var calls: [String] = []
    let id = UIAction.Identifier("x")
    plain.addAction(UIAction(identifier: id) { _ in calls.append("first") }, for: .touchDown)
    plain.addAction(UIAction(identifier: id) { _ in calls.append("second") }, for: .touchDown)
    plain.addAction(UIAction(identifier: id) { _ in calls.append("other") }, for: .touchCancel)
    plain.sendActions(for: .touchDown)
    #expect(calls == ["second"])
    plain.removeAction(identifiedBy: id, for: .touchDown)
    plain.sendActions(for: [.touchDown, .touchCancel])
    #expect(calls == ["second", "other"])
    #expect(plain.allControlEvents == .touchCancel)
  }

  @Test func `[uikit 187] every action goes through sendAction, with its sender set meanwhile`() {
    final class Gate: UIControl {
      var passed: [String] = []
      override func sendAction(_ action: UIAction) {
        passed.append(action.title)
        super.sendAction(action)
      }
    }
    let gate = Gate()
    var sender: Any?
    let action = UIAction(title: "go") { sender = $0.sender }
    gate.addAction(action, for: .valueChanged)
    gate.sendActions(for: .valueChanged)
    #expect(gate.passed == ["go"])
    #expect(sender as? UIControl === gate)
    #expect(action.sender == nil)
  }

  @Test func `[uikit 190] controls keep their touches, plain views pass them on`() {
    let stage = fixture().stage
    final class Listener: UIView {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let listener = stage.add(Listener(frame: CGRect(x: 0, y: 300, width: 200, height: 100)))
    listener.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    listener.addSubview(UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
    stage.tap(10, 310)
    #expect(listener.began == 0)
    stage.tap(60, 310)
    #expect(listener.began == 1)
  }

  @Test func `[uikit 191] two controls are tracked at once unless one is exclusive`() {
    let (stage, control, _) = fixture()
    let other = stage.add(UIControl(frame: CGRect(x: 200, y: 100, width: 50, height: 50)))
    stage.down(110, 110, finger: 0)
    stage.down(210, 110, finger: 1)
    #expect(control.isTracking && other.isTracking)
    stage.glass.up(finger: 0)
    stage.glass.up(finger: 1)
    other.isExclusiveTouch = true
    stage.down(110, 110, finger: 0)
    stage.down(210, 110, finger: 1)
    #expect(control.isTracking && !other.isTracking)
  }

  @Test func `[uikit 174] a touch belongs to the view first hit wherever it moves`() {
    let (stage, _, log) = fixture()
    let other = stage.add(UIControl(frame: CGRect(x: 200, y: 100, width: 50, height: 50)))
    var touched = 0
    other.addAction(UIAction { _ in touched += 1 }, for: .allTouchEvents)
    stage.down(110, 110)
    stage.move(210, 110)
    stage.glass.up()
    #expect(touched == 0)
    #expect(log.events.last == "upInside")
  }

  @Test func `[uikit 188] a button sends its main action with the touch up inside`() {
    let stage = fixture().stage
    var calls: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in calls.append("primary") })
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 400, width: 100, height: 50)
    stage.add(button)
    stage.tap(50, 425)
    #expect(calls.sorted() == ["primary", "up"])
    #expect(button.currentTitle == "Go")
  }
}
