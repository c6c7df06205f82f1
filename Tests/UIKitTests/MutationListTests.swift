// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Whether the list that `Scripts/mutate` works through still fits the sources.
@Suite struct MutationListTests {
  @Test func `every line that is to be mutated stands exactly once in its file`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let list = root.appendingPathComponent("Tests/Mutations/mutations.tsv")
    let sources = root.appendingPathComponent("Sources/UIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var places: [String: [URL]] = [:]
    while let file = files?.nextObject() as? URL {
      places[file.lastPathComponent, default: []].append(file)
    }
    let rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(rows.count >= 60)
    var lines: [String: [String]] = [:]
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\(row)")
      let file = fields[1]
      try #require(places[file]?.count == 1, "\(file) is not there exactly once")
      if lines[file] == nil, let place = places[file]?.first {
        lines[file] = try String(contentsOf: place, encoding: .utf8).split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      let count = lines[file]?.filter { $0 == fields[2] }.count ?? 0
      #expect(
        count == 1,
        """
        \(file) has \(count) times: \(fields[2])
        Change its row in Tests/Mutations/mutations.tsv to the line of today, or choose another.
        """)
    }
  }
}
