// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

/// The helpers must see what they are there to see.
@Suite struct GalleryTestSupport {
  private static let sound = """
    {"device": {"id": "iphone-16", "size": [393, 852], "scale": 3,
                "safeArea": {"top": 59, "left": 0, "bottom": 34, "right": 0}},
     "bar": {"frame": [0, 769, 393, 83], "hidden": false, "outline": [[0, 769], [393, 769]],
             "style": "classic"},
     "items": [
       {"id": "a", "role": "tab", "title": "A", "frame": [0, 769, 196, 83],
        "icon": {"name": "home", "frame": [84, 775, 27, 27]}, "titleFrame": [90, 804, 16, 12],
        "titleColor": "#007aff", "titleSize": 10, "badge": {"text": "3", "frame": [106, 771, 18, 18]},
        "hit": "rectangle", "selected": true, "enabled": true,
        "accessibility": {"label": "A", "value": "3", "traits": ["button", "selected"]}},
       {"id": "b", "role": "tab", "title": "B", "frame": [196, 769, 197, 83],
        "icon": null, "titleFrame": [280, 804, 16, 12],
        "titleColor": "#929292", "titleSize": 10, "badge": null,
        "hit": "rectangle", "selected": false, "enabled": true,
        "accessibility": {"label": "B", "value": null, "traits": ["button"]}}],
     "selected": {"id": "a", "index": 0, "page": "a"},
     "pages": [
       {"id": "a", "loaded": 1, "inWindow": true, "stack": ["A"], "safeAreaBottom": 83, "controls": []},
       {"id": "b", "loaded": 0, "inWindow": false, "stack": ["B"], "safeAreaBottom": 0, "controls": []}],
     "presented": null, "lifecycle": ["a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear"],
     "events": []}
    """

  private func decoded(_ replacing: [(String, String)] = []) throws -> Description {
    var text = Self.sound
    for (old, new) in replacing {
      #expect(text.contains(old), "\(old) is not in the sound text")
      text = text.replacingOccurrences(of: old, with: new)
    }
    return try JSONDecoder().decode(Description.self, from: Data(text.utf8))
  }

  @Test func `a sound description has no fault`() throws {
    #expect(try decoded().faults(handlesPages: true).isEmpty)
  }

  @Test(arguments: [
    ("[0, 769, 393, 83]", "[0, 790, 393, 83]"), ("[196, 769, 197, 83]", "[190, 769, 197, 83]"),
    ("[196, 769, 197, 83]", "[196, 769, 200, 83]"), ("[84, 775, 27, 27]", "[180, 775, 27, 27]"),
    ("[90, 804, 16, 12]", "[-3, 804, 16, 12]"), ("[90, 804, 16, 12]", "[90, 812, 16, 12]"),
    ("[90, 804, 16, 12]", "[90, 804, 16, 6]"), ("[106, 771, 18, 18]", "[106, 760, 18, 18]"),
    ("\"#929292\"", "\"grey\""), ("\"selected\": false", "\"selected\": true"),
    ("\"index\": 0", "\"index\": 1"), ("\"label\": \"B\"", "\"label\": \"\""),
    ("[\"button\", \"selected\"]", "[\"button\"]"), ("[\"button\"]", "[]"),
    ("\"value\": \"3\"", "\"value\": null"), ("\"inWindow\": false", "\"inWindow\": true"),
    ("\"a.viewWillAppear\", ", ""), ("\"id\": \"b\", \"role\"", "\"id\": \"a\", \"role\""),
    ("\"selected\": true, \"enabled\": true", "\"selected\": true, \"enabled\": false"),
  ])
  func `a broken description names its fault`(old: String, new: String) throws {
    #expect(try decoded([(old, new)]).faults(handlesPages: true).isEmpty == false)
  }

  @Test func `a missing field is no description`() {
    #expect(throws: DecodingError.self) {
      try decoded([("\"presented\"", "\"shown\""), ("\"events\"", "\"e\"")])
    }
    #expect(throws: DecodingError.self) { try decoded([("[0, 769, 393, 83]", "[0, 769, 393]")]) }
  }

  @Test func `a difference between pictures is found to the pixel`() throws {
    let blank = [UInt8](repeating: 255, count: 4 * 6 * 4)
    var dotted = blank
    dotted[(2 * 6 + 3) * 4 + 1] = 0
    dotted[(3 * 6 + 4) * 4] = 0
    let first = Picture(Bitmap(width: 6, height: 4, pixels: blank))
    let second = Picture(Bitmap(width: 6, height: 4, pixels: dotted))
    #expect(first.difference(from: first) == nil)
    #expect(first.difference(from: second) == .init(left: 3, top: 2, right: 5, bottom: 4))
    #expect(second.pixel(3, 2) == .init(red: 255, green: 0, blue: 255, alpha: 255))
    #expect(second.pixel(4, 3) == .init(red: 255, green: 255, blue: 0, alpha: 255))
  }

  @Test func `a rectangle covers the pixels it touches`() {
    let picture = Picture(Bitmap(width: 30, height: 30, pixels: .init(repeating: 0, count: 3600)))
    let area = picture.area(Frame(1, 2, 3, 4), scale: 3)
    #expect(area == .init(left: 3, top: 6, right: 12, bottom: 18))
    let odd = picture.area(Frame(1.1, 2, 3, 4), scale: 3)
    #expect(odd == .init(left: 3, top: 6, right: 13, bottom: 18))
  }

  @Test func `lengths are compared within a pixel`() {
    #expect(near(83.25, 83.33))
    #expect(!near(83.25, 83.65))
    #expect(!near([1, 2], [1]))
    #expect(Picture.Pixel(hex: "#ff0010") == .init(red: 255, green: 0, blue: 16, alpha: 255))
    #expect(Picture.Pixel(hex: "#ff001") == nil)
  }
}
