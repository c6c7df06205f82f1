// SPDX-License-Identifier: MIT
import SeededRandom
import UIKit

/// A row of steps, with the host and the bar it begins with.
struct ModelStory: CustomStringConvertible {
  typealias Step = TabBarModel.Step
  typealias Item = TabBarModel.Item

  /// A step, and whether the next one comes before what it set going has come to rest.
  struct Move: CustomStringConvertible {
    let step: Step
    var isHurried = false
    var description: String { "\(step)" + (isHurried ? ", and at once" : "") }
  }

  let seed: UInt64
  let host: HostKind
  var switches: UIKitSwitches
  var setting = Setting()
  let items: [Item]
  let selected: String?
  var steps: [Move]

  var description: String {
    let start = selected.map { ", starting on \($0)" } ?? ""
    let unusual = unusualSettings.map { ", \($0.name): \($0.answer(switches))" }.joined()
    return """
      \(host.rawValue)\(unusual)\(setting), \(items)\(start)
      \(steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
      """
  }
}

extension ModelStory {
  /// The settings of UIKit that are not as in iOS 16.5.
  var unusualSettings: [UIKitSwitches.Setting] {
    UIKitSwitches.settings.filter { $0.answer(switches) != $0.answer(UIKitSwitches()) }
  }

  /// The same story under the usual answer of a setting.
  func asUsual(_ setting: UIKitSwitches.Setting) -> ModelStory {
    var story = self
    let usual = setting.answer(UIKitSwitches())
    for number in 0..<setting.count where setting.answer(story.switches) != usual {
      setting.choose(number, &story.switches)
    }
    return story
  }
}

extension TabBarModel.Item: CustomStringConvertible {
  var description: String {
    let marks = [
      isTab ? nil : "action", isCentre ? "centre" : nil, isEnabled ? nil : "disabled",
      isHidden ? "hidden" : nil, popsOnReselect ? nil : "stays", gate.map { "gate: \($0)" },
    ].compactMap(\.self)
    return id + (marks.isEmpty ? "" : "(\(marks.joined(separator: ", ")))")
  }
}

extension TabBarModel.Page: CustomStringConvertible {
  var description: String { name + (hidesBar ? "(hides the bar)" : "") }
}

/// Draws stories by lot.
@MainActor struct StoryTeller {
  typealias Model = TabBarModel

  private var random: SeededRandom
  private var model: Model
  private let limit: Int
  private let host: HostKind
  private var isPlain: Bool { host == .plain }
  private var pushes = 0
  private let groups = OperationGroup.active

  /// The story of a seed: at least thirty steps.
  static func story(_ seed: UInt64) -> ModelStory {
    var random = SeededRandom(seed: seed)
    let isPlain = OperationGroup.active.contains(.plainController) && seed % 4 == 3
    let host: HostKind = seed.isMultiple(of: 2) ? .own : isPlain ? .plain : .attached
    let isMixed = OperationGroup.active.contains(.switches) && random.chance(0.5)
    var switches = isMixed ? UIKitSwitches.random(seed: seed) : UIKitSwitches()
    if !OperationGroup.active.contains(.systemBars) {
      switches.showsSystemBarAfterPop = false
      if host != .own { switches.hiddenBarKeepsInset = false }
    }
    var setting = ModelStory.Setting()
    if OperationGroup.active.contains(.settings) {
      setting.isRightToLeft = random.chance(0.3)
      setting.reducesMotion = random.chance(0.2)
      setting.givesPages = random.chance(0.25)
    }
    let items = startItems(host, &random)
    let starts = items.filter { $0.isTab && $0.gate == nil }
    let selected = random.chance(0.25) ? starts.randomElement(using: &random)?.id : nil
    var teller = StoryTeller(
      random: random,
      model: Model(items, selected: selected, makesPagesLate: host == .own && !setting.givesPages),
      limit: host == .own ? 8 : 5, host: host)
    let steps = (0..<teller.random.number(30...34)).map { _ in teller.move() }
    return ModelStory(
      seed: seed, host: host, switches: switches, setting: setting, items: items,
      selected: selected, steps: steps)
  }

  private init(random: SeededRandom, model: Model, limit: Int, host: HostKind) {
    (self.random, self.model, self.limit, self.host) = (random, model, limit, host)
  }

