// SPDX-License-Identifier: MIT

import TabBarCore
import SeededRandom
import Testing

@Suite struct TabSelectionRandomTests {
  /// Draws inputs and answers by lot.
  private struct Lot {
    var numbers: SeededRandom
    let answers: [SelectionDecision] = [.allow, .deny, .wait, .act, .redirect("tab1")]

    mutating func pick(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }

    mutating func items() -> [BarItem] {
      tabs(6).shuffled(using: &numbers).prefix(pick(7)).map { item in
        item.with {
          $0.isHidden = pick(5) == 0
          $0.isEnabled = pick(5) != 0
          $0.role = pick(8) == 0 ? .action : .tab
        }
      }
    }

    mutating func input(for selection: TabSelection) -> TabSelection.Input {
      let id = TabID("tab\(pick(7))")
      let source = SelectionSource.allCases[pick(8)]
      let request = selection.pendingRequest?.id ?? pick(50)
      switch pick(12) {
      case 0: return .update(items(), source: pick(2) == 0 ? .successor : .configuration)
      case 1: return .selectIndex(pick(9) - 2, source: source)
      case 2, 3: return .select(id, source: source)
      case 4: return .selectWhenAvailable(id, source: source)
      case 5, 6: return .answer(request, answers[pick(5)])
      case 7: return pick(3) == 0 ? .cancelPending : .timeOut(request)
      default: return .press(id, source: source)
      }
    }
  }

  @Test(arguments: [3, 5, 8] as [UInt64])
  func `each wish that waits ends once, and what is shown is never a tab that may not be`(
    seed: UInt64
  ) {
    var lot = Lot(numbers: SeededRandom(seed: seed))
    var host = Host(tabs(5))
    var waiting: TabID?
    var ends = 0
    for _ in 0..<6_000 {
      host.gates = ["tab3": .wait]
      host.gates[TabID("tab\(lot.pick(7))")] = lot.answers[lot.pick(5)]
      host.decisions = [TabID("tab\(lot.pick(7))"): lot.answers[lot.pick(5)]]
      host.send(lot.input(for: host.selection))
      var shown: TabID?
      for effect in host.take() {
        switch effect {
        case .didWait(let id, _):
          #expect(waiting == nil)
          waiting = id
        case .didSelect(_, let id, _), .didReselect(let id, _), .didDeny(let id, _),
          .didRedirect(let id, _, _), .didAbandon(let id, _, _), .act(let id):
          if id == waiting {
            waiting = nil
            ends += 1
          }
        case .diagnose(.redirectLoop(let ids)):
          if ids.dropLast().last == waiting { waiting = nil }
        case .diagnose: if host.selection.pendingID == nil { waiting = nil }
        default: break
        }
        if case .didSelect(let from, let id, _) = effect {
          #expect(from != id)
          shown = id
        }
      }
      #expect(host.selection.pendingID == waiting)
      let visible = host.selection.visibleTabs
      #expect(host.selection.selectedID.map(visible.contains) ?? true)
      #expect(host.selection.pendingID.map(visible.contains) ?? true)
      #expect(shown == nil || shown == host.selection.selectedID)
      #expect(host.selection.rememberedID == nil || host.selection.rememberedID != waiting)
    }
    #expect(ends > 100)
  }
}
