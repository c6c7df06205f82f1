// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import TabBarCore
import Testing

/// What holds for every bar that can be asked for.
@Suite struct LayoutPropertyTests {
  @Test(arguments: 0..<10)
  func `of a thousand random bars each keeps every rule of layout`(part: Int) {
    var random = SeededRandom(seed: UInt64(part))
    for round in 0..<1_000 {
      let input = random.layoutInput()
      let layout = input.layout
      let checks: [(String, Bool)] = [
        ("every visible item in its order", Self.hasItems(layout, input)),
        ("order and whole pixels", Self.isInOrder(layout, input)),
        ("no gaps", Self.hasNoGaps(layout, input)),
        ("touch areas", Self.hasTouchAreas(layout, input)),
        ("titles and badges inside", Self.keepsPartsInside(layout)),
        ("mirrored", Self.isMirrored(layout, input, &random)),
        ("outline", Self.hasOutline(layout, input)),
        ("touches", Self.findsItems(layout, input, &random)),
      ]
      for (rule, holds) in checks where !holds {
        Issue.record("\(rule) does not hold in bar \(round) of part \(part): \(input)")
        return
      }
    }
  }

  /// The visible items and no others, the centred ones between two halves, from the other side right
  /// to left; and the mark under the selected one, if it is seen.
  private static func hasItems(_ layout: TabBarLayout, _ input: LayoutInput) -> Bool {
    let centered = input.visible.filter(\.placement.isCentered)
    let others = input.visible.filter { !$0.placement.isCentered }
    let half = centered.isEmpty ? 0 : others.count / 2
    var wanted = (others.prefix(half) + centered + others.dropFirst(half)).map(\.id)
    if input.traits.isRightToLeft, !input.traits.edge.isVertical { wanted.reverse() }
    let isSeen = input.selected.map(wanted.contains) ?? false
    let hasMark = isSeen && input.style.indicator.form != .none
    return layout.items.map(\.id) == wanted && (layout.indicatorFrame != nil) == hasMark
      && wanted.allSatisfy { layout[$0]?.id == $0 }
  }

