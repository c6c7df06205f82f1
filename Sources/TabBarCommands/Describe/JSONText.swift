// SPDX-License-Identifier: MIT
internal import Foundation

/// A JSON value whose keys keep their order, so that the same state always gives the same text.
indirect enum JSONText: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A length or time; written with at most three decimals.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONText
  }

  /// An object with its keys in the order given.
  static func members(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// A string, or null.
  static func text(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// `[x, y, width, height]`.
  static func frame(_ frame: CGRect) -> JSONText {
    .array(
      [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
  }

  /// `[x, y]`.
  static func point(_ point: CGPoint) -> JSONText {
    .array([.number(Double(point.x)), .number(Double(point.y))])
  }

  /// The text: what fits on a line of 100 stands on one line, the rest is broken and indented by two.
  func text(indent: Int = 0, used: Int = 0) -> String {
    let line = self.line
    if indent + used + line.count <= 100 { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let values):
      let body = values.map { inner + $0.text(indent: indent + 2) }
      return "[\n" + body.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let body = members.map { member in
        let key = Self.quoted(member.key) + ": "
        return inner + key + member.value.text(indent: indent + 2, used: key.count)
      }
      return "{\n" + body.joined(separator: ",\n") + "\n\(outer)}"
    default: return line
    }
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): Self.decimal(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ")
        + "}"
    }
  }

  private static func decimal(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "null" }
    let whole = Int(thousandths)
    let (quotient, remainder) = abs(whole).quotientAndRemainder(dividingBy: 1000)
    let sign = whole < 0 ? "-" : ""
    guard remainder != 0 else { return sign + String(quotient) }
    var digits = String(remainder)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(quotient).\(digits)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x2028...0x2029).contains(scalar.value):
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
