// SPDX-License-Identifier: MIT

internal import Foundation

extension UIStackView {
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The gaps between the views that are shown.
  private func gaps(between views: [UIView]) -> [CGFloat] {
    views.dropLast().map { gap(after: $0) }
  }

  func arrangedSize(within offer: CGSize) -> CGSize {
    let margins = margins
    let sides = CGSize(
      width: margins.left + margins.right, height: margins.top + margins.bottom)
    let room = CGSize(
      width: max(0, offer.width - sides.width), height: max(0, offer.height - sides.height))
    let views = shownViews
    let sizes = views.map { $0.naturalSize(within: room) }
    let gaps = gaps(between: views).reduce(0, +)
    let lengths = sizes.map { $0[axis] ?? 0 }
    let length: CGFloat
    switch distribution {
    case .fillEqually: length = (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps
    default: length = lengths.reduce(0, +) + gaps
    }
    let breadth = breadth(of: views, sizes)
    return axis == .horizontal
      ? CGSize(width: length + sides.width, height: breadth + sides.height)
      : CGSize(width: breadth + sides.width, height: length + sides.height)
  }

  /// The room across the axis: the broadest view's, and more where baselines push views apart.
  private func breadth(of views: [UIView], _ sizes: [NaturalSize]) -> CGFloat {
    let breadths = sizes.map { $0[axis.other] ?? 0 }
    guard axis == .horizontal, let isFirst = alignment.isFirstBaseline else {
      return breadths.max() ?? 0
    }
    let baselines = zip(views, breadths).map { $0.baseline(isFirst: isFirst, height: $1) }
    let above = baselines.max() ?? 0
    return above + (zip(breadths, baselines).map { $0 - $1 }.max() ?? 0)
  }

  func placeArrangedSubviews() {
    let content = bounds.inset(by: margins)
    let views = shownViews
    let sizes = views.map { $0.naturalSize(within: content.size) }
    let (length, breadth) =
      axis == .horizontal ? (content.width, content.height) : (content.height, content.width)
    let spans = StackSpans(
      natural: sizes.map { $0[axis] }, gaps: gaps(between: views),
      distribution: distribution, length: max(0, length)
    ).spans
    let crossings = crossings(of: views, sizes, breadth: max(0, breadth))
    let scale = max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var end: CGFloat = 0
    var index = 0
    for view in arrangedSubviews {
      // A hidden view waits without length where it would be.
      let span = view.isHidden ? StackSpans.Span(start: end, length: 0) : spans[index]
      let crossing = view.isHidden ? .init(start: 0, length: breadth) : crossings[index]
      var frame =
        axis == .horizontal
        ? CGRect(x: span.start, y: crossing.start, width: span.length, height: crossing.length)
        : CGRect(x: crossing.start, y: span.start, width: crossing.length, height: span.length)
      if isMirrored { frame.origin.x = content.width - frame.maxX }
      frame = frame.offsetBy(dx: content.minX, dy: content.minY)
      view.frame = frame.edgesAligned(to: scale)
      end = span.start + span.length
      index += view.isHidden ? 0 : 1
    }
  }

  private func crossings(
    of views: [UIView], _ sizes: [NaturalSize], breadth: CGFloat
  ) -> [StackSpans.Span] {
    let natural = sizes.map { min($0[axis.other] ?? 0, breadth) }
    if axis == .horizontal, let isFirst = alignment.isFirstBaseline {
      let baselines = zip(views, natural).map { $0.baseline(isFirst: isFirst, height: $1) }
      // First lines stand as high as they can, last lines as low as they can.
      let below = zip(natural, baselines).map { $0 - $1 }.max() ?? 0
      let line = isFirst ? baselines.max() ?? 0 : breadth - below
      return zip(natural, baselines).map { .init(start: line - $1, length: $0) }
    }
    return natural.map { length in
      switch alignment {
      case .fill: .init(start: 0, length: breadth)
      case .leading, .firstBaseline, .lastBaseline: .init(start: 0, length: length)
      case .center: .init(start: (breadth - length) / 2, length: length)
      case .trailing: .init(start: breadth - length, length: length)
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension UIStackView.Alignment {
  /// Whether first or last lines are aligned; nil if neither.
  fileprivate var isFirstBaseline: Bool? {
    switch self {
    case .firstBaseline: true
    case .lastBaseline: false
    default: nil
    }
  }
}

extension CGRect {
  /// The rectangle with every edge on a whole pixel: neighbours remain neighbours.
  fileprivate func edgesAligned(to scale: CGFloat) -> CGRect {
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (aligned(minX), aligned(minY))
    return CGRect(x: left, y: top, width: aligned(maxX) - left, height: aligned(maxY) - top)
  }
}
