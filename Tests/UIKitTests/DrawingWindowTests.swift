// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

/// Each window has a surface of its own.
@MainActor @Suite struct DrawingWindowTests {
  /// A view that counts how often it draws.
  private final class Painter: UIView {
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      UIColor.orange.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }

  @MainActor private final class Scene {
    let simulator = Simulator()
    let painter = Painter(frame: CGRect(x: 50, y: 200, width: 100, height: 100))

    init() {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(painter)
      simulator.launch(rootViewController: controller)
      _ = draw()
    }

    /// A window with a half transparent view over the painter.
    func window(_ level: UIWindow.Level) -> (window: UIWindow, view: UIView) {
      let window = UIWindow(frame: simulator.screen.bounds)
      window.windowLevel = level
      let view = UIView(frame: CGRect(x: 70, y: 220, width: 60, height: 60))
      view.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
      window.addSubview(view)
      window.isHidden = false
      return (window, view)
    }

    /// Draws what changed, and compares the picture with a full drawing.
    func draw(sourceLocation: SourceLocation = #_sourceLocation) -> [CGRect] {
      let (picture, rects) = simulator.renderChanges(scale: 1)
      let kept = painter.count
      #expect(
        picture.bitmap().differingRect(from: simulator.render(scale: 1)) == nil,
        sourceLocation: sourceLocation)
      painter.count = kept
      return rects
    }
  }

  @Test(arguments: [UIWindow.Level.alert, .statusBar, .normal])
  func `a change in a window in front draws nothing of those behind`(level: UIWindow.Level) {
    let scene = Scene()
    let (window, view) = scene.window(level)
    _ = scene.draw()
    let drawn = scene.painter.count
    view.backgroundColor = UIColor.green.withAlphaComponent(0.5)
    #expect(scene.draw() == [CGRect(x: 69, y: 219, width: 62, height: 62)])
    view.frame.origin.x += 20
    #expect(!scene.draw().isEmpty)
    #expect(scene.painter.count == drawn)
    scene.painter.setNeedsDisplay()
    #expect(!scene.draw().isEmpty)
    #expect(scene.painter.count == drawn + 1)
    #expect(scene.draw().isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `a window that comes or goes draws nothing of those behind it`() {
    let scene = Scene()
    let first = scene.window(.alert)
    _ = scene.draw()
    var drawn = scene.painter.count
    let second = scene.window(.alert)
    second.view.frame.origin.y += 30
    #expect(!scene.draw().isEmpty)
    second.window.isHidden = true
    #expect(!scene.draw().isEmpty)
    first.window.isHidden = true
    #expect(!scene.draw().isEmpty)
    #expect(scene.painter.count == drawn)
    first.window.isHidden = false
    second.window.isHidden = false
    _ = scene.draw()
    drawn = scene.painter.count
    first.window.makeKeyAndVisible()
    first.window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
    _ = scene.draw()
    #expect(scene.painter.count == drawn)
  }

  @Test func `glass in front follows what changes behind it, and what changes in its window`() {
    let scene = Scene()
    let (window, view) = scene.window(.alert)
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 40, y: 190, width: 80, height: 80)
    window.addSubview(glass)
    _ = scene.draw()
    let drawn = scene.painter.count
    view.backgroundColor = .red
    #expect(!scene.draw().isEmpty)
    #expect(scene.painter.count == drawn)
    scene.painter.frame.origin.x += 15
    #expect(!scene.draw().isEmpty)
    #expect(scene.painter.count > drawn)
  }

  @Test func `the clock and turning are drawn right with windows on both sides of the bar`() {
    let scene = Scene()
    let over = scene.window(.alert)
    let beside = scene.window(.normal)
    over.view.frame = CGRect(x: 20, y: 10, width: 100, height: 40)
    _ = scene.draw()
    scene.simulator.advance(by: 60)
    #expect(!scene.draw().isEmpty)
    scene.simulator.rotate(to: .landscapeRight)
    scene.simulator.settle()
    _ = scene.draw()
    scene.simulator.update { $0.appearance = .dark }
    _ = scene.draw()
    over.window.isHidden = true
    beside.window.isHidden = true
    _ = scene.draw()
  }
}
