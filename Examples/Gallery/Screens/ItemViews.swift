// SPDX-License-Identifier: MIT
internal import Foundation
@preconcurrency internal import UIKit

/// Four columns of a level meter, drawn by the application in place of an icon.
final class GalleryMeterView: UIView {
  private static let heights: [CGFloat] = [0.35, 0.8, 0.55, 0.25]

  private let columns = GalleryMeterView.heights.map { _ in UIView() }

  init() {
    super.init(frame: .zero)
    for column in columns {
      column.backgroundColor = .systemTeal
      column.layer.cornerRadius = 2
      addSubview(column)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(x: bounds.midX - 17, y: 8, width: 34, height: max(0, bounds.height - 16))
    for (index, column) in columns.enumerated() {
      let height = (room.height * Self.heights[index]).rounded()
      column.frame = CGRect(
        x: room.minX + CGFloat(index) * 9, y: room.maxY - height, width: 7, height: height)
    }
  }
}

/// A badge of the application's own: a small orange field with the word "live".
final class GalleryFlameView: UILabel {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 14))
    text = "LIVE"
    font = .systemFont(ofSize: 9, weight: .bold)
    textColor = .white
    textAlignment = .center
    backgroundColor = .systemOrange
    layer.cornerRadius = 4
    clipsToBounds = true
    accessibilityLabel = "on the air"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 26, height: 14) }
}

/// A mark of the application's own behind the selected item: a frame with cut-off ground.
final class GalleryMarkView: UIView {
  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 10
    layer.borderWidth = 1.5
    backgroundColor = UIColor.systemPink.withAlphaComponent(0.12)
    showBorder()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showBorder()
  }

  /// Layers keep the colour they are given: it is resolved anew with every change of appearance.
  private func showBorder() {
    layer.borderColor = UIColor.systemPink.resolvedColor(with: traitCollection).cgColor
  }
}
