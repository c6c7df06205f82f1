// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension UILabel {
  /// How much of the colour of a disabled label's text is left.
  private static let dimming: CGFloat = 0.4

  /// Sizes of labels are whole pixels, rounded up: UIKit's rule.
  func size(within width: CGFloat?, lines: Int) -> CGSize {
    guard let block = block(lines: lines) else { return .zero }
    let size = block.makeLayout(width: width, lines: lines).size
    return size.roundedUp(toPixelsAt: max(1, traitCollection.displayScale))
  }

  func drawLines(in rect: CGRect) {
    guard let surface = GraphicsStack.current?.surface, rect.width > 0 else { return }
    let scale = scaleToFit(width: rect.width)
    guard let layout = fittedLayout(in: rect, scale: scale) else { return }
    let top = rect.minY + (rect.height - layout.size.height) / 2 + baselineShift(scale: scale)
    let origin = CGPoint(x: rect.minX, y: surface.alignedTop(top, baseline: layout.firstBaseline))
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      block(lines: layout.lineCount, scale: scale, painted: shadowColor)?
        .makeLayout(width: rect.width, lines: layout.lineCount).draw(on: surface, at: place)
    }
    layout.draw(on: surface, at: origin)
  }

  /// As many lines as fit from top to bottom, but at least one.
  private func fittedLayout(in rect: CGRect, scale: CGFloat) -> TextLayout? {
    guard let block = block(lines: numberOfLines, scale: scale) else { return nil }
    let all = block.makeLayout(width: rect.width, lines: numberOfLines)
    guard all.size.height > rect.height + 0.5, all.lineCount > 1 else { return all }
    let lineHeight = all.size.height / CGFloat(all.lineCount)
    let fitting = max(1, Int((rect.height + 0.5) / lineHeight))
    return block.makeLayout(width: rect.width, lines: fitting)
  }

  private func scaleToFit(width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    var scale: CGFloat = 1
    // Widths of text are nearly, not quite, proportional to its size.
    for _ in 0..<4 {
      guard let block = block(lines: 1, scale: scale) else { break }
      let needed = block.makeLayout(width: nil, lines: 1).size.width
      guard needed > width else { break }
      scale = max(minimumScaleFactor, scale * width / needed * 0.999)
    }
    return scale
  }

  /// Text that was made smaller keeps the baseline that it would have at full size: UIKit's default.
  private func baselineShift(scale: CGFloat) -> CGFloat {
    guard scale < 1, let font else { return 0 }
    return font.lineHeight * (1 - scale) * (font.ascender / font.lineHeight - 0.5)
  }

  /// The text with all that decides about its look; nil without text.
  private func block(
    lines: Int, scale: CGFloat = 1, painted: UIColor? = nil
  ) -> TextBlock? {
    guard let source = attributedText, source.length > 0, let font, let textColor else {
      return nil
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var color = painted ?? (isHighlighted ? highlightedTextColor ?? textColor : textColor)
    if !isEnabled, painted == nil {
      let resolved = color.resolvedColor(with: traitCollection)
      color = resolved.withAlphaComponent(resolved.cgColor.alpha * Self.dimming)
    }
    return TextBlock(
      source.changed(scale: scale, color: painted),
      font: font.withSize(font.pointSize * scale), color: color, alignment: textAlignment,
      lineBreakMode: lineBreakMode, numberOfLines: lines,
      baseDirection: isMirrored ? .rightToLeft : .leftToRight, language: hanLanguage)
  }

  /// The language decides about the forms of Han characters; others leave it to the default.
  private var hanLanguage: String? {
    let language = Simulator.current.situation.language
    return ["zh", "ja", "ko"].contains { language.hasPrefix($0) } ? language : nil
  }
}

extension NSAttributedString {
  /// The text with fonts of another size and, if one is given, all in one colour.
  fileprivate func changed(scale: CGFloat, color: UIColor?) -> NSAttributedString {
    guard scale != 1 || color != nil else { return self }
    let changed = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    if let color {
      changed.addAttribute(.foregroundColor, value: color, range: whole)
    }
    return changed
  }
}

extension Surface {
  /// A top edge, moved so that the baseline below it is on a whole pixel where nothing is turned.
  func alignedTop(_ top: CGFloat, baseline: Double) -> CGFloat {
    let matrix = matrix
    guard matrix.keepsAxes, matrix.d > 0 else { return top }
    let device = matrix.map(CGPoint(x: 0, y: top + baseline)).y
    return top + (device.rounded() - device) / matrix.d
  }
}
