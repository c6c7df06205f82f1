// SPDX-License-Identifier: MIT

import Foundation

/// A value as JSON has them; objects keep the order of their members.
public enum DocumentValue: Hashable, Sendable {
  /// A name and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: DocumentValue

    /// Makes a member.
    public init(_ name: String, _ value: DocumentValue) {
      self.name = name
      self.value = value
    }
  }

  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([DocumentValue])
  /// Names and values.
  case object([Member])

  /// The value as JSON text with two spaces a level and a line a member; short lists of numbers
  /// stay on one line.
  ///
  /// Equal values give equal text.
  public var jsonText: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): Self.quote(string, to: &text)
    case .array(let values) where values.allSatisfy(\.isNumber):
      text += "[" + values.map(\.jsonText).joined(separator: ", ") + "]"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        value.write(to: &text, indent: inner)
      }
      text += "\n" + indent + "]"
    case .object(let members) where members.isEmpty:
      text += "{}"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        Self.quote(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n" + indent + "}"
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
