// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsControlHandlersTests {
  @Test func `[uikit 187] event handlers are gone through in order, until told to stop`() {
    let control = UIControl()
    control.addAction(UIAction(identifier: .init("a")) { _ in }, for: .touchDown)
    control.addAction(UIAction(identifier: .init("b")) { _ in }, for: [.touchDown, .valueChanged])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    var seen: [String] = []
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, event, _ in
      seen.append(action?.identifier.rawValue ?? "")
      events.append(event)
      #expect(target == nil)
    }
    #expect(seen == ["a", "b"] && events == [.touchDown, [.touchDown, .valueChanged]])
    seen = []
    control.enumerateEventHandlers { action, _, _, stop in
      seen.append(action?.identifier.rawValue ?? "")
      stop = true
    }
    #expect(seen == ["a"])
  }
}
