// SPDX-License-Identifier: MIT

import Foundation
internal import TabBarCore

extension TabBarDocument {
  /// The document as JSON text that ``parse(_:)`` reads back; defaults are left out.
  public var jsonText: String {
    value.jsonText + "\n"
  }

  /// The document as JSON values.
  var value: DocumentValue {
    var object = ObjectWriter()
    object.add("version", .number(Double(Self.currentVersion)))
    object.add("revision", revision.map { .string($0) })
    object.add("items", .array(items.map(\.value)))
    object.add("style", style.value)
    object.add("selected", selected.map { .string($0.rawValue) })
    return .object(object.members + unknownFields)
  }
}

/// Collects the members of an object, absent values left out.
struct ObjectWriter {
  private(set) var members: [DocumentValue.Member] = []

  mutating func add(_ name: String, _ value: DocumentValue?) {
    guard let value else { return }
    members.append(DocumentValue.Member(name, value))
  }

  var object: DocumentValue? { members.isEmpty ? nil : .object(members) }
}

extension DocumentValue {
  static func size(_ numbers: [Double]) -> DocumentValue {
    .array(numbers.map { .number($0) })
  }

  static func named(_ name: String, _ value: DocumentValue) -> DocumentValue {
    .object([Member(name, value)])
  }
}

extension TabBarDocument.Item {
  var value: DocumentValue {
    var object = ObjectWriter()
    object.add("id", .string(id.rawValue))
    if role != .tab { object.add("role", .string(role.rawValue)) }
    object.add("title", title.value)
    object.add("icon", icon.value)
    if iconRendering != .automatic { object.add("iconRendering", .string(iconRendering.rawValue)) }
    object.add("iconSize", iconSize.map { .size($0) })
    if playback != .always { object.add("playback", .string(playback.rawValue)) }
    object.add("badge", badge?.value)
    object.add("placement", placement.value)
    object.add("destination", destination.map { .string($0) })
    object.add("fallback", fallback.map { .string($0) })
    if !isEnabled { object.add("enabled", .bool(false)) }
    if !isVisible { object.add("visible", .bool(false)) }
    object.add("accessibilityLabel", accessibilityLabel?.value)
    if firesOn != .touchUp { object.add("firesOn", .string(firesOn.rawValue)) }
    return .object(object.members + unknownFields)
  }
}

extension LocalizedText {
  var value: DocumentValue {
    if entries.count == 1, let only = entries.first, only.language == Self.fallback {
      return .string(only.text)
    }
    return .object(entries.map { DocumentValue.Member($0.language, .string($0.text)) })
  }
}

extension DocumentIcons {
  var value: DocumentValue? {
    guard let selected else { return normal?.value }
    var object = ObjectWriter()
    object.add("normal", normal?.value)
    object.add("selected", selected.value)
    return object.object
  }
}

extension DocumentIcon {
  var value: DocumentValue {
    switch self {
    case .asset(let name): .string(name)
    case .system(let name): .named("system", .string(name))
    case .file(let path): .named("file", .string(path))
    case .url(let url): .named("url", .string(url.absoluteString))
    case .data(let data): .named("data", .string(data.base64EncodedString()))
    }
  }
}

extension Badge {
  /// The badge as a document writes it; `nil` for those that only an application can give.
  var value: DocumentValue? {
    switch self {
    case .count(let number, _): .number(Double(number))
    case .text(let text): .string(text)
    case .dot: .named("dot", .bool(true))
    case .image, .custom: nil
    }
  }
}

extension Placement {
  /// The placement as a document writes it; `nil` for the normal one.
  var value: DocumentValue? {
    var object = ObjectWriter()
    if let size {
      let numbers = DocumentValue.size([Double(size.width), Double(size.height)])
      switch vertical {
      case .standing:
        object.add("center", numbers)
      case .centered(let fraction):
        object.add(
          "raised",
          .object([.init("size", numbers), .init("centerY", .number(Double(fraction)))]))
      case .raised(let points):
        object.add(
          "raised", .object([.init("size", numbers), .init("by", .number(Double(points)))]))
      }
    } else if bulgeHeight > 0 {
      object.add("bulge", .number(Double(bulgeHeight)))
    } else if lift > 0 {
      object.add("raised", .number(Double(lift)))
    }
    if let word = TouchWord(touchShape), word != .rectangle {
      object.add("touch", .string(word.rawValue))
    }
    return object.object
  }
}