  private static func startItems(_ host: HostKind, _ random: inout SeededRandom) -> [Model.Item] {
    let count = random.number(2...(host == .own ? 7 : 5))
    var items = (0..<count).map { makeTab("t\($0)", &random) }
    // The first tab can always be selected, so that a bar starts on it.
    items[0].gate = nil
    if random.chance(0.3) { items.insert(makeAction("a0"), at: random.number(0...count)) }
    if random.chance(0.4) {
      var centre = makeAction("c0")
      centre.isCentre = true
      items.insert(centre, at: items.count / 2)
    }
    return items
  }

  private static func makeTab(_ id: String, _ random: inout SeededRandom) -> Model.Item {
    var item = Model.Item(id: id, title: id.uppercased())
    item.popsOnReselect = !random.chance(0.15)
    if OperationGroup.active.contains(.gates), random.chance(0.15) {
      item.gate = [.allow, .deny, .act, .wait, .wait].randomElement(using: &random)
    }
    return item
  }

  private static func makeAction(_ id: String) -> Model.Item {
    Model.Item(id: id, isTab: false, title: id.uppercased())
  }

  // MARK: Steps

  private mutating func move() -> ModelStory.Move {
    let wasSwiped = model.swiped != nil
    let step = step()
    let canHurry = !wasSwiped || groups.contains(.hurryAfterSwipe)
    let isHurried =
      groups.contains(.hurry) && canHurry && step != .halfPop && random.chance(0.3)
    return ModelStory.Move(step: step, isHurried: isHurried)
  }

  private mutating func step() -> Model.Step {
    while true {
      let step = draw()
      guard model.allows(step) else { continue }
      var next = model
      next.apply(step)
      // UIKit's controller always shows one of its pages, so not all of them can be hidden there.
      let hasTabs = next.items.contains(where: \.isTab)
      if host != .own, hasTabs, next.selected == nil { continue }
      if !groups.contains(.emptyBars), next.selected == nil { continue }
      if !groups.contains(.hiddenSelection), let selected = model.selected,
        next.item(selected)?.isHidden == true
      {
        continue
      }
      if !groups.contains(.gatesOfFirstTabs), model.selected == nil || next.selected == nil,
        next.tabs.contains(where: { $0.gate != nil })
      {
        continue
      }
      if !groups.contains(.disabledWaits), let wish = model.waiting,
        model.item(wish.id)?.isEnabled == true, next.item(wish.id)?.isEnabled == false
      {
        continue
      }
      if isPlain, isTroubleInPlain(step) { continue }
      // Whether a swipe outlives a change of the selection is said nowhere: the finger is lifted.
      if model.swiped != nil, next.selected != model.selected {
        guard groups.contains(.selectionsDuringSwipe) else { continue }
        next.swiped = nil
      }
      // A plain controller of UIKit's tells nobody of a wish for what is selected already.
      if isPlain || !groups.contains(.wishesToStay), isWishToStay(step, next) { continue }
      model = next
      return step
    }
  }

  private func isTroubleInPlain(_ step: Model.Step) -> Bool {
    switch step {
    case .select(let id):
      // UIKit shows the page before the bar can put the selection back; that ends a swipe.
      let isTold = groups.contains(.hiddenInPlain) && model.swiped == nil
      return !isTold && model.item(id)?.isHidden == true
    // UIKit may stop the application.
    case .selectIndex(let index): return !model.tabs.indices.contains(index)
    default: return false
    }
  }

  private func isWishToStay(_ step: Model.Step, _ next: Model) -> Bool {
    switch step {
    case .select, .selectIndex:
      let gaveUp =
        model.waiting != nil && next.waiting == nil
        || model.remembered != nil && next.remembered == nil
      return gaveUp && next.selected == model.selected && !next.isReported
    default: return false
    }
  }

