// SPDX-License-Identifier: MIT
import Foundation

/// What `tabbar describe` prints, field by field, as the tool's contract fixes it.
///
/// Decoding fails when a field that the contract calls present is missing, so every test checks
/// the shape of the answer as well. Unknown fields are ignored: adding is allowed.
struct Description: Decodable, Equatable {
  var device: Device
  var bar: Bar
  var items: [Item]
  var selected: Selected
  var pages: [Page]
  var presented: String?
  var lifecycle: [String]
  var events: [Event]

  struct Device: Decodable, Equatable {
    var id: String
    var size: [Double]
    var scale: Double
    var safeArea: Insets
  }

  struct Insets: Decodable, Equatable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
  }

  struct Bar: Decodable, Equatable {
    var frame: Frame
    var hidden: Bool
    var outline: [[Double]]
    var style: String
  }

  struct Item: Decodable, Equatable {
    var id: String
    var role: String
    var title: String
    var frame: Frame
    var icon: Icon?
    var titleFrame: Frame?
    var titleColor: String?
    var titleSize: Double?
    var badge: Badge?
    var hit: String
    var selected: Bool
    var enabled: Bool
    var accessibility: Accessibility
  }

  struct Icon: Decodable, Equatable {
    var name: String?
    var frame: Frame
  }

  struct Badge: Decodable, Equatable {
    var text: String
    var frame: Frame
  }

  struct Accessibility: Decodable, Equatable {
    var label: String
    var value: String?
    var traits: [String]
  }

  struct Selected: Decodable, Equatable {
    var id: String?
    var index: Int?
    var page: String?
  }

  struct Page: Decodable, Equatable {
    var id: String
    var loaded: Int
    var inWindow: Bool
    var stack: [String]
    /// Nil as long as the page is not loaded.
    var safeAreaBottom: Double?
    var controls: [String]
  }

  struct Event: Decodable, Equatable {
    var step: Int?
    var name: String
    var id: String?
    var from: String?
    var source: String?
  }
}

/// A rectangle in screen points, printed as `[x, y, width, height]`.
struct Frame: Decodable, Equatable, CustomStringConvertible {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 4 else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "a frame has four numbers")
      throw DecodingError.dataCorrupted(context)
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var numbers: [Double] { [x, y, width, height] }
  var description: String { "[\(x), \(y), \(width), \(height)]" }

  /// Whether `other` lies inside this rectangle, give or take the tolerance.
  func holds(_ other: Frame, _ tolerance: Double = lengthTolerance) -> Bool {
    other.x >= x - tolerance && other.maxX <= maxX + tolerance
      && other.y >= y - tolerance && other.maxY <= maxY + tolerance
  }

  func spansAcross(_ other: Frame) -> Bool {
    other.x >= x - lengthTolerance && other.maxX <= maxX + lengthTolerance
  }
}

/// One pixel at 3x, rounded up: how far a length may be from the number it is compared with.
let lengthTolerance = 0.34

func near(_ value: Double, _ expected: Double) -> Bool {
  abs(value - expected) <= lengthTolerance
}

func near(_ value: Double?, _ expected: Double) -> Bool {
  value.map { near($0, expected) } ?? false
}

func near(_ values: [Double], _ expected: [Double]) -> Bool {
  values.count == expected.count && zip(values, expected).allSatisfy { near($0, $1) }
}

func near(_ frame: Frame?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  frame.map { near($0.numbers, [x, y, width, height]) } ?? false
}

extension Description {
  var xs: [Double] { items.map(\.frame.x) }
  var widths: [Double] { items.map(\.frame.width) }
  var titles: [String] { items.map(\.title) }
  var roles: [String] { items.map(\.role) }
  var loaded: [Int] { pages.map(\.loaded) }
  var tabs: [Item] { items.filter { $0.role == "tab" } }
  var selectedItems: [Item] { items.filter(\.selected) }
  var badges: [String?] { items.map { $0.badge?.text } }
  /// The bar's lower edge without the home indicator's share: where the content stands.
  var contentBottom: Double { bar.frame.maxY - device.safeArea.bottom }
  var pageInWindow: Page? { pages.first(where: \.inWindow) }

  func names(of selectionOnly: Bool = true) -> [String] {
    let all = events.map(\.name)
    return selectionOnly ? all.filter { Self.selectionEvents.contains($0) } : all
  }

  func events(named name: String) -> [Event] { events.filter { $0.name == name } }
  func item(_ id: String) -> Item? { items.first { $0.id == id } }
  func page(_ id: String) -> Page? { pages.first { $0.id == id } }

  static let selectionEvents: Set = [
    "shouldSelect", "willSelect", "didSelect", "didReselect", "didDeny", "didWait", "didRedirect",
  ]

  /// The state without the story of how it came about: what "as before" compares.
  var state: Description {
    var copy = self
    copy.lifecycle = []
    copy.events = []
    return copy
  }
}
