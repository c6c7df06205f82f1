// SPDX-License-Identifier: MIT
import Foundation

/// A configuration document with tabs of the given ids, in our own format.
struct Document {
  var ids: [String]

  init(_ ids: [String]) { self.ids = ids }

  func write(to folder: URL, name: String) throws -> URL {
    let items: [[String: Any]] = ids.map { id in
      [
        "id": id, "title": "Tab \(id)", "icon": ["normal": "home"],
        "destination": "gallery://\(id)",
      ]
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["version": 1, "items": items], options: [.sortedKeys, .prettyPrinted])
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }
}
