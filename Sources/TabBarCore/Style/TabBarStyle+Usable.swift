// SPDX-License-Identifier: MIT

import Foundation

extension TabBarStyle {
  /// The style with numbers that can be drawn with.
  ///
  /// A style may come from a calculation that went wrong, or from afar. What is no number counts as 0,
  /// what is too small or too large to be meant as the nearest that can be.
  package var usable: TabBarStyle {
    with {
      $0.contentHeight.limit(to: .lengths)
      $0.compactContentHeight.limit(to: .lengths)
      $0.itemWidth?.limit(to: .lengths)
      $0.itemSpacing.limit(to: .lengths)
      $0.railWidth.limit(to: .lengths)
      $0.railItemHeight.limit(to: .lengths)
      $0.titleFontSize.limit(to: .textSizes)
      $0.inlineTitleFontSize.limit(to: .textSizes)
      $0.titleKerning.limit(to: .kernings)
      $0.titleOffset.limit()
      $0.iconOffset.limit()
      $0.maximumTextScale.limit(to: .scales)
      $0.maximumIconSize?.width.limit(to: .lengths)
      $0.maximumIconSize?.height.limit(to: .lengths)
      $0.border?.width.limit(to: .lengths)
      $0.shadow?.limit()
      $0.badge.limit()
      $0.indicator.limit()
    }
  }
}

extension BarItem {
  /// The item with numbers that can be drawn with; what the layout reads alone it limits itself.
  package var usable: BarItem {
    guard titleFontSize != nil || ground != nil else { return self }
    return with {
      $0.titleFontSize?.limit(to: .textSizes)
      $0.ground?.border?.width.limit(to: .lengths)
      $0.ground?.shadow?.limit()
    }
  }
}

extension ClosedRange<Double> {
  /// More than any screen is long, in points.
  fileprivate static let lengths: Self = 0...10_000
  fileprivate static let offsets: Self = -10_000...10_000
  /// Titles and badges larger than that are no text any more, in points.
  fileprivate static let textSizes: Self = 0...400
  fileprivate static let kernings: Self = -400...400
  fileprivate static let scales: Self = 0...10
  /// Shadows that are blurred more cannot be told from none, in points.
  fileprivate static let blurs: Self = 0...200
}

extension BinaryFloatingPoint {
  /// Brings the number into a range; what is no number becomes 0.
  fileprivate mutating func limit(to range: ClosedRange<Double>) {
    self = isNaN ? 0 : min(max(self, Self(range.lowerBound)), Self(range.upperBound))
  }
}

extension BarOffset {
  fileprivate mutating func limit() {
    x.limit(to: .offsets)
    y.limit(to: .offsets)
  }
}

extension BarShadow {
  fileprivate mutating func limit() {
    opacity.limit(to: 0...1)
    radius.limit(to: .blurs)
    offset.limit()
  }
}

extension TabBarStyle.BadgeStyle {
  fileprivate mutating func limit() {
    fontSize.limit(to: .textSizes)
    height.limit(to: .lengths)
    padding.limit(to: .lengths)
    dotSize.limit(to: .lengths)
    cornerRadius?.limit(to: .lengths)
    border?.width.limit(to: .lengths)
    offset.limit()
    inlineOffset.limit()
  }
}

extension BarIndicator {
  fileprivate mutating func limit() {
    offset.limit()
    insets.top.limit(to: .offsets)
    insets.left.limit(to: .offsets)
    insets.bottom.limit(to: .offsets)
    insets.right.limit(to: .offsets)
    if case .slider(var radius) = form {
      radius.limit(to: .lengths)
      form = .slider(cornerRadius: radius)
    }
  }
}
