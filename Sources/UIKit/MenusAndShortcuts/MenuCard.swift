// SPDX-License-Identifier: MIT
internal import Foundation

/// The rounded card of an opened menu: glass, lines, hairlines between them.
@MainActor final class MenuCard: UIView {
  /// The card's width in points, as on a phone at the usual text sizes; wider at the largest.
  static func width(for category: UIContentSizeCategory) -> CGFloat {
    category.isAccessibilityCategory ? 343 : 250
  }

  private static let radius: CGFloat = 13
  private static let sectionGap: CGFloat = 8
  private static let titleHeight: CGFloat = 32

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = MenuScroll()
  /// The lines from top to bottom.
  private(set) var rows: [MenuRow] = []
  private var lines: [UIView] = []
  private var contentHeight: CGFloat = 0

  init() {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    glass.clipsToBounds = true
    glass.layer.cornerRadius = Self.radius
    glass.layer.cornerCurve = .continuous
    addSubview(glass)
    glass.contentView.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    accessibilityContainerType = .list
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a menu; `isOpened` tells that it was opened from a line of another.
  func show(_ menu: UIMenu, isOpened: Bool) {
    for line in lines { line.removeFromSuperview() }
    (lines, rows) = ([], [])
    let sections = MenuSection.sections(of: menu)
    let hasMarks = sections.contains { $0.elements.contains(where: \.isMarked) }
    if isOpened {
      append(MenuRow(.heading(menu), hasMarks: hasMarks))
    } else if !menu.title.isEmpty {
      appendTitle(menu.title)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 || !lines.isEmpty { appendGap(height: index > 0 ? Self.sectionGap : 0) }
      if let title = section.title { appendTitle(title) }
      for (position, element) in section.elements.enumerated() {
        if position > 0 || section.title != nil { appendGap(height: 0) }
        append(MenuRow(.element(element), hasMarks: hasMarks))
      }
    }
    accessibilityLabel = menu.title.isEmpty ? nil : menu.title
    setNeedsLayout()
  }

  private func append(_ row: MenuRow) {
    rows.append(row)
    add(row)
  }

  private func appendTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.accessibilityTraits = .header
    add(label)
  }

  /// A hairline, or the broad line between two sections.
  private func appendGap(height: CGFloat) {
    let line = UIView()
    line.backgroundColor = height > 0 ? .systemFill : .separator
    line.tag = Int(height)
    line.isUserInteractionEnabled = false
    add(line)
  }

  private func add(_ line: UIView) {
    lines.append(line)
    scroll.addSubview(line)
  }

  /// The height that the card needs at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    lines.reduce(0) { $0 + height(of: $1, width: width) }
  }

  private func height(of line: UIView, width: CGFloat) -> CGFloat {
    if let row = line as? MenuRow { return row.height(width: width) }
    if line is UILabel { return Self.titleHeight }
    return line.tag > 0 ? CGFloat(line.tag) : 1 / max(traitCollection.displayScale, 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    scroll.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).cgPath
    var top: CGFloat = 0
    for line in lines {
      let height = height(of: line, width: bounds.width)
      let margin: CGFloat = line is UILabel ? 16 : 0
      line.frame = CGRect(
        x: margin, y: top, width: bounds.width - 2 * margin, height: height)
      top += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: top)
    scroll.isScrollEnabled = top > bounds.height
  }
}

/// A long menu moves under a finger that came down on a line.
@MainActor private final class MenuScroll: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
