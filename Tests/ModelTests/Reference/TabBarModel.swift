// SPDX-License-Identifier: MIT

/// What a tab bar and its pages are after a row of steps, told again to hold the hosts against.
///
/// It is written from the design, not from the library, of which it imports nothing. Where the design
/// is silent, a comment that begins with "Silent:" says what is assumed.
struct TabBarModel: Equatable {
  var items: [Item] = []
  var selected: String?
  var waiting: Waiting?
  var remembered: String?
  /// What the application answers when it is asked about a tab; unnamed ones are allowed.
  var answers: [String: Answer] = [:]
  var modal: Modal?
  var isBarHiddenByApp = false
  var isInBackground = false
  var isLandscape = false
  /// The tab whose page is half way back under a finger.
  var swiped: String?
  /// Whether pages are made when they are first shown, as in the own container.
  let makesPagesLate: Bool
  /// What the last step is told as.
  private(set) var events: [String] = []
  /// Whether the last step was refused with a diagnostic.
  private(set) var isReported = false

  /// Loads a bar; the first tab that may be selected, or the given one, is selected without a word.
  init(_ items: [Item], selected: String? = nil, makesPagesLate: Bool) {
    self.makesPagesLate = makesPagesLate
    self.items = items
    self.selected = selected ?? items.first(where: \.isInBar)?.id
    makePages()
  }

  // MARK: What is to be seen

  var tabs: [Item] { items.filter(\.isInBar) }
  var selectedItem: Item? { item(selected) }
  var stack: [Page] { selectedItem.map { [Page(name: $0.id)] + $0.pushed } ?? [] }
  /// The bar is away while any page that wants it so is on the stack, not only the top one.
  var isBarVisible: Bool { !isBarHiddenByApp && !stack.contains(where: \.hidesBar) }
  /// An index counts over the tabs that are in the bar, actions left out.
  var selectedIndex: Int? { tabs.firstIndex { $0.id == selected } }
  /// The pages that are children of the container.
  var children: [String] { items.filter { $0.isTab && $0.isMade }.map(\.id) }
  func item(_ id: String?) -> Item? { items.first { $0.id == id } }
  /// The pages whose views are in the window; what is presented full screen takes the rest away.
  var shown: [String] {
    let pages = modal == .fullScreen ? [] : stack.suffix(1).map(\.name)
    return pages + (modal == nil ? [] : ["modal"])
  }
  /// The items in the order of reading: half of the others before a centre item, rounded down.
  var visible: [String] {
    let others = items.filter { !$0.isHidden && !$0.isCentre }.map(\.id)
    let centre = items.filter { !$0.isHidden && $0.isCentre }.map(\.id)
    return others.prefix(others.count / 2) + centre + others.dropFirst(others.count / 2)
  }

  // MARK: Steps

