// SPDX-License-Identifier: MIT

/// A face of the system font at a size.
package struct FontDescription: Sendable, Hashable {
  /// The size in points.
  package var size: Double
  /// The weight on OpenType's scale: 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var hasMonospacedDigits: Bool

  package init(
    size: Double, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    (self.size, self.weight) = (size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }

  /// Ascender of Apple's system font as a part of its size.
  ///
  /// A line is as high as San Francisco's, whatever fonts its characters come from, since that is
  /// the height an iPhone's labels have.
  package static let ascender = 0.952
  /// Descender of Apple's system font as a part of its size, downwards.
  package static let descender = 0.241

  package var ascent: Double { size * Self.ascender }
  package var descent: Double { size * Self.descender }
}
