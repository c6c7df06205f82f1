// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

extension FuzzWorld {
  /// What lives although nothing of the app leads to it.
  func checkLeaks() {
    report.forgetTheDead()
    var reached: Set<ObjectIdentifier> = []
    func walk(_ view: UIView) {
      reached.insert(ObjectIdentifier(view))
      for child in view.subviews { walk(child) }
    }
    for window in simulator.windows { walk(window) }
    for controller in controllers {
      reached.insert(ObjectIdentifier(controller))
      controller.viewIfLoaded.map(walk)
    }
    for box in report.made {
      guard let object = box.object, !reached.contains(ObjectIdentifier(object)) else { continue }
      report.complain("\(box.name) lives on though it was removed")
    }
  }

  /// Takes everything away, after which nothing may be left.
  func end() {
    simulator.touchCancel()
    for window in simulator.windows { window.rootViewController = UIViewController() }
    simulator.enterForeground()
    simulator.settle(limit: 60)
    simulator.advance(by: 2)
    if simulator.clock.isBusy { report.complain("the clock does not come to rest") }
    if report.pendingCompletions != 0 {
      report.complain("\(report.pendingCompletions) animations did not complete")
    }
    checkLeaks()
  }
}
