// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Documentation/FieldFailures.md against the names of the tests.
@Suite struct FieldFailuresPageTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Made once: there are tens of thousands of lines to look through.
  private let number = /\[field (\d+)\]/

  private func page() throws -> String {
    try String(contentsOf: root.appending(path: "Documentation/FieldFailures.md"), encoding: .utf8)
  }

  /// The numbers that a text puts into brackets.
  private func numbers(in text: Substring) -> [Int] {
    text.matches(of: number).compactMap { Int($0.1) }
  }

  /// The lines of all tests, or of those of bars and hosts alone: that UIKit has a fault says
  /// nothing about ours.
  private func testLines(ofHosts: Bool = false) throws -> [Substring] {
    let tests = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var lines: [Substring] = []
    while let file = files?.nextObject() as? URL {
      let isOfHosts = ["TabBarKitTests", "TabBarRemoteTests", "GalleryTests", "TabBarCoreTests"]
        .contains { file.pathComponents.contains($0) }
      guard file.pathExtension == "swift", isOfHosts || !ofHosts else { continue }
      lines += try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }
    return lines
  }

  @Test("Every number of the page is in the name of a test, or has a reason why it cannot happen")
  func every() throws {
    let page = try page()
    let list = try #require(page.firstMatch(of: /Numbers:([\d\s]+)/)).1
    let numbers = list.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(numbers.count == 111)
    let reasons = try #require(page.firstRange(of: "## What cannot happen here"))
    let end = page[reasons.upperBound...].firstRange(of: "\n## ")?.lowerBound ?? page.endIndex
    let rows = page[reasons.upperBound..<end].matches(
      of: /\n\| (\d+) \| [^|\n]{20,} \| [^|\n]{20,} \|/
    ).compactMap {
      Int($0.1)
    }
    let tested = Set(try testLines(ofHosts: true).flatMap { self.numbers(in: $0) })
    #expect(numbers.filter { !tested.contains($0) && !rows.contains($0) } == [])
    #expect(rows.filter { !numbers.contains($0) } == [])
  }

  @Test("No test carries more than two numbers")
  func two() throws {
    let lines = try testLines().filter { $0.contains("@Test") || $0.contains("func `") }
    #expect(lines.filter { numbers(in: $0).count > 2 } == [])
    #expect(lines.contains { numbers(in: $0).count == 2 })
  }
}
