// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarItemControl {
  /// Shows icon and title as the item's state wants them.
  func updateLooks() {
    guard let context else { return }
    let style = context.style
    let (icon, source) = context.icon(item, isSelected, isPressed)
    iconView.show(
      icon, of: source, rendering: item.iconRendering,
      isBrief: isPressed && item.isEnabled && item.highlightedIcon != nil)
    iconView.tintColor = style.iconColor(
      for: item, selected: isSelected, highlighted: isPressed
    ).uiColor(tint: context.tint)
    setTitle(
      item.title, font: titleFont(selected: isSelected, in: context),
      color: style.titleColor(for: item, selected: isSelected, highlighted: isPressed)
        .uiColor(tint: context.tint))
  }

  private func setTitle(_ text: String, font: UIFont, color: UIColor) {
    titleLabel.font = font
    let kerning = context?.style.titleKerning ?? 0
    if kerning == 0 || text.isEmpty {
      // A plain text takes over the attributes of the one before it.
      titleLabel.attributedText = nil
      titleLabel.text = text
    } else {
      titleLabel.attributedText = Self.kerned(text, font: font, by: kerning)
    }
    titleLabel.textColor = color
  }

  /// The last letter has no neighbour: room after it would push the title off the middle.
  private static func kerned(
    _ text: String, font: UIFont, by kerning: CGFloat
  ) -> NSAttributedString {
    let kerned = NSMutableAttributedString(string: text, attributes: [.font: font])
    let last = text.last.map { String($0).utf16.count } ?? 0
    kerned.addAttribute(
      .kern, value: kerning, range: NSRange(location: 0, length: kerned.length - last))
    return kerned
  }

  private func titleFont(selected: Bool, in context: ItemContext) -> UIFont {
    let style = context.style
    let size = style.titleFontSize(for: item, in: context.traits) * context.text.shown
    let isBold = context.text.isBold
    if let name = style.titleFontName, let font = UIFont(name: name, size: size) {
      return font.forTitles(of: style, isFamily: name == font.familyName, selected, isBold: isBold)
    }
    return .systemFont(ofSize: size, weight: style.titleWeight(selected).uiKit(isBold: isBold))
  }

  /// The size of a title on one line; of all weights the widest, so that selecting moves nothing.
  func titleSize(of text: String) -> CGSize {
    guard let context, !text.isEmpty else { return .zero }
    var size = CGSize.zero
    for font in Set([true, false].map { titleFont(selected: $0, in: context) }) {
      setTitle(text, font: font, color: titleLabel.textColor)
      let own = titleLabel.intrinsicContentSize
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  // MARK: What comes and goes

  /// Whether the title is seen at present.
  var isTitleShown: Bool {
    switch item.titleVisibility ?? context?.style.titleVisibility ?? .always {
    case .always: true
    case .whenSelected: isSelected
    case .whenNotSelected: !isSelected
    case .never: false
    }
  }

  /// Shows icon and title as pressed, pending or disabled.
  ///
  /// The badge stays as it is, and so does everything where the item does not dim. What has looks of its
  /// own for a disabled item is not made fainter besides.
  func updateOpacity() {
    let style = context?.style
    let isDimmed = isPending || isPressed && feedback == .dim
    func opacity(_ hasDisabledLook: Bool) -> CGFloat {
      if !item.isEnabled { return hasDisabledLook ? 1 : 0.4 }
      return isDimmed ? 0.5 : 1
    }
    let hasIcon =
      item.disabledIcon != nil || style?.disabledIconColor != nil && iconView.isPainted
    iconView.alpha = opacity(hasIcon)
    titleLabel.alpha = isTitleShown ? opacity(style?.disabledTitleColor != nil) : 0
    groundView?.alpha = iconView.alpha
    customHolder?.alpha = opacity(false)
    updateSize()
  }

  // MARK: Presses

  private var isPressed: Bool { isHighlighted && item.dimsOnPress }

  /// What a press looks like: with reduced motion nothing shrinks.
  private var feedback: TabBarStyle.PressFeedback {
    let wanted = context?.style.pressFeedback ?? .dim
    return wanted == .shrink && Accessibility.reducesMotion ? .dim : wanted
  }

  /// Draws the whole button a little smaller while it is pressed.
  ///
  /// The transform is the body's own: icon, title and badge may be moving besides.
  private func updateSize() {
    let isSmall = isPressed && feedback == .shrink
    let size = isSmall ? CGAffineTransform(scaleX: 0.88, y: 0.88) : .identity
    guard body.transform != size else { return }
    guard isAnimated else {
      body.layer.removeAllAnimations()
      return body.transform = size
    }
    UIView.animate(
      withDuration: 0.12, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.body.transform = size }
  }

  func highlightDidChange() {
    updateLooks()
    updateMotion()
    updateOpacity()
    if isAnimated { motion.didHighlight(isHighlighted) }
  }
}
