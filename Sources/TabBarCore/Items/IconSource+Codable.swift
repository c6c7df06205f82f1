// SPDX-License-Identifier: MIT

import Foundation

extension IconSource: Codable {
  private enum Key: String, CodingKey { case image, system, data, key, file }

  /// Reads `{"image": name}`, `{"system": name}`, `{"data": bytes, "key": name}` or `{"file": url}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .image) {
      self = .image(name)
    } else if let name = try values.decodeIfPresent(String.self, forKey: .system) {
      self = .system(name)
    } else if let data = try values.decodeIfPresent(Data.self, forKey: .data) {
      self = .data(data, key: try values.decode(String.self, forKey: .key))
    } else {
      self = .file(try values.decode(URL.self, forKey: .file))
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .image(let name): try values.encode(name, forKey: .image)
    case .system(let name): try values.encode(name, forKey: .system)
    case .data(let data, let key):
      try values.encode(data, forKey: .data)
      try values.encode(key, forKey: .key)
    case .file(let url): try values.encode(url, forKey: .file)
    }
  }
}
