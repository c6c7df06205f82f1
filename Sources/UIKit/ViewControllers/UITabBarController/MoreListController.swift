// SPDX-License-Identifier: MIT
internal import Foundation

/// The list of the pages that do not fit into a tab bar.
@MainActor final class MoreListController: UIViewController {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 44

  var onChoice: (@MainActor (UIViewController) -> Void)?
  private var pages: [UIViewController] = []
  private var rows: [MoreListRow] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeRows()
  }

  func show(_ pages: [UIViewController]) {
    guard pages.map(ObjectIdentifier.init) != self.pages.map(ObjectIdentifier.init) else { return }
    self.pages = pages
    if isViewLoaded { makeRows() }
  }

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = pages.map { page in
      let row = MoreListRow(item: page.tabBarItem ?? UITabBarItem())
      row.addAction(
        UIAction { [weak self] _ in self?.onChoice?(page) }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: insets.left, y: insets.top + CGFloat(index) * Self.rowHeight,
        width: view.bounds.width - insets.left - insets.right, height: Self.rowHeight)
    }
  }
}

/// One page in the list: its icon, its title and a sign that it leads on.
@MainActor private final class MoreListRow: UIControl {
  private let item: UITabBarItem
  private let icon = UIImageView(image: nil)
  private let title = UILabel()
  private let sign = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView()
  private var observation: ObservationToken?

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17)
    sign.tintColor = .tertiaryLabel
    sign.contentMode = .center
    icon.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    for view in [icon, title, sign, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    observation = item.observeChanges { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    icon.image = item.shownImage(selected: false, compact: false)?
      .withRenderingMode(.alwaysTemplate)
    title.text = item.shownTitle
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityValue = item.accessibilityValue ?? item.spokenBadge
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start: CGFloat = icon.image == nil ? 20 : 64
    place(icon, CGRect(x: 20, y: 8, width: 28, height: 28), isMirrored)
    place(
      title, CGRect(x: start, y: 0, width: bounds.width - start - 40, height: bounds.height),
      isMirrored)
    place(sign, CGRect(x: bounds.width - 34, y: 12, width: 20, height: 20), isMirrored)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    place(
      line,
      CGRect(x: start, y: bounds.height - pixel, width: bounds.width - start, height: pixel),
      isMirrored)
  }

  private func place(_ view: UIView, _ frame: CGRect, _ isMirrored: Bool) {
    view.frame =
      isMirrored
      ? CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
