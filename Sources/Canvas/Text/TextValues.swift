// SPDX-License-Identifier: MIT

/// A piece of text in one font and colour.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var font: FontDescription
  package var color: RGBA
  package var background: RGBA?
  /// Extra space after each character, in points.
  package var kern: Double
  /// How far the run stands above the baseline, in points.
  package var baselineOffset: Double
  /// The language as a BCP 47 tag, which chooses the form of Han characters; nil for Chinese.
  package var language: String?
  package var shadow: Shadow?

  package init(
    _ text: String, font: FontDescription, color: RGBA = .black, background: RGBA? = nil,
    kern: Double = 0, baselineOffset: Double = 0, language: String? = nil, shadow: Shadow? = nil
  ) {
    (self.text, self.font, self.color, self.background) = (text, font, color, background)
    (self.kern, self.baselineOffset) = (kern, baselineOffset)
    (self.language, self.shadow) = (language, shadow)
  }
}

/// How runs become lines.
package struct ParagraphSettings: Sendable, Hashable {
  package enum Alignment: Sendable { case left, center, right, justified, natural }
  package enum LineBreak: Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle
  }
  package enum Direction: Sendable { case natural, leftToRight, rightToLeft }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  /// The most lines to lay out; 0 for as many as there are.
  package var maxLines: Int
  /// The paragraph's direction; natural takes that of the first letter that has one.
  package var direction: Direction
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  /// A factor for the height of lines; 0 for none.
  package var lineHeightMultiple: Double
  /// The least and the greatest height of a line in points; 0 for no bound.
  package var minimumLineHeight: Double
  package var maximumLineHeight: Double

  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .truncateTail, maxLines: Int = 1,
    direction: Direction = .natural, lineSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    (self.alignment, self.lineBreak, self.maxLines) = (alignment, lineBreak, maxLines)
    (self.direction, self.lineSpacing) = (direction, lineSpacing)
    self.lineHeightMultiple = lineHeightMultiple
    (self.minimumLineHeight, self.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
  }
}
