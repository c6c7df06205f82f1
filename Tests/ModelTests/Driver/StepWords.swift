// SPDX-License-Identifier: MIT

// The words in which a row of steps is told, to the model as to the hosts.

extension TabBarModel {
  enum Answer: Hashable { case allow, deny, act, wait, redirect(String) }
  enum Modal: Hashable { case fullScreen, sheet }
  enum Source: String { case tap, programmatic, successor }

  struct Page: Hashable {
    var name: String
    var hidesBar = false
  }

  /// An entry of the bar; a tab also has a stack of pages, the lowest of which has the tab's name.
  struct Item: Hashable {
    var id: String
    var isTab = true
    var isCentre = false
    var isEnabled = true
    var isHidden = false
    var title = ""
    var popsOnReselect = true
    /// What the tab's own gate answers: nil without a gate, `wait` if the answer is a later step.
    var gate: Answer?
    /// Whether the page exists: in the own container it is made on first need.
    var isMade = false
    var pushed: [Page] = []

    var isInBar: Bool { isTab && !isHidden }
  }

  struct Waiting: Equatable {
    var id: String
    var source: Source
    var isAtGate: Bool
    /// The tabs this wish was sent on from.
    var way: [String]
    /// Whether it was told that this wish waits; that is told once.
    var isTold = false
  }

  enum Update: Hashable { case title(String), enabled(Bool), hidden(Bool), popsOnReselect(Bool) }

  enum Step: Hashable {
    case tap(String), doubleTap(String), select(String), selectIndex(Int), remember(String)
    case insert(Item, at: Int), remove(String), move(String, to: Int), update(String, Update)
    case replaceAll([Item]), centre(Item?)
    case push(Page, onto: String, animated: Bool), pop(animated: Bool), popToRoot(animated: Bool)
    case halfPop, cancelPop, completePop
    case present(Modal), dismiss, rotate, background, foreground, hideBar(Bool)
    case answersNow(String, Answer), answer(Answer), cancelWaiting, timeOut
  }
}

extension TabBarModel.Update {
  func applied(to item: TabBarModel.Item) -> TabBarModel.Item {
    var item = item
    switch self {
    case .title(let title): item.title = title
    case .enabled(let isEnabled): item.isEnabled = isEnabled
    case .hidden(let isHidden): item.isHidden = isHidden
    case .popsOnReselect(let pops): item.popsOnReselect = pops
    }
    return item
  }
}
