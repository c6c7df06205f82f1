// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersTouchTests {
  @Test func `a control ends its tracking with a touch whose view was taken out of it`() {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let part = UIView(frame: control.bounds)
    control.addSubview(part)
    page.view.addSubview(control)
    var isCancelled = false
    control.addAction(UIAction { _ in isCancelled = true }, for: .touchCancel)
    simulator.touchDown(at: CGPoint(x: 150, y: 250))
    #expect(control.isTracking)
    part.removeFromSuperview()
    simulator.touchUp()
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(isCancelled)
  }
}
