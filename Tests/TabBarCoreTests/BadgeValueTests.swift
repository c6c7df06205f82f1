// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// How badges read, are cut and are written down.
@Suite struct BadgeValueTests {
  @Test(
    arguments: [
      (.weChat, "1234", "1234"), (.weChat, "12345", "..."), (.weChat, "四个汉字", "四个汉字"),
      (.weChat, "五个汉字呀", "..."), (.harmony, "1234", "1234"), (.harmony, "12345", "···"),
      (.harmony, "消息消息", "消息消息"), (.harmony, "消息消息s", "···"),
      (.uniApp, "123", "123"), (.uniApp, "1234", "..."), (.uniApp, "新", "新"),
      (.uniApp, "新品", "..."), (.uniApp, "新a", "新a"), (.douyin, "99", "99"),
      (.douyin, "100", "..."), (.douyin, "new!", "new!"), (.douyin, "hello", "..."),
      (.douyin, "新品", "新品"), (.douyin, "新品a", "..."), (.baidu, "123", "123"),
      (.baidu, "1234", "……"), (.baidu, "上新了", "上新了"), (.baidu, "上新了吧", "……"),
      (.weChat, "", ""),
    ] as [(BadgeTruncation, String, String)])
  func `a text is cut as the mini-program hosts cut it`(
    rule: BadgeTruncation, text: String, expected: String
  ) {
    #expect(rule.applied(to: text) == expected)
  }

  @Test(
    arguments: [
      Badge.count(3), .count(1_000, max: 999), .text("new"), .text(""), .dot,
      .image(.system("crown")), .custom,
    ])
  func `a badge is read as it was written`(badge: Badge) throws {
    let data = try JSONEncoder().encode(badge)
    #expect(try JSONDecoder().decode(Badge.self, from: data) == badge)
  }

  @Test(
    arguments: [
      (#"{"count": 3}"#, .count(3, max: 99)), (#"{"count": 3, "max": 9}"#, .count(3, max: 9)),
      (#"{"text": "new"}"#, .text("new")), (#"{"dot": true}"#, .dot),
      (#"{"image": {"image": "crown"}}"#, .image(.image("crown"))), (#"{"custom": true}"#, .custom),
    ] as [(String, Badge)])
  func `a badge has one key`(json: String, badge: Badge) throws {
    #expect(try JSONDecoder().decode(Badge.self, from: Data(json.utf8)) == badge)
  }

  @Test(arguments: ["{}", #"{"dot": false}"#, #"{"custom": false}"#, #"{"count": "3"}"#, "3"])
  func `what is no badge is refused`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Badge.self, from: Data(json.utf8))
    }
  }

  @Test func `a picture and an own view are visible badges without words`() {
    for badge in [Badge.image(.image("crown")), .custom] {
      #expect(badge.isVisible && badge.displayText == nil && badge.spokenText == nil)
    }
  }

  @Test func `the source of a picture is read as it was written`() throws {
    let file = try #require(URL(string: "file:///icons/a.png"))
    let sources: [(IconSource, String)] = [
      (.image("a"), #"{"image":"a"}"#), (.system("house"), #"{"system":"house"}"#),
      (.data(Data([1, 2]), key: "k"), #"{"data":"AQI=","key":"k"}"#),
      (.file(file), #"{"file":"file:\/\/\/icons\/a.png"}"#),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (source, json) in sources {
      let data = try encoder.encode(source)
      #expect(String(decoding: data, as: UTF8.self) == json)
      let read = try JSONDecoder().decode(IconSource.self, from: data)
      #expect(read == source)
      if case .data(let bytes, _) = read { #expect(bytes == Data([1, 2])) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IconSource.self, from: Data(#"{"data":"AQI="}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IconSource.self, from: Data("{}".utf8))
    }
  }
}
