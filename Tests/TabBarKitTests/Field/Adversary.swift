// SPDX-License-Identifier: MIT
import Foundation
import UIKit

@testable import TabBarKit

/// Does to a host whatever comes to its mind, and writes it down.
@MainActor final class Adversary {
  /// The seeds of a test run; `ADVERSARY_SEEDS` is how many, from 1 on.
  nonisolated static let seeds: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["ADVERSARY_SEEDS"].flatMap { UInt64($0) }
    return Array(1...max(count ?? 2, 1))
  }()

  private let hosted: Hosted
  private let journal: Journal
  private var dice: Dice
  private let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  private var steps: [String] = []
  private var pushed = 0

  init(_ hosted: Hosted, _ journal: Journal, _ dice: Dice) {
    (self.hosted, self.journal, self.dice) = (hosted, journal, dice)
    hosted.own?.isSwipeEnabled = true
  }

  /// What was done, for whoever has to do it again.
  var story: String { steps.joined(separator: "; ") }

  private var modal: UIViewController? { hosted.root.presentedViewController }

  /// Does something, and lets a little time pass.
  func step() {
    switch dice.number(0...11) {
    case 0, 1, 2: drag()
    default: act()
    }
    wait()
  }

  private func wait() {
    let pauses: [TimeInterval] = [0, 1 / 60, 0.1, 0.3, 1]
    let pause = pauses.randomElement(using: &dice) ?? 0
    hosted.simulator.advance(by: pause)
    steps[steps.count - 1] += " (\(Int(pause * 1000)) ms)"
  }

  private func did(_ what: String) { steps.append(what) }

  /// A finger from one place to another, with something else in the middle.
  private func drag() {
    let screen = UIScreen.main.bounds
    let starts: [CGFloat] = [2, screen.width - 2, screen.width / 2]
    let start = CGPoint(
      x: starts.randomElement(using: &dice) ?? 0,
      y: dice.chance(0.2) ? screen.height - 60 : screen.height / 2)
    let end = CGPoint(x: CGFloat(dice.number(0...Int(screen.width))), y: start.y)
    did("drag \(Int(start.x)),\(Int(start.y)) to \(Int(end.x))")
    hosted.drag(from: start, to: end, steps: dice.number(2...8))
    if dice.chance(0.5) {
      act()
      wait()
    }
    if dice.chance(0.2) {
      did("cancel")
      hosted.simulator.touchCancel()
    } else {
      if dice.chance(0.5) { hosted.simulator.advance(by: 0.2) }
      did("lift")
      hosted.simulator.touchUp()
    }
  }

  private func act() {
    switch dice.number(0...19) {
    case 0, 1: tap()
    case 2: select()
    case 3, 4: push()
    case 5: pop()
    case 6: hide()
    case 7: keyboard()
    case 8: stand()
    case 9: minimize()
    case 10: rotate()
    case 11: leave()
    case 12: present()
    case 13: dismiss()
    case 14: replacePages()
    case 15: changeTransition()
    case 16: changeItem()
    case 17: overflow()
    case 18: warnOfMemory()
    default: changeSettings()
    }
  }

  private func tap() {
    guard let id = hosted.tabBar.tabsInOrder.randomElement(using: &dice) else { return did("-") }
    did("tap \(id)")
    let place = hosted.middle(of: id)
    hosted.simulator.touchDown(at: place, finger: 1)
    hosted.simulator.touchUp(finger: 1)
  }

  private func select() {
    guard let id = hosted.tabBar.tabsInOrder.randomElement(using: &dice) else { return did("-") }
    did("select \(id)")
    hosted.select(id)
  }

  private func push() {
    guard let stack = hosted.stack, stack.viewControllers.count < 5 else { return did("-") }
    pushed += 1
    let page = Page("p\(pushed)", journal)
    page.hidesBottomBarWhenPushed = dice.chance(0.6)
    let animated = dice.chance(0.7)
    did("push \(page.name) hides \(page.hidesBottomBarWhenPushed) animated \(animated)")
    stack.pushViewController(page, animated: animated)
  }

  private func pop() {
    let animated = dice.chance(0.7)
    if dice.chance(0.3) {
      did("pop to root animated \(animated)")
      hosted.stack?.popToRootViewController(animated: animated)
    } else {
      did("pop animated \(animated)")
      hosted.pop(animated: animated)
    }
  }

  private func hide() {
    let (hidden, animated) = (dice.chance(0.5), dice.chance(0.7))
    did("hidden \(hidden) animated \(animated)")
    hosted.setBarHidden(hidden, animated: animated)
  }

  private func keyboard() {
    hosted.keyboardBehavior = dice.chance(0.7) ? .hides : .stays
    if dice.chance(0.5) {
      did("keyboard, bar \(hosted.keyboardBehavior)")
      hosted.simulator.showKeyboard(height: 300)
    } else {
      did("no keyboard, bar \(hosted.keyboardBehavior)")
      hosted.simulator.hideKeyboard()
    }
  }

  private func stand() {
    let stands = dice.chance(0.6)
    did("accessory \(stands)")
    hosted.bottomAccessoryView = stands ? accessory : nil
  }

  private func minimize() {
    hosted.minimizeBehavior = BarMinimizeBehavior.allCases.randomElement(using: &dice) ?? .never
    did("minimize \(hosted.minimizeBehavior)")
  }

  private func rotate() {
    let sides: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    let side = sides.randomElement(using: &dice) ?? .portrait
    did("rotate \(side.rawValue)")
    hosted.simulator.rotate(to: side)
  }

  private func leave() {
    did("background and back")
    hosted.simulator.enterBackground()
    if dice.chance(0.5) { hosted.simulator.advance(by: 0.5) }
    hosted.simulator.enterForeground()
  }

  private func present() {
    guard modal == nil else { return dismiss() }
    let page = Page("modal", journal)
    page.modalPresentationStyle = dice.chance(0.5) ? .fullScreen : .pageSheet
    let animated = dice.chance(0.7)
    did("present \(page.modalPresentationStyle.rawValue) animated \(animated)")
    hosted.root.present(page, animated: animated)
  }

  private func dismiss() {
    let animated = dice.chance(0.7)
    did("dismiss animated \(animated)")
    if modal?.isBeingDismissed == false { modal?.dismiss(animated: animated) }
  }

  private func replacePages() {
    let ids = ["t0", "t1", "t2", "t3", "n0"].shuffled(using: &dice).prefix(dice.number(1...5))
    did("pages \(ids.joined(separator: " "))")
    set(ids.map { TabID($0) }, animated: dice.chance(0.5))
  }

  private func set(_ ids: [TabID], animated: Bool) {
    let journal = journal
    let pages = ids.map { id in
      TabBarPage.page(
        .tab(id, title: id.rawValue.uppercased(), icon: .data(Dock.icon, key: "icon"))
      ) { UINavigationController(rootViewController: Page(id.rawValue, journal)) }
    }
    hosted.own?.setPages(pages, animated: animated)
    try? hosted.attachment?.setPages(pages)
  }

  private func changeTransition() {
    let all: [PageTransition] = [.none, .crossFade, .slide]
    hosted.own?.pageTransition = all.randomElement(using: &dice) ?? .none
    did("transition")
  }

  private func overflow() {
    let limit = dice.number(1...5)
    did("room for \(limit)")
    hosted.own?.overflow = limit == 1 ? .compress : .more(limit: limit)
    guard limit > 1, dice.chance(0.5) else { return }
    did("press More")
    hosted.tabBar.press(.more)
  }

  private func warnOfMemory() {
    let policy: PageMemoryPolicy = dice.chance(0.7) ? .releaseHidden : .keep
    did("memory warning, \(policy)")
    hosted.own?.pageMemoryPolicy = policy
    hosted.simulator.warnOfMemory()
  }

  private func changeItem() {
    guard let id = hosted.tabBar.tabsInOrder.randomElement(using: &dice) else { return did("-") }
    did("badge of \(id)")
    let count = dice.number(0...120)
    hosted.update(id) { $0.badge = .count(count) }
  }

  private func changeSettings() {
    let isDark = dice.chance(0.5)
    did("dark \(isDark)")
    hosted.simulator.update { $0.appearance = isDark ? .dark : .light }
  }

  /// Undoes what the adversary means to have done, and nothing else.
  func tidyUp(selecting index: Int) throws {
    hosted.simulator.touchCancel()
    hosted.simulator.hideKeyboard()
    hosted.simulator.settle()
    modal?.dismiss(animated: false)
    hosted.simulator.advance(by: 3)
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.update { $0.appearance = .light }
    hosted.setBarHidden(false, animated: false)
    hosted.keyboardBehavior = .stays
    hosted.bottomAccessoryView = nil
    hosted.minimizeBehavior = .never
    hosted.own?.pageTransition = .none
    hosted.own?.overflow = .compress
    hosted.own?.pageMemoryPolicy = .keep
    set(["t0", "t1", "t2", "t3"], animated: false)
    hosted.simulator.advance(by: 3)
    for id in hosted.tabBar.tabsInOrder {
      hosted.navigation(id)?.popToRootViewController(animated: false)
      hosted.update(id) { $0.badge = nil }
    }
    hosted.select(index: index)
    hosted.simulator.settle()
  }

  /// What must hold at every moment, one sentence a fault.
  func faults() -> [String] {
    // What a plain controller does not announce is noticed in the next turn.
    hosted.simulator.advance(by: 1 / 60)
    var faults: [String] = []
    let selected = hosted.tabBar.selectedID
    let lit = hosted.tabBar.controls.values.filter(\.isSelected).map(\.id)
    let isUnderMore = lit == [.more] && hosted.own?.overflow != .compress
    if lit != [selected].compactMap(\.self), !isUnderMore {
      faults.append("lit \(lit), selected \(selected as Any)")
    }
    if let selected, hosted.selectedPage !== hosted.page(selected) {
      faults.append("another page than \(selected)'s")
    }
    // Under a page that covers the screen the host is out of it, and keeps its size.
    if let window = hosted.tabBar.window, hosted.tabBar.bounds.width != window.bounds.width {
      faults.append("bar \(hosted.tabBar.frame)")
    }
    return faults + journalFaults()
  }

  /// Appearance calls that do not follow each other as UIKit promises.
  private func journalFaults() -> [String] {
    let allowed: [String: Set<String>] = [
      "viewWillAppear": ["viewDidLoad", "viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    var last: [Substring: Substring] = [:]
    var faults: [String] = []
    for line in journal.lines {
      let parts = line.split(separator: ".")
      let (page, call) = (parts[0], parts[1])
      if let before = allowed[String(call)], !before.contains(String(last[page] ?? "nothing")) {
        faults.append("\(line) after \(last[page] ?? "nothing")")
      }
      last[page] = call
    }
    return faults
  }
}
