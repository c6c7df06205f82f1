// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// A page's root view, which scrolls: a coloured card with the title, a button for each control, and
/// lists.
///
/// Only the buttons take touches of their own; every other press, wherever on the page, is reported
/// when the finger lifts, unless it scrolled.
final class GalleryPageView: UIView {
  private let scroll: PressableScrollView
  private let hero: GalleryHeroView
  private let lists: [GalleryListView]
  private let buttons: [GalleryButton]

  init(
    content: GalleryContent, buttons names: [String], onPress: @escaping () -> Void,
    onButton: @escaping (String) -> Void
  ) {
    scroll = PressableScrollView(onPress: onPress)
    hero = GalleryHeroView(content: content)
    lists = [content.rows, content.words.today, content.words.earlier].map {
      GalleryListView(rows: $0, tone: content.tone)
    }
    buttons = names.map { name in
      GalleryButton(name: name) { onButton(name) }
    }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    scroll.alwaysBounceVertical = true
    addSubview(scroll)
    scroll.addSubview(hero)
    for button in buttons { scroll.addSubview(button) }
    for list in lists { scroll.addSubview(list) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Scrolls to the end, or back to the top from there.
  func scrollToOtherEnd() {
    let insets = scroll.adjustedContentInset
    let top = -insets.top
    let end = max(top, scroll.contentSize.height + insets.bottom - scroll.bounds.height)
    let target = scroll.contentOffset.y < end ? end : top
    scroll.setContentOffset(CGPoint(x: 0, y: target), animated: true)
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
    scroll.frame = bounds
    let safe = safeAreaInsets
    let left = (isMirrored ? safe.right : safe.left) + Self.margin
    let width = bounds.width - safe.left - safe.right - 2 * Self.margin
    // Lists beside the rest where there is room, else below it.
    let isWide = width > 560
    let column = isWide ? (width - Self.gap) / 2 : width

    place(hero, x: left, y: Self.gap, width: column, height: GalleryHeroView.height)
    let end = layOutButtons(x: left, y: hero.frame.maxY + Self.gap, width: column)
    let x = isWide ? left + column + Self.gap : left
    var y = isWide ? Self.gap : end
    // What the bar would cover at first begins below the screen, so that bars are seen on plain
    // ground until someone scrolls.
    let fold = bounds.height - safeAreaInsets.top
    for list in lists {
      if y + list.height > fold - safeAreaInsets.bottom { y = max(y, fold) }
      place(list, x: x, y: y, width: column, height: list.height)
      y += list.height + Self.gap
    }
    scroll.contentSize = CGSize(width: bounds.width, height: max(y, end))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Sets the buttons in lines, each as wide as its name, and returns where the next thing begins.
  private func layOutButtons(x left: CGFloat, y top: CGFloat, width: CGFloat) -> CGFloat {
    guard !buttons.isEmpty else { return top }
    var x = left
    var y = top
    for button in buttons {
      let size = button.sizeThatFits(bounds.size)
      if x > left && x + size.width > left + width {
        x = left
        y += size.height + 8
      }
      place(button, x: x, y: y, width: size.width, height: size.height)
      x += size.width + 8
    }
    return y + GalleryButton.height + Self.gap
  }

  /// Sets a subview's frame, mirrored where the language runs from right to left.
  private func place(
    _ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let left = isMirrored ? bounds.width - x - width : x
    view.frame = CGRect(x: left, y: y, width: width, height: height)
  }
}

/// A scroll view that tells of presses: UIKit's keeps them to itself.
private final class PressableScrollView: UIScrollView {
  private let onPress: () -> Void

  init(onPress: @escaping () -> Void) {
    self.onPress = onPress
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onPress()
  }
}
