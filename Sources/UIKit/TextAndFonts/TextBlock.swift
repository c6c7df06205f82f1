// SPDX-License-Identifier: MIT
package import Canvas
package import Foundation

/// Text with all that decides how it is laid out: what a label measures and draws.
package struct TextBlock {
  /// The text; attributes it lacks come from the block.
  package var text: NSAttributedString
  /// The font of text without one.
  package var font: UIFont
  /// The colour of text without one.
  package var color: UIColor
  /// Where lines stand; a paragraph style in the text goes first.
  package var alignment: NSTextAlignment
  /// What happens to text that is too long; a paragraph style in the text goes first.
  package var lineBreakMode: NSLineBreakMode
  /// The most lines; 0 for as many as there are.
  package var numberOfLines: Int
  /// The direction of the interface, which natural alignment follows; the order of characters
  /// follows the text itself.
  package var baseDirection: UITraitEnvironmentLayoutDirection
  /// The language of the text as a BCP 47 tag, for the forms of Han characters; nil for Chinese.
  package var language: String?

  package init(
    _ text: NSAttributedString, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, baseDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    language: String? = nil
  ) {
    (self.text, self.font, self.color) = (text, font, color)
    (self.alignment, self.lineBreakMode) = (alignment, lineBreakMode)
    (self.numberOfLines, self.baseDirection) = (numberOfLines, baseDirection)
    self.language = language
  }

  package init(
    _ text: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, baseDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    language: String? = nil
  ) {
    self.init(
      NSAttributedString(string: text), font: font, color: color, alignment: alignment,
      lineBreakMode: lineBreakMode, numberOfLines: numberOfLines, baseDirection: baseDirection,
      language: language)
  }

  /// The size the text takes, rounded up to whole pixels as UIKit's labels do.
  ///
  /// - Parameters:
  ///   - maxWidth: The width in points that lines may take; nil for no bound. A single line is
  ///     measured whole, whatever width is offered.
  ///   - scale: Pixels in a point; 0 or less for the current traits' scale.
  /// - Returns: The size in points; zero for empty text.
  package func size(maxWidth: CGFloat? = nil, scale: CGFloat = 0) -> CGSize {
    guard text.length > 0 else { return .zero }
    let bound = numberOfLines == 1 ? nil : maxWidth.flatMap { $0 > 0 ? $0 : nil }
    let layout = makeLayout(width: bound, lines: numberOfLines)
    return layout.size.roundedUp(toPixelsAt: scale)
  }

  /// How many lines the text takes in a width in points.
  package func lineCount(width: CGFloat?) -> Int {
    text.length > 0 ? makeLayout(width: width, lines: numberOfLines).lineCount : 0
  }

  /// Whether text is left out, in a width in points.
  package func isTruncated(width: CGFloat) -> Bool {
    text.length > 0 && makeLayout(width: width, lines: numberOfLines).isTruncated
  }

  /// The distance in points from the top to the first baseline and to the last one.
  package func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    guard text.length > 0 else { return (font.ascender, font.ascender) }
    let layout = makeLayout(width: width, lines: numberOfLines)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  /// Draws the text in the current context, from the top of a rectangle.
  ///
  /// Lines that do not fit are left out, but for the first.
  package func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    context.drawPicture { draw(on: context.surface, in: rect) }
  }

  /// Draws the text from the top of a rectangle.
  package func draw(on surface: Surface, in rect: CGRect) {
    guard text.length > 0, rect.width > 0 else { return }
    let layout = fitted(to: rect.size)
    layout.draw(on: surface, at: rect.origin)
  }

  /// Draws the text in the vertical middle of a rectangle, as a label does.
  package func drawCentered(on surface: Surface, in rect: CGRect) {
    guard text.length > 0, rect.width > 0 else { return }
    let layout = fitted(to: rect.size)
    let top = rect.minY + (rect.height - layout.size.height) / 2
    layout.draw(on: surface, at: CGPoint(x: rect.minX, y: top))
  }

  /// The layout with no more lines than fit.
  private func fitted(to size: CGSize) -> TextLayout {
    let layout = makeLayout(width: size.width, lines: numberOfLines)
    guard layout.lineCount > 1, layout.size.height > size.height + 0.5 else { return layout }
    let lineHeight = layout.size.height / CGFloat(layout.lineCount)
    let lines = max(1, Int((size.height + 0.5) / lineHeight))
    return lines < layout.lineCount ? makeLayout(width: size.width, lines: lines) : layout
  }
}

extension CGSize {
  /// The size rounded up to whole pixels; a scale of 0 or less is the current traits'.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : ScreenTraits.scale
    // A rounding error of a millionth of a pixel does not make a pixel.
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
