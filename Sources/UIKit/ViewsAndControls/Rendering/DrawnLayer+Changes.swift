// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension DrawnLayer {
  /// Adds the pixels that differ between the layer in a former frame and now.
  func addChanges(since former: DrawnLayer, to region: inout PixelRegion) {
    guard isVisible || former.isVisible else { return }
    guard isVisible == former.isVisible, movesAsBefore(former) else {
      region.add(former.extent)
      region.add(extent)
      return
    }
    if content != former.content || !state.looksLike(former.state) {
      region.add(former.own)
      region.add(own)
    }
    Self.addChanges(from: former.children, to: children, in: &region)
  }

  /// Adds the pixels that differ between the layers of a former frame and those of now.
  ///
  /// Layers that changed their order are drawn anew as a whole.
  static func addChanges(
    from former: [DrawnLayer], to current: [DrawnLayer], in region: inout PixelRegion
  ) {
    if former.count == current.count, zip(former, current).allSatisfy({ $0.id == $1.id }) {
      for (old, new) in zip(former, current) { new.addChanges(since: old, to: &region) }
      return
    }
    let old = Dictionary(former.map { ($0.id, $0) }) { first, _ in first }
    let new = Set(current.map(\.id))
    for layer in former where !new.contains(layer.id) { region.add(layer.extent) }
    let keepsOrder =
      former.map(\.id).filter(new.contains) == current.map(\.id).filter { old[$0] != nil }
    for layer in current {
      guard let before = old[layer.id] else {
        region.add(layer.extent)
        continue
      }
      if !keepsOrder {
        region.add(before.extent)
        region.add(layer.extent)
      }
      layer.addChanges(since: before, to: &region)
    }
  }

  /// Enlarges a region so that what can only be drawn as a whole is within it, or outside.
  static func complete(_ region: inout PixelRegion, over layers: [DrawnLayer]) {
    let wholes = layers.flatMap(\.wholes)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for whole in wholes {
        let part = whole.intersection(region.bounds)
        guard region.intersects(part), !region.contains(part) else { continue }
        region.add(part)
        isComplete = false
      }
    }
  }

  private var wholes: [CGRect] {
    guard isVisible else { return [] }
    return children.reduce(whole.map { [$0] } ?? []) { $0 + $1.wholes }
  }

  /// Whether nothing has changed that decides about the pixels of all within the layer.
  private func movesAsBefore(_ former: DrawnLayer) -> Bool {
    guard matrix == former.matrix, state.opacity == former.state.opacity,
      state.masksToBounds == former.state.masksToBounds, shadow == former.shadow,
      (shadowOutline == nil) == (former.shadowOutline == nil)
    else { return false }
    if state.masksToBounds, !state.hasOutline(of: former.state) { return false }
    guard let mask, let formerMask = former.mask else { return mask == nil && former.mask == nil }
    var difference = PixelRegion(within: .infinite)
    guard mask.id == formerMask.id else { return false }
    mask.addChanges(since: formerMask, to: &difference)
    return difference.isEmpty
  }
}

extension LayerState {
  /// Whether the bounds and their corners are the same.
  fileprivate func hasOutline(of other: LayerState) -> Bool {
    bounds == other.bounds && cornerRadius == other.cornerRadius
      && cornerCurve == other.cornerCurve && maskedCorners == other.maskedCorners
  }

  /// Whether the layer itself, without what is within it, looks the same in the same place.
  fileprivate func looksLike(_ other: LayerState) -> Bool {
    hasOutline(of: other) && backgroundColor == other.backgroundColor
      && (contents as? CGImage)?.bitmap === (other.contents as? CGImage)?.bitmap
      && contentsGravity == other.contentsGravity && contentsScale == other.contentsScale
      && borderWidth == other.borderWidth && borderColor == other.borderColor
      && shadowPath == other.shadowPath && shape == other.shape && gradient == other.gradient
      && effectShare == other.effectShare
  }
}
