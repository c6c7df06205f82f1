// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// The coloured card at the top of a page: its title and one line below.
final class GalleryHeroView: UIView {
  /// In points.
  static let height: CGFloat = 92

  private let title = UILabel()
  private let summary = UILabel()

  init(content: GalleryContent) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = content.tone.color
    layer.cornerRadius = 16
    title.text = content.title
    title.font = .systemFont(ofSize: 26, weight: .bold)
    title.textColor = .white
    summary.text = content.summary
    summary.font = .systemFont(ofSize: 15)
    summary.textColor = UIColor.white.withAlphaComponent(0.9)
    addSubview(title)
    addSubview(summary)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 36
    title.frame = CGRect(x: 18, y: 18, width: width, height: 32)
    summary.frame = CGRect(x: 18, y: 53, width: width, height: 20)
  }
}
