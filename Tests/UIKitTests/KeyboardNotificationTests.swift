// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyboardNotificationTests {
  @Test func `the keyboard tells before and after it comes, changes and goes`() {
    let simulator = Simulator()
    simulator.launch(rootViewController: UIViewController())
    let heard = heard {
      simulator.showKeyboard(height: 300)
      #expect(simulator.keyboardFrame == CGRect(x: 0, y: 552, width: 393, height: 300))
      simulator.settle()
      simulator.showKeyboard(height: 340)
      simulator.settle()
      simulator.hideKeyboard()
      simulator.settle()
      simulator.hideKeyboard()
    }
    #expect(
      heard.map(\.name) == [
        "WillChangeFrame", "WillShow", "DidShow", "DidChangeFrame", "WillChangeFrame", "WillShow",
        "DidShow", "DidChangeFrame", "WillChangeFrame", "WillHide", "DidHide", "DidChangeFrame",
      ])
    #expect(heard[0].begin == CGRect(x: 0, y: 852, width: 393, height: 300))
    #expect(heard[0].end == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(heard[4].begin == heard[0].end)
    #expect(heard[9].end.minY == 852)
    #expect(heard.allSatisfy { $0.duration == 0.25 && $0.isLocal })
    #expect(UIView.AnimationCurve(rawValue: heard[0].curve) == nil)
    #expect(simulator.keyboardFrame == nil)
  }

  @Test func `touches on the keyboard do not reach the app, and those beside it do`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 393, height: 352))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    simulator.showKeyboard(height: 300)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 100, y: 700))
    #expect(taps == 0)
    simulator.tap(at: CGPoint(x: 100, y: 520))
    #expect(taps == 1)
    simulator.hideKeyboard()
    simulator.tap(at: CGPoint(x: 100, y: 700))
    #expect(taps == 2)
  }

  @Test func `a keyboard that is up turns with the screen and says so`() {
    let simulator = Simulator()
    simulator.launch(rootViewController: UIViewController())
    simulator.showKeyboard(height: 336)
    simulator.settle()
    let heard = heard { simulator.rotate(to: .landscapeRight) }
    #expect(heard.map(\.name) == ["WillChangeFrame", "WillShow"])
    #expect(heard.first?.end == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
  }

  @Test func `a curve without a name moves as the usual one`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    let views = [UIView(), UIView()]
    views.forEach(root.view.addSubview)
    for (view, options) in zip(views, [UIView.AnimationOptions(rawValue: 7 << 16), []]) {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 100 }
    }
    simulator.advance(by: 0.2)
    let places = views.map { $0.layer.presentation()?.position.x ?? 0 }
    #expect(places[0] == places[1])
    #expect(places[0] < 20)
  }

  private struct Heard: Sendable {
    let name: String
    let begin, end: CGRect
    let duration: Double
    let curve: Int
    let isLocal: Bool
  }

  /// What is told while a closure runs.
  private func heard(_ body: () -> Void) -> [Heard] {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    let log = Log()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let values = keys.map { note.userInfo?[$0] }
        let told = Heard(
          name: note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
            .replacingOccurrences(of: "Notification", with: ""),
          begin: values[0] as? CGRect ?? .null, end: values[1] as? CGRect ?? .null,
          duration: values[2] as? Double ?? 0, curve: values[3] as? Int ?? -1,
          isLocal: values[4] as? Bool ?? false)
        MainActor.assumeIsolated { log.heard.append(told) }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.heard
  }

  @MainActor private final class Log { var heard: [Heard] = [] }
}
