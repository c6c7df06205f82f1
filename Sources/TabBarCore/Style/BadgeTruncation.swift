// SPDX-License-Identifier: MIT

/// How a badge's text is cut, as the hosts of mini-programs do it.
public struct BadgeTruncation: Hashable, Sendable {
  /// How the length of a text is counted.
  public enum Counting: String, Hashable, Sendable, CaseIterable, Codable {
    /// Every character counts one.
    case characters
    /// Characters outside Latin-1, such as Chinese ones, count two.
    case halfWidths
  }

  /// The longest text that is shown whole.
  public var limit: Int
  /// The longest number that is shown whole, in digits; `nil` is ``limit``.
  public var digitLimit: Int?
  /// How the length is counted.
  public var counting: Counting
  /// What is shown in place of a longer text.
  public var replacement: String

  /// Makes a rule; by default characters are counted and three dots are shown.
  public init(
    limit: Int, digitLimit: Int? = nil, counting: Counting = .characters,
    replacement: String = "..."
  ) {
    self.limit = limit
    self.digitLimit = digitLimit
    self.counting = counting
    self.replacement = replacement
  }

  /// WeChat's: more than 4 characters become three dots.
  public static let weChat = BadgeTruncation(limit: 4)
  /// HarmonyOS's: more than 4 characters become three raised dots.
  public static let harmony = BadgeTruncation(limit: 4, replacement: "···")
  /// uni-app's: 4 half widths and more become three dots.
  public static let uniApp = BadgeTruncation(limit: 3, counting: .halfWidths)
  /// Douyin's: more than 2 digits, or more than 4 half widths, become three dots.
  public static let douyin = BadgeTruncation(limit: 4, digitLimit: 2, counting: .halfWidths)
  /// Baidu's: more than 3 characters become six dots.
  public static let baidu = BadgeTruncation(limit: 3, replacement: "……")

  /// The text as it is shown.
  public func applied(to text: String) -> String {
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    let allowed = isNumber ? digitLimit ?? limit : limit
    return length(of: text) > allowed ? replacement : text
  }

  private func length(of text: String) -> Int {
    switch counting {
    case .characters: text.count
    case .halfWidths:
      text.reduce(0) { sum, character in
        sum + (character.unicodeScalars.allSatisfy { $0.value <= 0xFF } ? 1 : 2)
      }
    }
  }
}