  mutating func apply(_ step: Step) {
    (events, isReported) = ([], false)
    switch step {
    case .tap(let id): tap(id)
    case .doubleTap(let id):
      // A double tap is an event of its own and never delays the first tap: both taps count.
      // Silent: it follows the second tap's own events, as a recogniser fires after touch up.
      let isFirst = tap(id)
      if tap(id), isFirst { events.append("double \(id)") }
    case .select(let id): select(id)
    case .selectIndex(let index):
      if tabs.indices.contains(index) { select(tabs[index].id) } else { isReported = true }
    case .remember(let id):
      // Silent: to ask again for what is remembered already is the same wish.
      if remembered != id { forget("superseded") }
      remembered = id
    case .insert(var new, let index):
      (new.isMade, new.pushed) = (false, [])
      change { $0.insert(new, at: min(max(index, 0), $0.count)) }
    case .remove(let id): change { $0.removeAll { $0.id == id } }
    case .move(let id, let index):
      change { items in
        guard let old = items.firstIndex(where: { $0.id == id }) else { return }
        let item = items.remove(at: old)
        items.insert(item, at: min(max(index, 0), items.count))
      }
    case .update(let id, let update):
      change { $0 = $0.map { $0.id == id ? update.applied(to: $0) : $0 } }
    case .replaceAll(let new):
      change { old in
        old = new.map { item in
          var item = item
          let kept = old.first { $0.id == item.id && $0.isTab }
          (item.isMade, item.pushed) = (kept?.isMade ?? false, kept?.pushed ?? [])
          return item
        }
      }
    case .centre(let new):
      change { items in
        items.removeAll(where: \.isCentre)
        new.map { items.insert($0, at: items.count / 2) }
      }
    case .push(let page, let id, _):
      with(id) { ($0.isMade, $0.pushed) = (true, $0.pushed + [page]) }
    case .pop: with(selected) { $0.pushed.removeLast() }
    case .popToRoot: with(selected) { $0.pushed = [] }
    case .halfPop: swiped = selected
    case .cancelPop: swiped = nil
    case .completePop:
      with(swiped) { $0.pushed.removeLast() }
      swiped = nil
    case .present(let new): modal = new
    case .dismiss: modal = nil
    case .rotate: isLandscape.toggle()
    // The system takes the finger away; a swipe that loses it goes back.
    case .background: (isInBackground, swiped) = (true, nil)
    case .foreground: isInBackground = false
    case .hideBar(let isHidden): isBarHiddenByApp = isHidden
    case .answersNow(let id, let answer): answers[id] = answer
    case .answer(let answer):
      guard let wish = waiting else { return }
      waiting = nil
      take(answer, to: wish)
    case .cancelWaiting:
      endWaiting("cancelled")
      forget("cancelled")
    case .timeOut: endWaiting("timed out")
    }
    answerGates()
    makePages()
  }
}

// MARK: - The rules

extension TabBarModel {
  private func canTap(_ id: String) -> Bool {
    let canReachBar = isBarVisible && modal == nil && !isInBackground && swiped == nil
    return canReachBar && item(id).map { $0.isEnabled && !$0.isHidden } ?? false
  }

  @discardableResult
  private mutating func tap(_ id: String) -> Bool {
    guard canTap(id), let item = item(id) else { return false }
    if !item.isTab {
      // Silent: an action is no wish to select, so it leaves a waiting one alone.
      events.append("action \(id)")
    } else {
      wish(Waiting(id: id, source: .tap, isAtGate: false, way: []))
    }
    return true
  }

  private func isSelectable(_ id: String, by source: Source) -> Bool {
    item(id).map { $0.isInBar && ($0.isEnabled || source != .tap) } ?? false
  }

  private mutating func select(_ id: String) {
    // Silent: code may select a disabled tab, as in UIKit; a user cannot. Nobody selects a hidden one.
    guard isSelectable(id, by: .programmatic) else { return isReported = true }
    if id != selected {
      return wish(Waiting(id: id, source: .programmatic, isAtGate: false, way: []))
    }
    // As in UIKit nothing happens; but to stay is the latest wish, so what waits is given up.
    endWaiting("superseded")
    forget("superseded")
  }

  /// The latest wish wins, and the earlier is told.
  ///
  /// Silent: a press of the selected tab is asked about as well, as UIKit does; and a second press of
  /// the tab that waits goes on waiting, as does code unless only the delegate is waited for, whom
  /// code does not ask.
  private mutating func wish(_ wish: Waiting) {
    if let old = waiting, old.id == wish.id, old.isAtGate || wish.source == .tap {
      return forget("superseded")
    }
    endWaiting("superseded")
    forget("superseded")
    guard wish.source == .tap else { return askGate(wish) }
    events.append("should \(wish.id) from \(selected ?? "nothing") \(wish.source)")
    take(answers[wish.id] ?? .allow, to: wish)
  }

  /// A tab's own gate is asked whoever wishes.
  private mutating func askGate(_ wish: Waiting) {
    guard item(wish.id)?.gate != nil else { return change(to: wish) }
    var wish = wish
    wish.isAtGate = true
    take(.wait, to: wish)
  }

