// SPDX-License-Identifier: MIT
public import Foundation

extension UIFont {
  /// San Francisco's metrics as parts of the point size.
  enum SanFrancisco {
    static let ascender: CGFloat = 0.952
    static let descender: CGFloat = -0.241
    static let capHeight: CGFloat = 0.705
    static let xHeight: CGFloat = 0.526
  }

  /// The height of a line above its baseline, in points: 0.952 of the size.
  public var ascender: CGFloat { pointSize * SanFrancisco.ascender }

  /// The depth of a line below its baseline, in points and negative: -0.241 of the size.
  public var descender: CGFloat { pointSize * SanFrancisco.descender }

  /// The height of a line in points: 1.193 of the size.
  public var lineHeight: CGFloat { ascender - descender }

  /// The extra space between lines, in points: none.
  public var leading: CGFloat { 0 }

  /// The height of capitals in points: 0.705 of the size.
  public var capHeight: CGFloat { pointSize * SanFrancisco.capHeight }

  /// The height of a small x in points: 0.526 of the size.
  public var xHeight: CGFloat { pointSize * SanFrancisco.xHeight }
}
