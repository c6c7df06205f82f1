// SPDX-License-Identifier: MIT

import Foundation

/// Looks whether a document's pictures are there and whole, without decoding them.
struct PictureCheck {
  /// The document's folder.
  let folder: URL

  /// What is wrong with a picture; `nil` for a good one and for those that are not in the document
  /// or its folder.
  func fault(of icon: DocumentIcon) -> (message: String, remedy: String)? {
    switch icon {
    case .asset, .system, .url: return nil
    case .data(let data):
      return Self.isPicture(data) ? nil : ("the bytes are no whole PNG or GIF", "send a PNG or GIF")
    case .file(let name):
      let url = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else {
        return (
          "there is no file “\(name)” in the document's folder",
          "put the picture there, or correct the path"
        )
      }
      guard let data = FileManager.default.contents(atPath: url.path) else {
        return ("the file “\(name)” cannot be read", "check its permissions")
      }
      return Self.isPicture(data)
        ? nil : ("the file “\(name)” is no whole PNG or GIF", "save it as PNG or GIF")
    }
  }

  /// Whether bytes have a PNG's signature and chunks up to the end, or a GIF's beginning and end.
  static func isPicture(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      // Browsers show GIFs without the trailer too, so only the fixed part is asked for.
      return bytes.count > 13
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
    var index = 8
    // A chunk: its length in four bytes, its name in four, the content, a checksum in four.
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) { return true }
      index += 12 + length
    }
    return false
  }
}
