// SPDX-License-Identifier: MIT
import UIKit

@testable import TabBarKit

/// One aspect in which model and host say different things.
struct Difference: Equatable, CustomStringConvertible {
  let aspect, expected, found: String
  var description: String { "\(aspect): expected \(expected), found \(found)" }
}

extension ModelWorld {
  var differences: [Difference] {
    let (expected, found) = (expected, found)
    return expected.keys.sorted().compactMap { aspect in
      let (one, other) = (expected[aspect] ?? "nothing", found[aspect] ?? "nothing")
      return one == other ? nil : Difference(aspect: aspect, expected: one, found: other)
    }
  }

  // MARK: By the model

  private var expected: [String: String] {
    guard !isPuttingOff else { return ["faults": ""] }
    // From left to right.
    let isMirrored = simulator.situation.direction == .rightToLeft
    let visible = isMirrored ? model.visible.reversed() : model.visible
    let isSeen = model.isBarVisible && model.modal != .fullScreen
    var all = [
      "selected": model.selected ?? "nothing",
      "index": model.selectedIndex.map { "\($0)" } ?? "none",
      "controller": model.selected ?? "nothing",
      "highlight": list(visible.filter { $0 == model.selected }),
      "pending": model.waiting?.id ?? "nothing",
      "items": list(
        visible.map { id in
          model.items.first { $0.id == id }.map { "\(id)=\($0.title)" } ?? id
        }),
      "events": list(
        expectedEvents.filter {
          OperationGroup.active.contains(.endedWaits) || !$0.hasPrefix("ended")
        }, "; "),
      "faults": "",
    ]
    if isAboutSelection { all["diagnosed"] = model.isReported ? "yes" : "no" }
    if host.delegateCalls != nil { all["delegate"] = list(expectedDelegateCalls, "; ") }
    all["children"] = list(model.children.sorted())
    if !motion.isOfSwipe { all["stacks"] = list(stacks(of: model)) }
    // UIKit keeps a page that fades out until it has.
    if isAtRest || host.makesPagesLate { all["left behind"] = "" }
    if model.swiped != nil { compareHalfWay(&all) }
    guard isAtRest else { return all }
    all["in window"] = list(model.shown)
    if model.modal != .fullScreen || OperationGroup.active.contains(.coveredBars) {
      all["bar"] = model.isBarVisible ? "shown" : "hidden"
    }
    if isSeen { all["indicator"] = model.selected ?? "nothing" }
    if model.modal != .fullScreen, model.selected != nil {
      all["inset"] = model.isBarVisible ? "holds the bar" : "free of the bar"
    }
    return all
  }

  /// While a page is half way back UIKit has taken it from its stack, and a bar that moves with the
  /// pages takes no touch; one that does not move is where it was.
  private func compareHalfWay(_ all: inout [String: String]) {
    var below = model
    if let index = below.items.firstIndex(where: { $0.id == below.swiped }) {
      below.items[index].pushed.removeLast()
    }
    let (was, willBe) = (model.isBarVisible, below.isBarVisible)
    if was == willBe {
      all["bar"] = was ? "shown" : "hidden"
    } else {
      all["touch"] = "page"
    }
    all["stacks"] = list(stacks(of: below))
  }

  private func stacks(of model: TabBarModel) -> [String] {
    model.items.filter { $0.isTab && $0.isMade }
      .map { "\($0.id)[\(list([$0.id] + $0.pushed.map(\.name)))]" }
  }

  /// UIKit asks its delegate for every tap on a tab, and tells it of every tap that went through.
  private var expectedDelegateCalls: [String] {
    expectedEvents.compactMap { event in
      let words = event.split(separator: " ").map(String.init)
      switch words[0] {
      case "should" where words.last == "tap": return "should \(words[1])"
      case "did" where words.last == "tap", "reselect": return "did \(words[1])"
      default: return nil
      }
    }
  }

  // MARK: By the host

