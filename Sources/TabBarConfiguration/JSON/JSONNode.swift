// SPDX-License-Identifier: MIT

/// A value of a JSON text with the place where it begins.
struct JSONNode {
  enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  var content: Content
  /// The offset of its first byte.
  var offset: Int

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  var array: [JSONNode]? {
    if case .array(let nodes) = content { nodes } else { nil }
  }

  var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of a member; of several with one name the last one.
  subscript(name: String) -> JSONNode? {
    members?.last { $0.name == name }?.value
  }

  /// What kind of value this is, in words.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value without its places.
  var value: DocumentValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members):
      .object(members.map { DocumentValue.Member($0.name, $0.value.value) })
    }
  }
}

/// A name and its value in an object.
struct JSONMember {
  var name: String
  var offset: Int
  var value: JSONNode
}
