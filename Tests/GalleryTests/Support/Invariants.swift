// SPDX-License-Identifier: MIT
import Testing

extension Description {
  /// Everything about this picture that no situation may break, one sentence a fault.
  ///
  /// Pages are only asked about where a controller stands behind the bar, and items about their order
  /// where all of them stand side by side in it.
  func faults(handlesPages: Bool, isAcross: Bool = true) -> [String] {
    (isAcross ? geometryFaults : []) + partFaults + selectionFaults(handlesPages: handlesPages)
      + accessibilityFaults + lifecycleFaults
  }

  private var geometryFaults: [String] {
    var faults: [String] = []
    let screen = Frame(0, 0, device.size[0], device.size[1])
    if !screen.holds(bar.frame) { faults.append("the bar \(bar.frame) leaves \(screen)") }
    if items.isEmpty { faults.append("no items") }
    for item in items {
      if item.frame.width <= 0 || item.frame.height <= 0 {
        faults.append("\(item.id) has no area: \(item.frame)")
      }
      if !bar.frame.spansAcross(item.frame) {
        faults.append("\(item.id) \(item.frame) leaves the bar \(bar.frame) sideways")
      }
      if item.frame.maxY > bar.frame.maxY + lengthTolerance {
        faults.append("\(item.id) \(item.frame) hangs out of the bar's bottom")
      }
    }
    for (left, right) in zip(items, items.dropFirst())
    where left.frame.maxX > right.frame.x + lengthTolerance {
      faults.append("\(left.id) \(left.frame) overlaps \(right.id) \(right.frame)")
    }
    return faults
  }

  private var partFaults: [String] {
    var faults: [String] = []
    for item in items {
      let frame = item.frame
      if item.icon == nil && item.title.isEmpty { faults.append("\(item.id) shows nothing") }
      if let icon = item.icon?.frame {
        if !frame.spansAcross(icon) { faults.append("icon of \(item.id) \(icon) in \(frame)") }
        if icon.maxY > contentBottom + lengthTolerance {
          faults.append("icon of \(item.id) \(icon) below the content")
        }
      }
      if let title = item.titleFrame {
        if !frame.spansAcross(title) { faults.append("title of \(item.id) \(title) in \(frame)") }
        if title.maxY > contentBottom + lengthTolerance {
          faults.append("title of \(item.id) \(title) below the content \(contentBottom)")
        }
        if title.width <= 0 || title.height < item.titleSize ?? .infinity {
          faults.append("title of \(item.id) clipped: \(title), \(item.titleSize ?? 0) points")
        }
      }
      if let badge = item.badge?.frame, !barWithRaisedParts.holds(badge) {
        faults.append("badge of \(item.id) \(badge) leaves the bar")
      }
      if !item.title.isEmpty && item.titleColor.flatMap(Picture.Pixel.init(hex:)) == nil {
        faults.append("\(item.id) has the colour \(item.titleColor ?? "null")")
      }
    }
    return faults
  }

  /// The bar with everything that stands out of its upper edge.
  var barWithRaisedParts: Frame {
    let top = (items.map(\.frame.y) + bar.outline.compactMap { $0.last } + [bar.frame.y]).min()
    let y = top ?? bar.frame.y
    return Frame(bar.frame.x, y, bar.frame.width, bar.frame.maxY - y)
  }

  private func selectionFaults(handlesPages: Bool) -> [String] {
    var faults: [String] = []
    let chosen = selectedItems
    if chosen.count != 1 { faults.append("\(chosen.count) selected: \(chosen.map(\.id))") }
    if chosen.contains(where: { $0.role != "tab" }) { faults.append("an action is selected") }
    if chosen.first?.id != selected.id {
      faults.append("\(chosen.map(\.id)) is highlighted, \(selected) selected")
    }
    if Set(items.map(\.id)).count != items.count { faults.append("the same id twice") }
    guard handlesPages else { return pages.isEmpty ? faults : faults + ["pages without host"] }
    let shown = pages.filter(\.inWindow).map(\.id)
    if shown.count != 1 || shown.first != selected.page {
      faults.append("in the window: \(shown), selected: \(selected)")
    }
    if let index = selected.index, pages.indices.contains(index) {
      if pages[index].id != selected.page { faults.append("index and page disagree") }
    } else {
      faults.append("index \(String(describing: selected.index)) of \(pages.count) pages")
    }
    return faults
  }

  private var accessibilityFaults: [String] {
    var faults: [String] = []
    for item in items {
      let traits = item.accessibility.traits
      if item.accessibility.label.isEmpty { faults.append("\(item.id) has no label") }
      if !traits.contains("button") { faults.append("\(item.id) is no button: \(traits)") }
      if traits.contains("selected") != item.selected {
        faults.append("\(item.id) selected \(item.selected), spoken \(traits)")
      }
      if traits.contains("notEnabled") == item.enabled {
        faults.append("\(item.id) enabled \(item.enabled), spoken \(traits)")
      }
      if let badge = item.badge, !badge.text.isEmpty,
        !speaks(item.accessibility.value ?? "", badge: badge.text)
      {
        faults.append("badge \(badge.text) of \(item.id) is not spoken")
      }
      if item.role != "tab" && item.role != "action" {
        faults.append("\(item.id) has the role \(item.role)")
      }
    }
    return faults
  }

  /// Appearance calls that do not follow each other as UIKit promises: will before did, never
  /// twice the same, nothing before the view is loaded.
  var lifecycleFaults: [String] {
    var faults: [String] = []
    var phases: [String: String] = [:]
    let allowed: [String: Set<String>] = [
      "viewWillAppear": ["loaded", "viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    for entry in lifecycle {
      guard let dot = entry.lastIndex(of: ".") else {
        faults.append("odd entry \(entry)")
        continue
      }
      let owner = String(entry[..<dot])
      let call = String(entry[entry.index(after: dot)...])
      if call == "viewDidLoad" {
        phases[owner] = "loaded"
      } else if let before = allowed[call] {
        let phase = phases[owner] ?? "nothing"
        if !before.contains(phase) { faults.append("\(entry) after \(phase)") }
        phases[owner] = call
      }
    }
    return faults
  }
}

/// Expects that nothing about the description is broken.
func expectSound(
  _ description: Description, _ screen: ScreenName,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let faults = description.faults(
    handlesPages: screen.hasPages, isAcross: ScreenName.across.contains(screen))
  #expect(faults.isEmpty, sourceLocation: sourceLocation)
}

/// Whether a spoken value says what a badge shows: its text, of "99+" the whole number, and of a text
/// that was cut all of it.
private func speaks(_ value: String, badge: String) -> Bool {
  if badge == "..." { return value.count > 4 }
  guard badge.hasSuffix("+"), let limit = Int(badge.dropLast()) else {
    return value.contains(badge)
  }
  return (Int(value) ?? 0) > limit
}
