// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// A rounded list of rows, each a dot, a title and a line below.
final class GalleryListView: UIView {
  private static let rowHeight: CGFloat = 60

  private let rows: [GalleryRowView]

  init(rows: [GalleryContent.Row], tone: GalleryContent.Tone) {
    self.rows = rows.enumerated().map { index, row in
      GalleryRowView(row: row, tone: tone, isLast: index == rows.count - 1)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    for row in self.rows { addSubview(row) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The height that the rows take, in points.
  var height: CGFloat {
    CGFloat(rows.count) * Self.rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

private final class GalleryRowView: UIView {
  private let dot = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private let separator = UIView()

  init(row: GalleryContent.Row, tone: GalleryContent.Tone, isLast: Bool) {
    super.init(frame: .zero)
    dot.backgroundColor = tone.color.withAlphaComponent(0.25)
    dot.layer.cornerRadius = 16
    title.text = row.title
    title.font = .systemFont(ofSize: 16, weight: .medium)
    title.textColor = .label
    detail.text = row.detail
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    separator.backgroundColor = .separator
    separator.isHidden = isLast
    for view in [dot, title, detail, separator] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let textWidth = bounds.width - 76
    let textX: CGFloat = isMirrored ? 16 : 60
    dot.frame = CGRect(
      x: isMirrored ? bounds.width - 48 : 16, y: bounds.midY - 16, width: 32, height: 32)
    title.frame = CGRect(x: textX, y: 11, width: textWidth, height: 20)
    detail.frame = CGRect(x: textX, y: 32, width: textWidth, height: 17)
    let hairline = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(
      x: isMirrored ? 0 : 60, y: bounds.height - hairline, width: bounds.width - 60,
      height: hairline)
  }
}
