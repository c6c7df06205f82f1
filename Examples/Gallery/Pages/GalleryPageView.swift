// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// A page's root view: a coloured card with the title, a list, and a button for each control.
///
/// Only the buttons take touches of their own; every other press, wherever on the page, is reported
/// when the finger lifts.
final class GalleryPageView: UIView {
  private let hero: GalleryHeroView
  private let list: GalleryListView
  private let buttons: [GalleryButton]
  private let onPress: () -> Void

  init(
    content: GalleryContent, buttons names: [String], onPress: @escaping () -> Void,
    onButton: @escaping (String) -> Void
  ) {
    hero = GalleryHeroView(content: content)
    list = GalleryListView(rows: content.rows, tone: content.tone)
    buttons = names.map { name in
      GalleryButton(name: name) { onButton(name) }
    }
    self.onPress = onPress
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    addSubview(hero)
    addSubview(list)
    for button in buttons { addSubview(button) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    onPress()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let area = CGRect(
      x: insets.left + Self.margin, y: insets.top + Self.gap,
      width: bounds.width - insets.left - insets.right - 2 * Self.margin,
      height: bounds.height - insets.top - insets.bottom - 2 * Self.gap)
    // Beside each other where a phone lies on its side, else below each other.
    let columns = area.width > 560 && area.height < 400 ? 2.0 : 1.0
    let width = (area.width - (columns - 1) * Self.gap) / columns

    place(hero, x: area.minX, y: area.minY, width: width, height: GalleryHeroView.height)
    if columns == 2 {
      list.shownRows = list.rows(fitting: area.height)
      place(
        list, x: area.minX + width + Self.gap, y: area.minY, width: width, height: list.height)
      layOutButtons(x: area.minX, y: hero.frame.maxY + Self.gap, width: width, below: area.maxY)
    } else {
      let top = hero.frame.maxY + Self.gap
      list.shownRows = list.rows(fitting: area.maxY - top)
      place(list, x: area.minX, y: top, width: width, height: list.height)
      layOutButtons(x: area.minX, y: list.frame.maxY + Self.gap, width: width, below: area.maxY)
    }
  }

  /// Sets the buttons in lines, each as wide as its name; those below the limit are left out.
  private func layOutButtons(x left: CGFloat, y top: CGFloat, width: CGFloat, below limit: CGFloat)
  {
    var x = left
    var y = top
    for button in buttons {
      let size = button.sizeThatFits(bounds.size)
      if x > left && x + size.width > left + width {
        x = left
        y += size.height + 8
      }
      place(button, x: x, y: y, width: size.width, height: size.height)
      button.isHidden = y + size.height > limit
      x += size.width + 8
    }
  }

  /// Sets a subview's frame, mirrored where the language runs from right to left.
  private func place(
    _ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - x - width : x
    view.frame = CGRect(x: left, y: y, width: width, height: height)
  }
}
