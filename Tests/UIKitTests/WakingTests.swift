// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// How whoever drives the clock knows when there is something to do.
@MainActor @Suite struct WakingTests {
  private func scene() -> (simulator: Simulator, root: UIView) {
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.launch(rootViewController: controller)
    _ = simulator.renderChanges(scale: 1)
    return (simulator, controller.view)
  }

  @Test func `a screen at rest needs no time, one that moves needs the next frame`() {
    let (simulator, root) = scene()
    #expect(simulator.timeToNextChange == nil)
    UIView.animate(withDuration: 0.3) { root.alpha = 0.5 }
    #expect(simulator.timeToNextChange == Simulator.frame)
    simulator.settle()
    _ = simulator.renderChanges(scale: 1)
    #expect(simulator.timeToNextChange == nil)
    simulator.clock.schedule(after: 2) {}
    #expect(abs((simulator.timeToNextChange ?? 0) - 2) < 1e-9)
    simulator.advance(by: 0.5)
    #expect(abs((simulator.timeToNextChange ?? 0) - 1.5) < 1e-9)
    let ticker = simulator.clock.addTicker { _ in }
    #expect(simulator.timeToNextChange == Simulator.frame)
    ticker.cancel()
    simulator.advance(by: 2)
    #expect(simulator.timeToNextChange == nil)
  }

  @Test func `an endless animated picture needs every frame`() {
    let (simulator, root) = scene()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let view = UIImageView(image: UIImage.animatedImage(with: [picture, picture], duration: 1))
    root.addSubview(view)
    _ = simulator.renderChanges(scale: 1)
    #expect(simulator.timeToNextChange == Simulator.frame)
    view.removeFromSuperview()
    _ = simulator.renderChanges(scale: 1)
    #expect(simulator.timeToNextChange == nil)
  }

  @Test func `who sleeps is woken once, by a change, a need for layout or a timer`() {
    let (simulator, root) = scene()
    var calls = 0
    func expectCall(_ action: () -> Void) {
      Simulator.sleep { calls += 1 }
      calls = 0
      action()
      action()
      #expect(calls == 1)
    }
    expectCall { root.backgroundColor = root.backgroundColor == .red ? .blue : .red }
    expectCall { root.setNeedsLayout() }
    expectCall { root.setNeedsDisplay() }
    expectCall { simulator.clock.schedule(after: 1) {} }
    expectCall { _ = simulator.clock.addTicker { _ in } }
    Simulator.sleep { calls += 1 }
    calls = 0
    _ = (root.frame, root.backgroundColor, simulator.clock.now)
    #expect(calls == 0)
    Simulator.sleep(until: nil)
    root.alpha = 0.5
    #expect(calls == 0)
  }
}
