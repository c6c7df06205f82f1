// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// The list of the tabs that have no place in a bar.
final class MoreListController: UIViewController {
  /// A tab as the list shows it, which is as the bar would.
  struct Row: Equatable {
    let item: BarItem
    let image: UIImage?
    /// What the picture is painted in; nil leaves it its own colours.
    let paint: StyleColor?
    let badge: BadgeLook
    let tint: UIColor

    /// How a badge looks, whether there is one or not.
    struct BadgeLook: Equatable {
      let style: TabBarStyle.BadgeStyle
      let color: UIColor?
      let picture: UIImage?
      let view: UIView?
      let dotDescription: String
    }
  }

  /// Told which tab was chosen.
  var onChoice: ((TabID) -> Void)?
  private let scroll = UIScrollView()
  private(set) var rows: [MoreRow] = []
  private var shown: [Row] = []

  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    makeRows()
  }

  /// Shows tabs; setting the same again changes nothing.
  func show(_ new: [Row]) {
    guard new != shown else { return }
    shown = new
    if isViewLoaded { makeRows() }
  }

  private func makeRows() {
    let old = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rows = shown.map { row in
      let view = old[row.item.id] ?? MoreRow(row.item.id) { [weak self] in self?.onChoice?($0) }
      view.show(row)
      return view
    }
    for row in old.values where !rows.contains(row) { row.removeFromSuperview() }
    for row in rows { scroll.addSubview(row) }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let height = rows.map(\.wantedHeight).max() ?? 0
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: insets.left, y: CGFloat(index) * height,
        width: view.bounds.width - insets.left - insets.right, height: height)
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: height * CGFloat(rows.count))
  }

  /// Fits the rows to another text size.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    for row in rows { row.updateFont() }
    viewIfLoaded?.setNeedsLayout()
  }
}
