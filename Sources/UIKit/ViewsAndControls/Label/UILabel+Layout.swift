// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

extension UILabel {
  /// How much of the colour of a disabled label's text is left.
  private static let dimming: CGFloat = 0.4
  /// How much closer letters may move, as a part of the font's size: TextKit's tightening factor.
  private static let tightening: CGFloat = 0.05

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
    if let shadowColor,
      let block = block(lines: layout.lineCount, scale: scale, painted: shadowColor)
    {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      tightened(block, to: rect.width).makeLayout(width: rect.width, lines: layout.lineCount)
        .draw(on: surface, at: place)
    }
    layout.draw(on: surface, at: origin)
  }

  /// As many lines as fit from top to bottom, but at least one.
  private func fittedLayout(in rect: CGRect, scale: CGFloat) -> TextLayout? {
    guard let wide = block(lines: numberOfLines, scale: scale) else { return nil }
    let block = tightened(wide, to: rect.width)
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

  /// How far text that was made smaller is moved down from the middle.
  ///
  /// It keeps the baseline that it would have at full size, or stays in the middle, or begins at
  /// the top of the text at full size.
  private func baselineShift(scale: CGFloat) -> CGFloat {
    guard scale < 1, let font else { return 0 }
    switch baselineAdjustment {
    case .alignBaselines:
      return font.lineHeight * (1 - scale) * (font.ascender / font.lineHeight - 0.5)
    case .alignCenters: return 0
    case .none: return -font.lineHeight * (1 - scale) / 2
    }
  }

  func textBaseline(isFirst: Bool, height: CGFloat) -> CGFloat {
    guard let block = block(lines: numberOfLines) else { return height }
    let layout = block.makeLayout(
      width: bounds.width > 0 ? bounds.width : nil, lines: numberOfLines)
    let top = (height - layout.size.height) / 2
    return top + (isFirst ? layout.firstBaseline : layout.lastBaseline)
  }

  /// The text with as much taken from the distances of its letters as makes it fit; itself if it
  /// fits without that, or not even so.
  private func tightened(_ block: TextBlock, to width: CGFloat) -> TextBlock {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1 else { return block }
    let excess = block.makeLayout(width: nil, lines: 1).size.width - width
    // A hundredth of a point more, so that rounding does not cut the text after all.
    let step = (excess + 0.01) / CGFloat(max(1, block.text.string.count))
    guard excess > 0, step <= block.font.pointSize * Self.tightening else { return block }
    var block = block
    let text = NSMutableAttributedString(attributedString: block.text)
    let whole = NSRange(location: 0, length: text.length)
    block.text.enumerateAttribute(.kern, in: whole, options: []) { value, range, _ in
      let kern = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? 0
      text.addAttribute(.kern, value: kern - step, range: range)
    }
    block.text = text
    return block
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
