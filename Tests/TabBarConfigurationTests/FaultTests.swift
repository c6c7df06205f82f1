// SPDX-License-Identifier: MIT

import Foundation
import TabBarConfiguration
import TabBarCore
import Testing

@Suite struct FaultTests {
  @Test(arguments: [
    (#""system:book""#, #"{"system": "book"}"#), (#""data:image/png;base64,AA""#, "data"),
    (#""https://example.org/a.png""#, "url"), (#"{"file": "https://example.org/a.png"}"#, "url"),
    (#"{"file": "../a.png"}"#, "beside the document"), (#"{"url": "a.png"}"#, "https://"),
  ])
  func `a picture written in the wrong form is one warning that says the right one`(
    icon: String, remedy: String
  ) throws {
    let result = parse(items: #"{"id": "a", "icon": "# + icon + "}")
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.path == "items[0].icon")
    #expect(result.diagnostics.first?.remedy.contains(remedy) == true)
    #expect(try #require(result.document).items[0].icon.normal == nil)
  }

  @Test(arguments: [
    (#"{"center": [-1, -1]}"#, "items[0].placement.center"),
    (#"{"raised": 1000000000}"#, "items[0].placement.raised"),
    (#"{"raised": -50}"#, "items[0].placement.raised"),
    (#"{"bulge": -5}"#, "items[0].placement.bulge"),
    (#"{"bulge": "high"}"#, "items[0].placement.bulge"),
    (#"{"raised": {"centerY": 0}}"#, "items[0].placement.raised.size"),
    (#"{"high": 1}"#, "items[0].placement"),
  ])
  func `a fault of a placement is one warning at the number`(placement: String, path: String) {
    let result = parse(items: #"{"id": "a", "placement": "# + placement + "}")
    #expect(result.diagnostics.map(\.path) == [path])
    #expect(result.document?.items.first?.placement == .normal)
  }

  @Test func `a number out of range says which range there is`() {
    let result = parse(items: #"{"id": "a", "placement": {"raised": -50}}"#)
    #expect(result.diagnostics.first?.remedy.contains("from 0 to 1000") == true)
  }

  @Test func `a content too low for titles is raised to 32 points with a warning`() throws {
    let result = parse(items: #"{"id": "a"}"#, rest: #", "style": {"contentHeight": 5}"#)
    #expect(result.diagnostics.map(\.path) == ["style.contentHeight"])
    #expect(try #require(result.document).resolved().style.contentHeight == 32)
  }

  @Test func `more than twenty visible items are a warning`() {
    func count(_ number: Int) -> Int {
      parse(items: (0..<number).map { #"{"id": "t\#($0)"}"# }.joined(separator: ",")).diagnostics
        .count
    }
    #expect(count(20) == 0 && count(21) == 1)
  }

  @Test(arguments: [
    (#"{"file": "nowhere.png"}"#, "there is no file", "put the picture there"),
    (#"{"file": "shop-six-tabs.json"}"#, "is no whole PNG or GIF", "save it"),
    (#"{"data": "AAEC"}"#, "no whole PNG or GIF", "send a PNG"),
  ])
  func `a bad picture is an error with line and column`(
    icon: String, message: String, remedy: String
  ) throws {
    let text = "{\"version\": 1, \"items\": [\n {\"id\": \"a\", \"icon\": " + icon + "}]}"
    let result = TabBarDocument.read(Data(text.utf8), folder: exampleFolder)
    #expect(result.document == nil)
    let only = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(only.path == "items[0].icon" && only.line == 2 && only.column == 22)
    #expect(only.message.contains(message) && only.remedy.contains(remedy))
  }

  @Test func `a picture cut off in the middle is an error`() throws {
    let file = exampleFolder.appendingPathComponent("images/home.png")
    let bytes = try Data(contentsOf: file)
    func errors(_ data: Data) -> Int {
      let icon = #"{"data": ""# + data.base64EncodedString() + #""}"#
      let text = #"{"version": 1, "items": [{"id": "a", "icon": "# + icon + "}]}"
      return TabBarDocument.read(Data(text.utf8), folder: exampleFolder).errors.count
    }
    #expect(errors(bytes) == 0)
    #expect(errors(bytes.prefix(bytes.count / 2)) == 1)
  }

  @Test func `every example of the format's page is without fault`() throws {
    let page = exampleFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/DocumentFormat.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n")
    #expect(parts.count > 5)
    for part in parts.dropFirst() {
      let example = try #require(part.components(separatedBy: "\n```").first)
      let isWhole = example.contains("\"version\"")
      let isItem = example.contains("\"id\"")
      let result =
        isWhole
        ? parse(example)
        : isItem
          ? parse(items: example) : parse(items: #"{"id": "a"}"#, rest: #", "style": "# + example)
      #expect(result.diagnostics.isEmpty, "\(result.lines) in \(example)")
    }
  }
}
