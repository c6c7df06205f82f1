// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsAccessibilityTests {
  @Test func `[uikit 219] a bar is a container whose items are read in order`() {
    let stage = Stage()
    let bar = stage.add(UIView(frame: CGRect(x: 0, y: 769, width: 393, height: 83)))
    bar.accessibilityTraits = .tabBar
    for (index, title) in ["Home", "Me"].enumerated() {
      let item = UIControl(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 49))
      item.accessibilityLabel = title
      item.accessibilityTraits = index == 0 ? [.button, .selected] : .button
      item.addSubview(UILabel())
      bar.addSubview(item)
    }
    let nodes = AccessibilityNode.read(stage.window)
    #expect(nodes.count == 1 && nodes[0].traits == .tabBar && !nodes[0].isElement)
    #expect(nodes[0].children.map(\.label) == ["Home", "Me"])
    #expect(nodes[0].children[0].traits == [.button, .selected])
    #expect(nodes[0].children[1].frame == CGRect(x: 100, y: 769, width: 100, height: 49))
    #expect(nodes[0].elements.count == 2)
  }

  @Test func `hidden views and hidden elements are passed over, modal ones hide their siblings`() {
    let stage = Stage()
    let (one, two, three) = (UILabel(), UILabel(), UILabel())
    for (label, text) in [(one, "one"), (two, "two"), (three, "three")] {
      label.text = text
      stage.add(label)
    }
    func labels() -> [String?] { AccessibilityNode.read(stage.window).map(\.label) }
    #expect(labels() == ["one", "two", "three"])
    one.isHidden = true
    two.accessibilityElementsHidden = true
    #expect(labels() == ["three"])
    one.isHidden = false
    one.accessibilityViewIsModal = true
    #expect(labels() == ["one"])
    stage.window.accessibilityElements = [three]
    #expect(labels() == ["three"])
  }

  @Test func `an element within a view has its place on the screen`() {
    let stage = Stage()
    let view = stage.add(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
    element.accessibilityLabel = "part"
    view.accessibilityElements = [element]
    let node = AccessibilityNode.read(view).first
    #expect(node?.label == "part")
    #expect(node?.frame == CGRect(x: 15, y: 25, width: 20, height: 20))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 35))
  }

  @Test func `[uikit 223] what an app tells and lets feel can be read`() {
    let stage = Stage()
    UIAccessibility.post(notification: .screenChanged, argument: "hello")
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(stage.simulator.feedback.posts.map(\.notification) == [.screenChanged])
    #expect(stage.simulator.feedback.posts.first?.argument as? String == "hello")
    #expect(
      stage.simulator.feedback.haptics == [
        .impact(.light, intensity: 1), .selection, .notification(.error),
      ])
  }

  @Test func `the settings of the user are those of the situation`() {
    var situation = Situation()
    #expect(Stage(situation).simulator === Simulator.current)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    situation.reduceMotion = true
    situation.boldText = true
    _ = Stage(situation)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
  }

  @Test func `an element tells its language, what more it can do, and where to press it`() throws {
    let item = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let plain = try #require(AccessibilityNode.read(item).first)
    #expect(plain.language == nil && plain.customActions.isEmpty)
    item.accessibilityLanguage = "zh-Hans"
    item.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
    var runs = 0
    item.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Remove") { _ in
        runs += 1
        return true
      }
    ]
    let node = try #require(AccessibilityNode.read(item).first)
    #expect(node.language == "zh-Hans")
    #expect(node.activationPoint == CGPoint(x: 3, y: 4))
    #expect(node.customActions.map(\.name) == ["Remove"])
    let action = try #require(node.customActions.first)
    #expect(action.actionHandler?(action) == true)
    #expect(runs == 1)
  }

  @Test func `[uikit 222] what is shown large is read with its element`() {
    let item = UIControl()
    item.accessibilityLabel = "Home"
    #expect(AccessibilityNode.read(item).first?.largeContentTitle == nil)
    item.showsLargeContentViewer = true
    #expect(AccessibilityNode.read(item).first?.largeContentTitle == "Home")
    item.largeContentTitle = "Start"
    #expect(AccessibilityNode.read(item).first?.largeContentTitle == "Start")
  }
}