  private var found: [String: String] {
    let bar = host.bar
    // Asked first, because the page may be made by asking.
    let controller = host.selectedController
    let selectedPage = made.last { $0.stack != nil && $0.stack === controller }
    let pages = model.items.filter(\.isTab).compactMap { item in
      made.last { $0.id == item.id }
    }
    return [
      "selected": host.selectedID?.rawValue ?? "nothing",
      "index": bar.selectedIndex == NSNotFound ? "none" : "\(bar.selectedIndex)",
      "controller": selectedPage?.id
        ?? controller.map { "\(type(of: $0))" } ?? "nothing",
      "highlight": list(
        bar.shownParts.compactMap { part in
          let isRead = part.control.accessibilityTraits.contains(.selected)
          if isRead != part.control.isSelected { return "\(part.item.id)?" }
          return part.control.isSelected ? part.item.id.rawValue : nil
        }),
      "pending": bar.pendingID?.rawValue ?? "nothing",
      "items": list(bar.shownParts.map { "\($0.item.id)=\($0.item.title)" }),
      "touch": touched,
      "events": list(events, "; "),
      "delegate": list(host.delegateCalls ?? [], "; "),
      "faults": list(failures + host.faults, "; "),
      "diagnosed": diagnostics.isEmpty ? "no" : "yes",
      "children": list(
        host.root.children.map { child in
          made.last { $0.stack === child }?.id ?? "\(type(of: child))"
        }.sorted()),
      "stacks": list(
        pages.compactMap { page in
          page.stack.map { "\(page.id)[\(list($0.viewControllers.map(name)))]" }
        }),
      "in window": list(shownPages),
      "left behind": list(
        made.filter { made in
          made.stack != nil && !pages.contains { $0.stack === made.stack }
        }.map(\.id)),
      "bar": barState,
      "indicator": indicated,
      "inset": inset,
    ]
  }

  private var shownPages: [String] {
    var all: [String] = []
    for made in made {
      for page in made.stack?.viewControllers ?? [] where page.viewIfLoaded?.window != nil {
        all.append(name(page))
      }
    }
    if let modal = host.root.presentedViewController, modal.viewIfLoaded?.window != nil {
      all.append(name(modal))
    }
    return all
  }

  private var barState: String {
    let bar = host.bar
    let said = host.isBarHidden ? "hidden" : "shown"
    // Under what is presented full screen there is nothing to be seen.
    guard bar.window != nil, let root = host.root.view else { return said }
    // In the root view's own measure: behind a sheet it is drawn smaller.
    let frame = bar.convert(bar.bounds, to: root)
    let ancestors = sequence(first: bar as UIView) { $0.superview }
    let isVisible =
      ancestors.allSatisfy { !$0.isHidden && $0.alpha > 0.99 } && frame.intersects(root.bounds)
    let seen = isVisible ? "shown" : "hidden"
    guard seen == said else { return "said to be \(said), but \(seen)" }
    let isAtBottom =
      frame.minX == 0 && frame.width == root.bounds.width && frame.maxY == root.bounds.maxY
    return isVisible && !isAtBottom ? "shown at \(frame)" : seen
  }

  /// What takes a touch where the bar would be.
  private var touched: String {
    guard let window = host.root.view.window else { return "nothing" }
    let point = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 40)
    let hit = window.hitTest(point, with: nil)
    return hit?.isDescendant(of: host.bar) == true ? "bar" : hit == nil ? "nothing" : "page"
  }

  private var indicated: String {
    let indicator = host.bar.indicator
    guard !indicator.isHidden, let home = indicator.superview else { return "nothing" }
    let centre = home.convert(indicator.center, to: host.bar)
    let part = host.bar.shownParts.first {
      $0.control.convert($0.control.bounds, to: host.bar).contains(centre)
    }
    return part?.item.id.rawValue ?? "no item"
  }

  /// What the lower inset of the page in sight is for, by where the bar and the window are.
  private var inset: String {
    guard let page = (host.selectedController as? UINavigationController)?.topViewController,
      let view = page.viewIfLoaded, let window = view.window
    else { return "of no page" }
    let inset = view.safeAreaInsets.bottom
    let bar = host.bar
    // In the root view's own measure: behind a sheet it is drawn smaller.
    let overlap = host.root.view.bounds.maxY - bar.convert(bar.bounds, to: host.root.view).minY
    if !host.isBarHidden, abs(inset - overlap) < 0.5 { return "holds the bar" }
    if abs(inset - window.safeAreaInsets.bottom) < 0.5 { return "free of the bar" }
    return "\(inset), where the bar takes \(overlap) and the window \(window.safeAreaInsets.bottom)"
  }

  private func name(_ page: UIViewController) -> String {
    (page as? NamedPage)?.name ?? "\(type(of: page))"
  }

  private func list(_ parts: [String], _ separator: String = " ") -> String {
    parts.joined(separator: separator)
  }
}
