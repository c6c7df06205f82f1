// SPDX-License-Identifier: MIT

import Foundation

extension JSONScanner {
  /// Goes over white space and, where they are tolerated, comments.
  mutating func skipSpace() throws {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        index += 1
      case UInt8(ascii: "/"):
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw unexpected("a value, a name or the end")
    }
    guard isTolerant else {
      throw fault("JSON has no comments", remedy: "remove the comment")
    }
    index += 2
    if second == UInt8(ascii: "/") {
      while let byte, byte != UInt8(ascii: "\n") { index += 1 }
      return
    }
    while let byte {
      if byte == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw fault("a comment without an end", at: start, remedy: "close the comment with */")
  }

  /// A number by JSON's grammar.
  mutating func number() throws -> Double {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    let leadingZero = byte == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !leadingZero || whole == 1 else { throw badNumber(start) }
    if byte == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw badNumber(start) }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() > 0 else { throw badNumber(start) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw badNumber(start) }
    return number
  }

  private func badNumber(_ start: Int) -> Fault {
    fault(
      "this is no number as JSON writes it", at: start, remedy: "write digits such as 12 or 0.5")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  /// Text in quotes, escapes resolved.
  mutating func string() throws -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        try reportControlCharacter()
        text.append(byte)
        index += 1
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault("text without a closing quote", at: start, remedy: "add the quote")
  }

  private func reportControlCharacter() throws {
    let message = "a raw control character in text"
    guard isTolerant else { throw fault(message, remedy: "write it as an escape such as \\n") }
    sink.report(
      .warning, pathText, at: index, message, remedy: "write it as an escape such as \\n")
  }

  private mutating func escape() throws -> Unicode.Scalar {
    let start = index
    index += 1
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte, let scalar = plain[byte] {
      index += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u"), let first = fourDigits() else { throw badEscape(start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    // The first half of a pair; a half alone is no character.
    guard first < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return try loneHalf(start) }
    let second = index
    index += 1
    guard let low = fourDigits(), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
    else {
      index = second
      return try loneHalf(start)
    }
    return scalar
  }

  private func loneHalf(_ start: Int) throws -> Unicode.Scalar {
    guard isTolerant else { throw badEscape(start) }
    return "\u{FFFD}"
  }

  private func badEscape(_ start: Int) -> Fault {
    fault(
      "an escape that JSON does not know", at: start,
      remedy: "write \\\\ for a backslash and \\u with four digits for a character")
  }

  /// The number behind a `u`, which is passed over as well.
  private mutating func fourDigits() -> UInt32? {
    let digits = bytes[min(index + 1, bytes.count)...].prefix(4)
    guard digits.count == 4 else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, digit < 0x80 else {
        return nil
      }
      number = number * 16 + UInt32(value)
    }
    index += 5
    return number
  }
}
