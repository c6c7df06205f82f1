// SPDX-License-Identifier: MIT

import Foundation
import TabBarConfiguration
import TabBarCore
import SeededRandom
import Testing

@Suite struct SyntaxTests {
  @Test(arguments: [
    ("", "1:1: error: the text is empty — write a JSON object"),
    ("{\n  \"items\": [\n", "3:1: error: items: the text ends before it is closed"),
    ("{\"items\": [{\"id\": 01}]}", "1:19: error: items[0].id: this is no number"),
    ("{\"version\": 1, }", "1:14: error: a comma before the end — remove the comma"),
    ("{\"version\": 1 // one\n}", "1:15: error: JSON has no comments — remove the comment"),
    ("{\"a\": 1, \"a\": 2}", "1:10: error: a: the name occurs twice — remove one of the two"),
    ("{\"a\": \"x\\q\"}", "1:9: error: a: an escape that JSON does not know"),
    ("{\"a\": \"\\ud800\"}", "1:8: error: a: an escape that JSON does not know"),
    ("{\"a\": \"x\ny\"}", "1:9: error: a: a raw control character in text"),
    ("{\"a\": \"首页\", b: 1}", "1:13: error: “b” where a name in quotes should be"),
    ("{\"a\": 1} {}", "1:10: error: there is more text after the end"),
    ("{\"a\" 1}", "1:6: error: a: “1” where a colon after the name should be"),
    ("{\"a\": nul}", "1:7: error: a: “n” where a value should be"),
    ("/oops", "1:1: error: “/” where a value, a name or the end should be"),
    ("tabBar {}", "1:1: error: there is text before the first brace"),
    ("[1]", "1:1: error: a list where the document should be"),
  ])
  func `a fault is named with its place`(text: String, line: String) {
    let result = parse(text)
    #expect(result.document == nil)
    #expect(result.errors.first?.description.hasPrefix(line) == true, "\(result.lines)")
  }

  @Test func `the marks of a merge conflict are an error with their line`() {
    let text = "{\n\"version\": 1,\n<<<<<<< HEAD\n\"items\": []\n=======\n>>>>>>> other\n}"
    #expect(parse(text).lines.first?.hasPrefix("3:1: error: a mark of an unresolved merge") == true)
    #expect(importing(text).lines.first?.hasPrefix("3:1: error: a mark of an") == true)
  }

  @Test func `bytes that are no UTF-8 are an error with their place`() {
    let result = TabBarDocument.parse(Data(Array("{\n\"a\": \"".utf8) + [0xFF, 0x22, 0x7D]))
    #expect(result.lines == ["2:7: error: this byte is no UTF-8 text — save the file as UTF-8"])
  }

  @Test func `too long and too deep texts are errors`() {
    let long = TabBarDocument.parse(Data(repeating: 0x20, count: 1_000_001))
    #expect(long.errors.first?.message == "the text is longer than 1000000 bytes")
    let deep = parse(String(repeating: "[", count: 100_000))
    #expect(deep.errors.first?.message == "values are nested more than 64 deep")
    #expect(deep.errors.first?.column == 65)
  }

  @Test func `a byte order mark and Windows line ends are taken and counted rightly`() {
    let text = "\u{FEFF}{\r\n\"version\": 1,\r\n\"items\": [{\"id\": 5}]}"
    #expect(
      parse(text).lines.first == "3:18: error: items[0].id: the item has no id — write an id that "
        + "stays the same, such as \"home\"")
  }

  @Test func `escapes become their characters`() {
    let result = parse(items: #"{"id": "a", "title": "\u9996\u9875 \"\ud83d\ude00\" \/\\\t"}"#)
    #expect(result.document?.items.first?.title.text(for: "en") == "首页 \"😀\" /\\\t")
  }

  @Test func `the importer forgives commas, comments, raw line ends and duplicate names`() {
    let result = importing(
      """
      {
        // the bar, see http://example.org
        "tabBar": {
          "color": "#111111" /* old */
          "color": "#222222",
          "list": [
            {"pagePath": "a", "text": "first",},
            {"pagePath": "b", "text": "http://x\ny"}
            {"pagePath": "c", "text": "third"},
          ],
        },
      }
      """)
    #expect(
      result.document?.items.map { $0.title.text(for: "en") } == ["first", "http://x\ny", "third"])
    #expect(result.document?.style.titleColor == .init(hex: 0x222222))
    let messages = result.diagnostics.filter { $0.severity == .warning }.map(\.message)
    #expect(messages.filter { $0 == "a comma is missing" }.count == 2)
    #expect(messages.contains("the name occurs twice, the last one counts"))
    #expect(messages.filter { $0 == "a comma before the end" }.count == 4)
    #expect(messages.contains("a raw control character in text"))
  }

  @Test func `no mutated text makes the readers trap, and every refusal names a reason`() throws {
    var numbers = SeededRandom(seed: 2)
    var seeds = [Data(allFields.utf8)]
    for name in ["festival-bulge", "publish-card", "wechat-app"] {
      seeds.append(try Data(contentsOf: exampleFolder.appendingPathComponent(name + ".json")))
    }
    let pieces = [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "-1e999", "\\u", "//", "/*", "é",
    ]
    for round in 0..<3_000 {
      var bytes = Array(seeds[round % seeds.count])
      for _ in 0...Int(numbers.next() % 4) where !bytes.isEmpty {
        let place = Int(numbers.next() % UInt64(bytes.count))
        switch numbers.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: numbers.next())
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(numbers.next() % 40)))
        case 2: bytes.removeSubrange(place...)
        default:
          bytes.insert(
            contentsOf: pieces[Int(numbers.next() % UInt64(pieces.count))].utf8, at: place)
        }
      }
      for result in [
        TabBarDocument.parse(Data(bytes)), WeChatImporter().document(from: Data(bytes)),
        TabBarDocument.read(Data(bytes)),
      ] {
        #expect((result.document == nil) == !result.errors.isEmpty)
        #expect(result.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty })
        if let document = result.document {
          let bar = document.resolved(language: "de")
          #expect(!bar.items.isEmpty)
          #expect(parse(document.jsonText).document == document)
        }
      }
    }
  }
}
