// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// One tab in the list of those without a place in the bar: its icon, title and badge.
final class MoreRow: UIButton {
  let id: TabID
  let name = UILabel()
  let badge = BadgeView()
  private let picture = UIImageView()
  private let line = UIView()

  init(_ id: TabID, onChoice: @escaping (TabID) -> Void) {
    self.id = id
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    for view in [picture, name, badge, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    updateFont()
    addAction(UIAction { _ in onChoice(id) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height that suits the text size, in points: as in the system's lists at least 44.
  var wantedHeight: CGFloat { max(44, name.font.lineHeight.rounded(.up) + 22) }

  func updateFont() { name.font = .preferredFont(forTextStyle: .body) }

  /// Shows a tab.
  func show(_ row: MoreListController.Row) {
    let item = row.item
    picture.image = row.image?.withRenderingMode(
      row.paint == nil ? .alwaysOriginal : .alwaysTemplate)
    picture.tintColor = row.paint?.uiColor(tint: row.tint)
    name.text = item.title
    badge.show(
      item.badge, style: row.badge.style, color: row.badge.color, tint: row.tint,
      picture: row.badge.picture, view: row.badge.view)
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = badge.spoken(item.badge, dotDescription: row.badge.dotDescription)
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.id.rawValue
    var traits = Accessibility.button
    if !item.isEnabled { traits.formUnion(Accessibility.notEnabled) }
    accessibilityTraits = traits
    updateLook()
    setNeedsLayout()
  }

  override var isHighlighted: Bool { didSet { updateLook() } }

  private func updateLook() {
    backgroundColor = isHighlighted ? .systemGray4 : nil
    picture.alpha = isEnabled ? 1 : 0.4
    name.alpha = isEnabled ? 1 : 0.4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let start: CGFloat = picture.image == nil ? 20 : 64
    let mark = badge.measuredSize
    let pixel = 1 / max(traitCollection.displayScale, 1)
    put(picture, CGRect(x: 20, y: (height - 28) / 2, width: 28, height: 28))
    put(name, CGRect(x: start, y: 0, width: width - start - mark.width - 40, height: height))
    put(
      badge,
      CGRect(
        x: width - 20 - mark.width, y: (height - mark.height) / 2, width: mark.width,
        height: mark.height))
    put(line, CGRect(x: start, y: height - pixel, width: width - start, height: pixel))
  }

  private func put(_ view: UIView, _ frame: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
