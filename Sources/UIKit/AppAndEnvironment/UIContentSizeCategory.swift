// SPDX-License-Identifier: MIT

/// The text size that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the size.
  public var rawValue: String

  /// Makes a category from Apple's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size was stated.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size there is.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Every size but ``unspecified``, the smallest first.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Whether the size is one of the five that the accessibility settings add.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether one text size is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Whether one text size is at most another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  /// Whether one text size is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  /// Whether one text size is at least another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
