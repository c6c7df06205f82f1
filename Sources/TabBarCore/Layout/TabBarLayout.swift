// SPDX-License-Identifier: MIT

public import Foundation

/// Where everything in a bar goes: a pure function of values, the same on every machine.
///
/// Heights refer to the content: the bar without its bottom inset. Edges lie on whole pixels, without
/// gap or overlap between neighbours that share the width; items with a size of their own keep it.
/// Right to left everything is mirrored.
public struct TabBarLayout: Hashable, Sendable {
  /// An item with the sizes of its parts, in points. A zero size means that there is no such part.
  public struct Item: Hashable, Sendable {
    /// The item.
    public var item: BarItem
    /// The picture's own size.
    public var iconSize: CGSize
    /// The size of the title on one line.
    public var titleSize: CGSize
    /// The badge's size, ground included.
    public var badgeSize: CGSize

    /// Makes an item; parts are absent by default.
    public init(
      _ item: BarItem, iconSize: CGSize = .zero, titleSize: CGSize = .zero,
      badgeSize: CGSize = .zero
    ) {
      self.item = item
      self.iconSize = iconSize
      self.titleSize = titleSize
      self.badgeSize = badgeSize
    }
  }

  /// The visible items in visual order, left to right.
  public let items: [ItemFrames]
  /// The bar's bounds.
  public let bounds: CGRect
  /// The part of the bar that holds the items: without insets and margins.
  public let contentFrame: CGRect
  /// The bar's outline.
  public let outline: OutlinePath
  /// Where the indicator of the selected item goes; `nil` when nothing is selected or none is drawn.
  public let indicatorFrame: CGRect?

  /// Lays items out in a bar.
  ///
  /// - Parameters:
  ///   - items: The items in logical order; hidden ones are left out.
  ///   - selected: The selected tab, under which the indicator goes.
  ///   - style: The bar's style.
  ///   - bounds: The bar's bounds, bottom inset included, in points.
  ///   - insets: The parts of the edges without content.
  ///   - traits: The situation.
  public init(
    items: [Item], selected: TabID?, style: TabBarStyle, bounds: CGRect,
    insets: BarInsets = .zero, traits: LayoutTraits = LayoutTraits()
  ) {
    self.items = []
    self.bounds = bounds
    contentFrame = bounds
    outline = OutlinePath()
    indicatorFrame = nil
  }

  /// The frames of an item by its id; `nil` for hidden and unknown ones.
  public subscript(id: TabID) -> ItemFrames? {
    items.first { $0.id == id }
  }
}
