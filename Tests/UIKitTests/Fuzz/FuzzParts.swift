// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

/// What the parts of a world report to.
@MainActor final class FuzzReport {
  private(set) var violations: [String] = []
  private(set) var made: [FuzzBox] = []
  var pendingCompletions = 0

  func complain(_ violation: String) { violations.append(violation) }

  func register(_ object: NSObject, _ name: String) {
    made.append(FuzzBox(object: object, name: name))
  }

  func forgetTheDead() { made.removeAll { $0.object == nil } }
}

@MainActor struct FuzzBox {
  weak var object: NSObject?
  let name: String
}

/// Follows one controller's appearance, whose calls must come in pairs.
@MainActor final class FuzzLife {
  enum State { case gone, appearing, shown, disappearing }

  private(set) var state = State.gone
  private let name: String
  private let report: FuzzReport

  init(_ name: String, _ report: FuzzReport) {
    (self.name, self.report) = (name, report)
  }

  func enter(_ new: State, from allowed: State...) {
    if !allowed.contains(state) { report.complain("\(name) is \(new) after \(state)") }
    state = new
  }

  func willAppear() { enter(.appearing, from: .gone, .disappearing) }
  func didAppear() { enter(.shown, from: .appearing) }
  func willDisappear() { enter(.disappearing, from: .shown, .appearing) }
  func didDisappear() { enter(.gone, from: .disappearing) }
}

/// A controller whose appearance is followed.
@MainActor protocol FuzzFollowed: UIViewController {
  var life: FuzzLife { get }
}

@MainActor final class FuzzPage: UIViewController, FuzzFollowed {
  let life: FuzzLife
  private let report: FuzzReport

  init(_ name: String, _ report: FuzzReport) {
    life = FuzzLife(name, report)
    self.report = report
    super.init(nibName: nil, bundle: nil)
    title = name
    report.register(self, name)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = FuzzView(frame: UIScreen.main.bounds, report)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewWillAppear(_ animated: Bool) { life.willAppear() }
  override func viewDidAppear(_ animated: Bool) { life.didAppear() }
  override func viewWillDisappear(_ animated: Bool) { life.willDisappear() }
  override func viewDidDisappear(_ animated: Bool) { life.didDisappear() }
}

@MainActor final class FuzzStack: UINavigationController, FuzzFollowed {
  let life: FuzzLife

  init(_ name: String, _ report: FuzzReport) {
    life = FuzzLife(name, report)
    super.init(nibName: nil, bundle: nil)
    report.register(self, name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { life.willAppear() }
  override func viewDidAppear(_ animated: Bool) { life.didAppear() }
  override func viewWillDisappear(_ animated: Bool) { life.willDisappear() }
  override func viewDidDisappear(_ animated: Bool) { life.didDisappear() }
}

@MainActor final class FuzzTabs: UITabBarController, FuzzFollowed {
  let life: FuzzLife

  init(_ name: String, _ report: FuzzReport) {
    life = FuzzLife(name, report)
    super.init(nibName: nil, bundle: nil)
    title = name
    report.register(self, name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { life.willAppear() }
  override func viewDidAppear(_ animated: Bool) { life.didAppear() }
  override func viewWillDisappear(_ animated: Bool) { life.willDisappear() }
  override func viewDidDisappear(_ animated: Bool) { life.didDisappear() }
}

@MainActor final class FuzzView: UIView {
  init(frame: CGRect, _ report: FuzzReport) {
    super.init(frame: frame)
    report.register(self, "view")
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
}

@MainActor final class FuzzControl: UIControl {
  init(frame: CGRect, _ report: FuzzReport) {
    super.init(frame: frame)
    report.register(self, "control")
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor final class FuzzScroll: UIScrollView {
  init(frame: CGRect, _ report: FuzzReport) {
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: frame.height * 3)
    report.register(self, "scroll view")
  }

  required init?(coder: NSCoder) { nil }
}
