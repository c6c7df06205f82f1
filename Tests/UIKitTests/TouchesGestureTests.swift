// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TouchesGestureTests {
  @MainActor final class Log {
    var lines: [String] = []
    func listen(to recognizer: UIGestureRecognizer, as name: String) {
      recognizer.onAction = { [weak self] in self?.lines.append("\(name) \($0.state.rawValue)") }
    }
  }

  private func scene() -> (stage: Stage, view: UIView, log: Log) {
    let stage = Stage()
    return (stage, stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))), Log())
  }

  @Test func `a pan begins after ten points, changes, and ends`() {
    let (stage, view, log) = scene()
    let pan = UIPanGestureRecognizer()
    log.listen(to: pan, as: "pan")
    view.addGestureRecognizer(pan)
    stage.down(50, 50)
    stage.move(58, 50)
    #expect(log.lines.isEmpty)
    stage.advance(0.02)
    stage.move(60, 50)
    stage.advance(0.02)
    stage.move(80, 60)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
    #expect(pan.velocity(in: view).x > 100)
    stage.glass.up()
    #expect(log.lines == ["pan 1", "pan 2", "pan 3"])
    #expect(pan.state == .possible)
  }

  @Test func `a recogniser that takes its touches cancels those of the view`() {
    let (stage, view, log) = scene()
    let control = UIControl(frame: view.bounds)
    view.addSubview(control)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchCancel, "cancel")] {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    control.addAction(UIAction { _ in log.lines.append("up") }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    stage.glass.up()
    #expect(log.lines == ["down", "cancel"])
    log.lines = []
    pan.cancelsTouchesInView = false
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    stage.glass.up()
    #expect(log.lines == ["down", "up"])
  }

  @Test func `an edge pan begins only near its edge and inwards`() {
    let (stage, view, log) = scene()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    log.listen(to: edge, as: "edge")
    view.addGestureRecognizer(edge)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    stage.glass.up()
    stage.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 15, y: 150))
    stage.glass.up()
    #expect(log.lines.isEmpty)
    stage.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 150, y: 60))
    stage.glass.up()
    #expect(log.lines.first == "edge 1" && log.lines.last == "edge 3")
  }

  @Test func `a tap waits for the double tap to fail`() {
    let (stage, view, log) = scene()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    log.listen(to: single, as: "single")
    log.listen(to: double, as: "double")
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    stage.tap(50, 50)
    #expect(log.lines.isEmpty)
    stage.advance(0.4)
    #expect(log.lines == ["single 3"])
    stage.tap(50, 50)
    stage.advance(0.1)
    stage.tap(50, 50)
    stage.advance(1)
    #expect(log.lines == ["single 3", "double 3"])
  }

  @Test func `a long press begins by the clock and fails when the finger moves away`() {
    let (stage, view, log) = scene()
    let press = UILongPressGestureRecognizer()
    log.listen(to: press, as: "press")
    view.addGestureRecognizer(press)
    stage.down(50, 50)
    stage.advance(0.45)
    #expect(log.lines.isEmpty)
    stage.advance(0.1)
    #expect(log.lines == ["press 1"])
    stage.glass.up()
    #expect(log.lines == ["press 1", "press 3"])
    log.lines = []
    stage.down(50, 50)
    stage.move(70, 50)
    stage.advance(1)
    stage.glass.up()
    #expect(log.lines.isEmpty)
  }

  @Test func `of two recognisers one wins unless a delegate allows both`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (stage, view, log) = scene()
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    log.listen(to: one, as: "inner")
    log.listen(to: two, as: "outer")
    inner.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 1)
    stage.glass.up()
    #expect(log.lines == ["inner 1", "inner 3"])
    log.lines = []
    let both = Both()
    one.delegate = both
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 1)
    stage.glass.up()
    #expect(log.lines.sorted() == ["inner 1", "inner 3", "outer 1", "outer 3"])
  }

  @Test func `a subclass sees touches and sets its state`() {
    final class Corner: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = location(in: view).x < 20 ? .began : .failed
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let (stage, view, log) = scene()
    let corner = Corner()
    log.listen(to: corner, as: "corner")
    view.addGestureRecognizer(corner)
    stage.down(50, 50)
    stage.move(60, 50)
    stage.glass.up()
    #expect(log.lines.isEmpty)
    stage.down(10, 50)
    stage.move(60, 50)
    corner.isEnabled = false
    #expect(log.lines == ["corner 1", "corner 2", "corner 4"])
  }

  @Test func `a scroll view follows the finger, slows down and springs back`() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    stage.add(scroll)
    stage.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 200))
    #expect(scroll.isDragging)
    #expect(scroll.contentOffset.y > 120 && scroll.contentOffset.y <= 150)
    let released = scroll.contentOffset.y
    stage.glass.up()
    #expect(scroll.isDecelerating && stage.simulator.clock.isBusy)
    stage.advance(4)
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y > released + 50 && scroll.contentOffset.y <= 700)
    scroll.setContentOffset(.zero, animated: false)
    stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
    #expect(scroll.contentOffset.y < -20)
    stage.glass.up()
    stage.advance(2)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test func `scrolling takes touches away from content, but not from controls`() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    scroll.addSubview(control)
    stage.add(scroll)
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 20))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -59) && control.isTracking)
    stage.glass.up()
    stage.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 150))
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func `content keeps clear of the safe area and moves when told, with an animation`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var scrolled = 0
      var ended = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
    }
    let stage = Stage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    stage.add(scroll)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -59)
    let listener = Listener()
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.advance(0.15)
    #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 450)
    stage.advance(0.2)
    #expect(scroll.contentOffset.y == 500 && listener.ended == 1 && listener.scrolled > 10)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
  }
}
