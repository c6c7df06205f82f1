// SPDX-License-Identifier: MIT

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, but for the last line.
  case justified = 3
  /// At the edge where reading begins.
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, broken between words.
  case byWordWrapping = 0
  /// It goes on in the next line, broken between any characters.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// Its beginning becomes an ellipsis.
  case byTruncatingHead = 3
  /// Its end becomes an ellipsis.
  case byTruncatingTail = 4
  /// Its middle becomes an ellipsis.
  case byTruncatingMiddle = 5
}

// Apple's, though the list of Swift declarations that symbols are held against misses it.

/// Where text stands that was made smaller to fit.
@_documentation(visibility: internal)
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top of the text at its full size.
  case none = 2
}