  private static func isInOrder(_ layout: TabBarLayout, _ input: LayoutInput) -> Bool {
    let isVertical = input.traits.edge.isVertical
    var end = isVertical ? layout.contentFrame.minY : layout.contentFrame.minX
    let scale = input.traits.displayScale
    for item in layout.items {
      let frame = item.frame
      let (from, to) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      guard from >= end - 0.001, to >= from else { return false }
      end = to
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        guard abs(edge * scale - (edge * scale).rounded()) < 0.001 else { return false }
      }
    }
    let room = isVertical ? layout.contentSize.height : layout.contentSize.width
    let start = isVertical ? layout.contentFrame.minY : layout.contentFrame.minX
    let isInside = end <= start + room + 0.001
    let content = isVertical ? layout.contentFrame.height : layout.contentFrame.width
    return isInside && layout.scrolls == (room > content)
  }

  /// Wherever somebody shares the room, all of it is shared.
  private static func hasNoGaps(_ layout: TabBarLayout, _ input: LayoutInput) -> Bool {
    let fills =
      input.style.itemPositioning == .fill
      || (input.style.itemPositioning == .automatic && !input.traits.isRegularWidth)
    guard fills, !input.traits.edge.isVertical, input.style.itemSpacing == 0 else { return true }
    let placements = input.visible.map(\.placement)
    let isShared = { (placement: Placement) in
      placement.size == nil && placement.width == nil && placement.weight > 0
    }
    let others = placements.filter { !$0.isCentered }
    let sides = [others.prefix(others.count / 2), others.dropFirst(others.count / 2)]
    guard layout.scrolls || sides.allSatisfy({ $0.contains(where: isShared) }) else { return true }
    let frames = layout.items.map(\.frame)
    guard let first = frames.first, let last = frames.last else { return input.visible.isEmpty }
    let left = layout.contentFrame.minX
    let right = left + layout.contentSize.width
    return abs(first.minX - left) < 0.001 && abs(last.maxX - right) < 0.001
      && zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.001 }
  }

  private static func hasTouchAreas(_ layout: TabBarLayout, _ input: LayoutInput) -> Bool {
    let content = layout.contentFrame
    let isVertical = input.traits.edge.isVertical
    let along = isVertical ? content.height : content.width
    let across = isVertical ? content.width : content.height
    guard across >= 44, along >= 44 * CGFloat(layout.items.count) else { return true }
    return layout.items.allSatisfy {
      $0.touchArea.rect.width >= 43.999 && $0.touchArea.rect.height >= 43.999
    }
  }

  private static func keepsPartsInside(_ layout: TabBarLayout) -> Bool {
    let content = CGRect(origin: layout.contentFrame.origin, size: layout.contentSize)
    return layout.items.allSatisfy { item in
      [item.titleFrame, item.badgeFrame].compactMap(\.self).allSatisfy { part in
        part.minX >= content.minX - 0.001 && part.maxX <= content.maxX + 0.001
          && part.minY >= min(content.minY, item.frame.minY) - 0.001
          && part.maxY <= content.maxY + 0.001
      }
    }
  }

  // MARK: From the other side

  private static func isMirrored(
    _ layout: TabBarLayout, _ input: LayoutInput, _ random: inout SeededRandom
  ) -> Bool {
    let isVertical = input.traits.edge.isVertical
    if isVertical {
      var other = input
      other.traits.isRightToLeft.toggle()
      return other.layout == layout
    }
    let other = input.mirrored.layout
    let span = layout.contentFrame.minX + other.contentFrame.minX + layout.contentSize.width
    func agree(_ one: CGRect?, _ other: CGRect?, around span: CGFloat) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return abs(one.minX - (span - other.maxX)) < 0.001 && abs(one.minY - other.minY) < 0.001
        && abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
    }
    guard layout.items.count == other.items.count else { return false }
    for (item, twin) in zip(layout.items, other.items.reversed()) {
      guard item.id == twin.id, agree(item.frame, twin.frame, around: span),
        agree(item.touchArea.rect, twin.touchArea.rect, around: span),
        agree(item.iconFrame, twin.iconFrame, around: span),
        agree(item.titleFrame, twin.titleFrame, around: span),
        agree(item.badgeFrame, twin.badgeFrame, around: span),
        agree(item.groundFrame, twin.groundFrame, around: span)
      else { return false }
    }
    guard agree(layout.indicatorFrame, other.indicatorFrame, around: span) else { return false }
    // A place in the middle of a pixel is on no edge.
    return (0..<2).allSatisfy { _ in
      let x = CGFloat(random.number(0...Int(layout.bounds.width))) + 0.123_4
      let y = CGFloat(random.number(-60...Int(layout.bounds.height))) + 0.432_1
      return layout.outline.contains(CGPoint(x: x, y: y))
        == other.outline.contains(CGPoint(x: layout.bounds.width - x, y: y))
    }
  }

  // MARK: Outline and touches

  private static func hasOutline(_ layout: TabBarLayout, _ input: LayoutInput) -> Bool {
    let content = layout.contentFrame
    guard content.width > 0, content.height > 0 else { return true }
    let elements = layout.outline.elements
    guard case .move? = elements.first, elements.last == .close else { return false }
    let moves = elements.filter { if case .move = $0 { true } else { false } }
    let isFinite = layout.outline.points(flatness: 2).allSatisfy {
      $0.x.isFinite && $0.y.isFinite && abs($0.y) < 10_000 && abs($0.x) < 10_000
    }
    let hasNotch =
      input.style.shape.rise == .notch || input.items.contains { $0.item.placement.rise == .notch }
    return moves.count == 1 && isFinite
      && (hasNotch || layout.contains(CGPoint(x: content.midX, y: content.midY)))
  }

  /// `itemID(at:)` agrees with asking everything that is seen one by one.
  private static func findsItems(
    _ layout: TabBarLayout, _ input: LayoutInput, _ random: inout SeededRandom
  ) -> Bool {
    let isVertical = input.traits.edge.isVertical
    return (0..<4).allSatisfy { _ in
      let point = CGPoint(
        x: CGFloat(random.number(-5...Int(layout.bounds.width) + 5)) + 0.25,
        y: CGFloat(random.number(-60...Int(layout.bounds.height) + 5)) + 0.25)
      let content = layout.contentFrame
      let isSeen =
        !layout.scrolls
        || (isVertical
          ? (content.minY..<content.maxY).contains(point.y)
          : (content.minX..<content.maxX).contains(point.x))
      let hits = isSeen ? layout.items.filter { $0.touchArea.contains(point) } : []
      let standing = hits.filter(\.isAboveOthers)
      func distance(_ item: ItemFrames) -> CGFloat {
        hypot(point.x - item.touchArea.rect.midX, point.y - item.touchArea.rect.midY)
      }
      let nearest = (standing.isEmpty ? hits : standing).min { distance($0) < distance($1) }
      let found = layout.itemID(at: point)
      if layout.outline.contains(point) { return found == nearest?.id && layout.contains(point) }
      // Outside the outline only items that stand out of it take touches.
      return found == nil ? !layout.contains(point) : standing.contains { $0.id == found }
    }
  }
}
