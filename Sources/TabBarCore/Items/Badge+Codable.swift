// SPDX-License-Identifier: MIT

extension Badge: Codable {
  private enum Key: String, CodingKey { case count, max, text, dot, image, custom }

  /// Reads `{"count": 3, "max": 99}`, `{"text": "new"}`, `{"dot": true}`, `{"image": {…}}` or
  /// `{"custom": true}`; `max` may be left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let count = try values.decodeIfPresent(Int.self, forKey: .count) {
      self = .count(count, max: try values.decodeIfPresent(Int.self, forKey: .max) ?? 99)
    } else if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if try values.decodeIfPresent(Bool.self, forKey: .dot) == true {
      self = .dot
    } else if let source = try values.decodeIfPresent(IconSource.self, forKey: .image) {
      self = .image(source)
    } else if try values.decodeIfPresent(Bool.self, forKey: .custom) == true {
      self = .custom
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: values,
        debugDescription: "a badge has one of the keys count, text, dot, image and custom")
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .count(let count, let max):
      try values.encode(count, forKey: .count)
      try values.encode(max, forKey: .max)
    case .text(let text): try values.encode(text, forKey: .text)
    case .dot: try values.encode(true, forKey: .dot)
    case .image(let source): try values.encode(source, forKey: .image)
    case .custom: try values.encode(true, forKey: .custom)
    }
  }
}