  /// A gate answers asynchronously, when the step is over; until then the tab is pending.
  private mutating func answerGates() {
    while let wish = waiting, wish.isAtGate, let gate = item(wish.id)?.gate, gate != .wait {
      waiting = nil
      take(gate, to: wish)
    }
  }

  private mutating func take(_ answer: Answer, to wish: Waiting) {
    switch answer {
    case .allow where wish.id == selected: reselect(wish.id)
    case .allow: if wish.isAtGate { change(to: wish) } else { askGate(wish) }
    case .deny: events.append("deny \(wish.id) \(wish.source)")
    case .act: events.append("action \(wish.id)")
    case .wait:
      if !wish.isTold { events.append("wait \(wish.id) \(wish.source)") }
      waiting = wish
      waiting?.isTold = true
    case .redirect(let target):
      // Silent: a circle and a tab that cannot be selected leave everything as it is, as any wish
      // for such a tab does. A way to the selected tab is told, and ends there.
      let way = wish.way + [wish.id]
      guard isSelectable(target, by: wish.source), !way.contains(target) else {
        return isReported = true
      }
      events.append("redirect \(wish.id) to \(target) \(wish.source)")
      if target == selected { return }
      askGate(Waiting(id: target, source: wish.source, isAtGate: false, way: way))
    }
  }

  /// Exactly one will and one did for each wish that is accepted.
  private mutating func change(to wish: Waiting) {
    let from = selected ?? "nothing"
    events.append("will \(wish.id) from \(from) \(wish.source)")
    selected = wish.id
    events.append("did \(wish.id) from \(from) \(wish.source)")
  }

  private mutating func reselect(_ id: String) {
    events.append("reselect \(id) tap")
    with(id) { if $0.popsOnReselect { $0.pushed = [] } }
  }

  private mutating func endWaiting(_ reason: String) {
    if let wish = waiting { events.append("ended \(wish.id) \(reason)") }
    waiting = nil
  }

  private mutating func forget(_ reason: String) {
    if let id = remembered { events.append("ended \(id) \(reason)") }
    remembered = nil
  }

  /// Changes the bar by identity; pages, stacks and the selection of what stays are kept.
  private mutating func change(_ body: (inout [Item]) -> Void) {
    let old = tabs
    var new = items
    body(&new)
    items = new
    if let wish = waiting, !isSelectable(wish.id, by: wish.source) { endWaiting("gone") }
    // Silent: a tab that is hidden has disappeared; one that is only disabled has not.
    if !tabs.contains(where: { $0.id == selected }) { follow(old) }
    guard let id = remembered, isSelectable(id, by: .programmatic) else { return }
    remembered = nil
    if id != selected { wish(Waiting(id: id, source: .programmatic, isAtGate: false, way: [])) }
  }

  /// The nearest tab before one that disappeared follows it; where none remains, the nearest after.
  private mutating func follow(_ old: [Item]) {
    // Silent: a gate answers too late for a page that is needed now, so a tab with one does not
    // follow. A disabled one, which no user may open, follows where there is no other.
    let open = tabs.filter { $0.gate == nil }
    let free = open.contains(where: \.isEnabled) ? open.filter(\.isEnabled) : open
    let place = old.firstIndex { $0.id == selected } ?? 0
    let order = old[..<place].reversed() + old[place...]
    let near = order.first { tab in free.contains { $0.id == tab.id } }
    // Silent: where none of the old tabs remains, the first one follows.
    guard let next = near?.id ?? free.first?.id else { return selected = nil }
    // A bar that had no selection is as one that is loaded: nothing is told.
    guard selected != nil else { return selected = next }
    // A successor is a wish as any other, and the latest.
    endWaiting("superseded")
    change(to: Waiting(id: next, source: .successor, isAtGate: false, way: []))
  }

  private mutating func makePages() {
    for index in items.indices where items[index].isTab {
      if !makesPagesLate || items[index].id == selected { items[index].isMade = true }
    }
  }

  private mutating func with(_ id: String?, _ body: (inout Item) -> Void) {
    if let index = items.firstIndex(where: { $0.id == id }) { body(&items[index]) }
  }
}
