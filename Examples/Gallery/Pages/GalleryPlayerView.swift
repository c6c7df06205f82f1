// SPDX-License-Identifier: MIT
internal import Foundation
@preconcurrency internal import UIKit

/// A small player: what plays, and a button that stops it and lets it go on.
final class GalleryPlayerView: UIView {
  /// In points.
  static let height: CGFloat = 60

  private let card = UIView()
  private let cover = UIView()
  private let title = UILabel()
  private let artist = UILabel()
  private let button = UIButton(type: .system)
  private var isPlaying = false

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    cover.backgroundColor = .systemIndigo
    cover.layer.cornerRadius = 8
    title.text = "Tide Table"
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    artist.text = "The Harbour Lights"
    artist.font = .systemFont(ofSize: 13)
    artist.textColor = .secondaryLabel
    addSubview(card)
    [cover, title, artist, button].forEach(card.addSubview)
    button.addAction(
      UIAction { [weak self] _ in
        self?.isPlaying.toggle()
        self?.showState()
      }, for: .touchUpInside)
    showState()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.inset(by: UIEdgeInsets(top: 2, left: 12, bottom: 6, right: 12))
    let width = card.bounds.width
    cover.frame = place(CGRect(x: 8, y: 8, width: 36, height: 36))
    title.frame = place(CGRect(x: 56, y: 8, width: width - 112, height: 18))
    artist.frame = place(CGRect(x: 56, y: 27, width: width - 112, height: 16))
    button.frame = place(CGRect(x: width - 52, y: 4, width: 44, height: 44))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [title, artist] { label.textAlignment = isMirrored ? .right : .left }
  }

  // Where something is in the card, counted from its leading edge.
  private func place(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: card.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func showState() {
    button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }
}
