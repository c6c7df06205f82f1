// SPDX-License-Identifier: MIT
internal import Foundation

/// Times as RFC 3339 writes them, such as `2026-02-10T08:00:00Z`.
enum InternetTime {
  /// Reads a time.
  ///
  /// The letters may be small, and a second may have any number of decimals. What is no day of the
  /// calendar and no time of the day is refused; the 60th second is taken only where RFC 3339 knows
  /// leap seconds: at the end of a month, in UTC.
  ///
  /// - Parameter text: The time.
  /// - Returns: The date, or nil where the text is no such time.
  static func date(_ text: String) -> Date? {
    let form =
      /([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]+)?(.+)/
    guard let match = text.wholeMatch(of: form), let offset = offset(match.8),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
      (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year: year),
      hour <= 23, minute <= 59, second <= 60
    else { return nil }
    let days = daysSince1970(year: year, month: month, day: day)
    let seconds = days * 86400 + hour * 3600 + minute * 60 + second - offset
    if second == 60 {
      guard seconds % 86400 == 0, isFirstOfMonth(seconds / 86400, near: year) else { return nil }
    }
    let fraction = match.7.flatMap { Double("0" + $0) } ?? 0
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// Seconds that a zone is ahead of UTC.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let match = text.wholeMatch(of: /([+\-])([0-9]{2}):([0-9]{2})/),
      let hours = Int(match.2), let minutes = Int(match.3), hours <= 23, minutes <= 59
    else { return nil }
    return (match.1 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1 January 1970, in the Gregorian calendar of all times.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // With the leap day last in a year that begins in March, 153 days are five months.
    let (marchYear, marchMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    // A whole round of 400 years, 146,097 days, keeps the divisions of early years positive.
    let shifted = marchYear + 400
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day - 1 - 719_468 - 146_097
  }

  private static func isFirstOfMonth(_ days: Int, near year: Int) -> Bool {
    ((year - 1)...(year + 1)).contains { year in
      (1...12).contains { daysSince1970(year: year, month: $0, day: 1) == days }
    }
  }
}
