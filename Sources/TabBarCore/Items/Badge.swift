// SPDX-License-Identifier: MIT

/// What a small mark at an icon's corner says: a number, a word, or only that there is something.
public enum Badge: Hashable, Sendable {
  /// A number; above `max` it reads `max+`. Zero and less mean no badge.
  case count(Int, max: Int = 99)
  /// A short text. Empty text means no badge.
  case text(String)
  /// A dot without text.
  case dot
  /// A picture, in its own size or ``TabBarStyle/BadgeStyle/height`` high if that is less.
  case image(IconSource)
  /// A view of the application's own, given to the bar; until then nothing is shown.
  case custom

  /// What is drawn: `nil` when there is nothing to show, `""` for a dot.
  public var displayText: String? {
    switch self {
    case .count(let number, let max):
      if number <= 0 { return nil }
      return number > max ? "\(Swift.max(max, 0))+" : "\(number)"
    case .text(let text):
      return text.isEmpty ? nil : text
    case .dot:
      return ""
    case .image, .custom:
      return nil
    }
  }

  /// Whether there is anything to draw; a picture or a view of the application's own may still be
  /// missing.
  public var isVisible: Bool {
    switch self {
    case .count, .text, .dot: displayText != nil
    case .image, .custom: true
    }
  }

  /// Whether the badge is the mark without text.
  public var isDot: Bool { self == .dot }

  /// What a screen reader says as the item's value: the full number, the text, or `nil`.
  ///
  /// A dot has no words of its own, because they depend on the language: the bar supplies them.
  public var spokenText: String? {
    switch self {
    case .count(let number, _): number > 0 ? "\(number)" : nil
    case .text(let text): text.isEmpty ? nil : text
    case .dot, .image, .custom: nil
    }
  }
}
