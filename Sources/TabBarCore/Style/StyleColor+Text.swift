// SPDX-License-Identifier: MIT

import Foundation

extension StyleColor {
  /// Reads a colour as style sheets write it; `nil` if the text is none.
  ///
  /// Taken are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`, `transparent` and the
  /// common colour names; case and surrounding space do not matter.
  public init?(hex text: String) {
    guard let color = RGBA(text) else { return nil }
    self = .fixed(light: color, dark: color)
  }
}

extension StyleColor.RGBA {
  /// Reads a colour as style sheets write it; `nil` if the text is none.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasPrefix("rgb") {
      self.init(function: text)
    } else if text == "transparent" {
      self.init(hex: 0, alpha: 0)
    } else if let hex = Self.names[text] {
      self.init(hex: hex)
    } else {
      return nil
    }
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var hexText: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let byte = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  private init?(digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open].trimmingCharacters(in: .whitespaces)
    guard name == "rgb" || name == "rgba" else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var channels: [Double] = []
    for part in parts.prefix(3) {
      guard let value = Self.number(part, whole: 255), (0...255).contains(value) else { return nil }
      channels.append(value / 255)
    }
    var alpha = 1.0
    if parts.count == 4 {
      guard let value = Self.number(parts[3], whole: 1), (0...1).contains(value) else { return nil }
      alpha = value
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func number(_ text: String, whole: Double) -> Double? {
    guard text.hasSuffix("%") else { return Double(text) }
    return Double(text.dropLast()).map { $0 / 100 * whole }
  }

  /// The names that are common in practice, with the values CSS gives them.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "tomato": 0xFF6347, "crimson": 0xDC143C, "coral": 0xFF7F50, "indigo": 0x4B0082,
    "violet": 0xEE82EE, "skyblue": 0x87CEEB, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3,
    "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "dimgray": 0x696969, "dimgrey": 0x696969,
    "whitesmoke": 0xF5F5F5,
  ]
}