  private mutating func draw() -> Model.Step {
    if model.swiped != nil {
      if groups.contains(.changesDuringSwipe), random.chance(0.4) { return liveChange() }
      if groups.contains(.selectionsDuringSwipe), random.chance(0.15) {
        return random.chance(0.5)
          ? .select(anyID()) : .selectIndex(random.number(0...model.tabs.count))
      }
      switch random.number(0...9) {
      case 0...3: return .completePop
      case 4...6: return .cancelPop
      case 7...8: return .tap(anyID())
      default: return .background
      }
    }
    if model.isInBackground, random.chance(0.4) { return .foreground }
    if model.modal != nil, random.chance(0.3) { return .dismiss }
    if model.waiting != nil, random.chance(0.3) { return .answer(answer(waits: false)) }
    switch random.number(0...99) {
    case 0..<22: return .tap(anyID())
    case 22..<26: return .doubleTap(anyID())
    case 26..<33: return .select(random.chance(0.9) ? anyID() : "nowhere")
    case 33..<39: return .selectIndex(random.number(-1...(model.tabs.count + 1)))
    case 39..<52: return push()
    case 52..<58: return .pop(animated: random.chance(0.7))
    case 58..<60: return .popToRoot(animated: random.chance(0.7))
    case 60..<66: return .halfPop
    case 66..<69: return .present(random.chance(0.5) ? .fullScreen : .sheet)
    case 69..<72: return .rotate
    case 72..<75: return .background
    case 75..<77: return .hideBar(!model.isBarHiddenByApp)
    case 77..<85: return .answersNow(anyID(), answer(waits: true))
    case 85..<86: return .answer(answer(waits: false))
    case 86..<88: return rareStep()
    default: return liveChange()
    }
  }

  private mutating func rareStep() -> Model.Step {
    if groups.contains(.timeLimits), random.chance(0.3) { return .timeOut }
    if groups.contains(.cancellation), random.chance(0.3) { return .cancelWaiting }
    if groups.contains(.remembersUnknown), random.chance(0.3) { return .remember(newID("t")) }
    return .tap(anyID())
  }

  private mutating func push() -> Model.Step {
    pushes += 1
    let page = Model.Page(name: "p\(pushes)", hidesBar: random.chance(0.4))
    let target = random.chance(0.75) ? model.selected ?? anyID() : anyID()
    return .push(page, onto: target, animated: random.chance(0.7))
  }

  private mutating func liveChange() -> Model.Step {
    let hasRoom = model.items.filter(\.isTab).count < limit
    switch random.number(0...11) {
    case 0...2:
      let isTab = hasRoom && random.chance(0.8)
      let item = isTab ? Self.makeTab(newID("t"), &random) : Self.makeAction(newID("a"))
      return .insert(item, at: random.number(0...(model.items.count)))
    case 3...4: return .remove(anyID())
    case 5...6: return .move(anyID(), to: random.number(0...(model.items.count)))
    case 7...9: return update()
    case 10:
      if random.chance(0.5) { return .centre(nil) }
      var centre = Self.makeAction(newID("c"))
      centre.isCentre = true
      return .centre(centre)
    default:
      let count = random.number(1...min(limit, 4))
      return .replaceAll((0..<count).map { Self.makeTab("r\($0 + pushes)", &random) })
    }
  }

  private mutating func update() -> Model.Step {
    let id = anyID()
    guard let item = model.item(id) else { return .remove(id) }
    switch random.number(0...3) {
    case 0 where groups.contains(.disabledItems): return .update(id, .enabled(!item.isEnabled))
    case 1 where groups.contains(.hiddenItems): return .update(id, .hidden(!item.isHidden))
    case 2 where item.isTab: return .update(id, .popsOnReselect(!item.popsOnReselect))
    default: return .update(id, .title("\(item.title)+"))
    }
  }

  private mutating func answer(waits: Bool) -> Model.Answer {
    switch random.number(0...(waits ? 11 : 7)) {
    case 0...3: .allow
    case 4...5: .deny
    case 6: .act
    case 7: .redirect(random.chance(0.9) ? anyID() : "nowhere")
    default: .wait
    }
  }

  private mutating func anyID() -> String {
    model.items.randomElement(using: &random)?.id ?? "nothing"
  }

  private mutating func newID(_ letter: String) -> String {
    let used = Set(model.items.map(\.id))
    let free = (0..<12).map { "\(letter)\($0)" }.filter { !used.contains($0) }
    return free.randomElement(using: &random) ?? "\(letter)12"
  }
}
