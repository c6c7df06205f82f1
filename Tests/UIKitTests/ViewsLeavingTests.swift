// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsLeavingTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `a first responder that leaves its window is first responder no more`() {
    let stage = Stage()
    let holder = stage.add(UIView())
    let field = Field()
    holder.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    holder.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test func `scrolling that is animated ends when the scroll view leaves its window`() {
    let stage = Stage()
    func scroll() -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      stage.add(view)
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      return view
    }
    let view = scroll()
    stage.advance(0.1)
    #expect(stage.simulator.clock.isBusy)
    view.removeFromSuperview()
    #expect(!stage.simulator.clock.isBusy)
    stage.advance(1)
    #expect(view.contentOffset.y < 500)
  }
}
