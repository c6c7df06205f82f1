// SPDX-License-Identifier: MIT

import Foundation

/// Reads JSON with the place of every value, which Foundation's reader does not tell.
///
/// Strict, it takes what RFC 8259 allows and no duplicate names. Tolerant, it also takes what is
/// found in real projects: comments, trailing and missing commas, raw control characters in text,
/// duplicate names (the last one counts).
struct JSONScanner {
  /// Why a text cannot be read any further.
  struct Fault: Error {
    var path: String
    var offset: Int
    var message: String
    var remedy: String
  }

  /// The deepest nesting that is read: no real document comes near, and the stack is safe.
  static let depthLimit = 64

  let bytes: [UInt8]
  let isTolerant: Bool
  let sink: DiagnosticSink
  var index: Int
  var path: [String] = []
  private var depth = 0

  private init(source: SourceText, isTolerant: Bool, sink: DiagnosticSink) {
    bytes = source.bytes
    index = source.start
    self.isTolerant = isTolerant
    self.sink = sink
  }

  /// The root value, or `nil` with an error in the sink.
  static func read(_ source: SourceText, tolerant: Bool, sink: DiagnosticSink) -> JSONNode? {
    if source.isTooLong {
      sink.report(
        .error, "", at: nil, "the text is longer than \(SourceText.limit) bytes",
        remedy: "send a smaller document")
      return nil
    }
    if let offset = source.firstInvalidOffset {
      sink.report(
        .error, "", at: offset, "this byte is no UTF-8 text", remedy: "save the file as UTF-8")
      return nil
    }
    if let offset = source.firstConflictOffset {
      sink.report(
        .error, "", at: offset, "a mark of an unresolved merge conflict",
        remedy: "resolve the conflict and remove the marks")
      return nil
    }
    var scanner = JSONScanner(source: source, isTolerant: tolerant, sink: sink)
    do {
      return try scanner.document()
    } catch let fault as Fault {
      sink.report(.error, fault.path, at: fault.offset, fault.message, remedy: fault.remedy)
    } catch {
      sink.report(
        .error, scanner.pathText, at: scanner.index, "\(error)", remedy: "check the text here")
    }
    return nil
  }

  func fault(_ message: String, at offset: Int? = nil, remedy: String) -> Fault {
    Fault(path: pathText, offset: offset ?? index, message: message, remedy: remedy)
  }

  var pathText: String {
    path.reduce(into: "") { text, part in
      text += text.isEmpty || part.hasPrefix("[") ? part : "." + part
    }
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: Values

  private mutating func document() throws -> JSONNode {
    try skipSpace()
    guard byte != nil else { throw fault("the text is empty", remedy: "write a JSON object") }
    let isGarbage = byte != UInt8(ascii: "{") && bytes[index...].contains(UInt8(ascii: "{"))
    if isGarbage, byte != UInt8(ascii: "[") {
      throw fault("there is text before the first brace", remedy: "remove what stands before it")
    }
    let node = try value()
    try skipSpace()
    if byte != nil {
      throw fault("there is more text after the end", remedy: "remove what follows the last brace")
    }
    return node
  }

  private mutating func value() throws -> JSONNode {
    let start = index
    switch byte {
    case UInt8(ascii: "{"): return try nested { scanner in try scanner.object() }
    case UInt8(ascii: "["): return try nested { scanner in try scanner.array() }
    case UInt8(ascii: "\""): return JSONNode(content: .string(try string()), offset: start)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONNode(content: .number(try number()), offset: start)
    case UInt8(ascii: "t") where take("true"): return JSONNode(content: .bool(true), offset: start)
    case UInt8(ascii: "f") where take("false"):
      return JSONNode(content: .bool(false), offset: start)
    case UInt8(ascii: "n") where take("null"): return JSONNode(content: .null, offset: start)
    default: throw unexpected("a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONScanner) throws -> JSONNode
  ) throws -> JSONNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw fault(
        "values are nested more than \(Self.depthLimit) deep", remedy: "flatten the document")
    }
    return try read(&self)
  }

  private mutating func object() throws -> JSONNode {
    let start = index
    index += 1
    var members: [JSONMember] = []
    var names: Set<String> = []
    while try more(until: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let nameOffset = index
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      path.append(name)
      defer { path.removeLast() }
      if !names.insert(name).inserted { try reportDuplicate(at: nameOffset) }
      try skipSpace()
      guard byte == UInt8(ascii: ":") else { throw unexpected("a colon after the name") }
      index += 1
      try skipSpace()
      members.append(JSONMember(name: name, offset: nameOffset, value: try value()))
    }
    return JSONNode(content: .object(members), offset: start)
  }

  private mutating func array() throws -> JSONNode {
    let start = index
    index += 1
    var nodes: [JSONNode] = []
    while try more(until: UInt8(ascii: "]"), isFirst: nodes.isEmpty) {
      path.append("[\(nodes.count)]")
      defer { path.removeLast() }
      nodes.append(try value())
    }
    return JSONNode(content: .array(nodes), offset: start)
  }

  /// Goes to the next element, over the comma; `false` behind the closing bracket.
  private mutating func more(until end: UInt8, isFirst: Bool) throws -> Bool {
    let previous = index
    try skipSpace()
    if byte == end {
      index += 1
      return false
    }
    guard byte != nil else {
      throw fault("the text ends before it is closed", remedy: "add the missing bracket or brace")
    }
    if isFirst { return true }
    guard byte == UInt8(ascii: ",") else {
      let beginsElement = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{")
      guard isTolerant, beginsElement else { throw unexpected("a comma or the end") }
      sink.report(.warning, pathText, at: previous, "a comma is missing", remedy: "add the comma")
      return true
    }
    let comma = index
    index += 1
    try skipSpace()
    guard byte == end else { return true }
    let message = "a comma before the end"
    guard isTolerant else { throw fault(message, at: comma, remedy: "remove the comma") }
    sink.report(.warning, pathText, at: comma, message, remedy: "remove the comma")
    index += 1
    return false
  }

  private func reportDuplicate(at offset: Int) throws {
    let message = "the name occurs twice"
    guard isTolerant else {
      throw fault(message, at: offset, remedy: "remove one of the two")
    }
    sink.report(
      .warning, pathText, at: offset, message + ", the last one counts",
      remedy: "remove the first one")
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  func unexpected(_ expected: String) -> Fault {
    guard let byte else {
      return fault(
        "the text ends where \(expected) should be", remedy: "complete the document")
    }
    let character = String(decoding: bytes[index...].prefix(4), as: UTF8.self).first
    let found = byte < 0x20 ? "a control character" : character.map { "“\($0)”" } ?? "this"
    return fault("\(found) where \(expected) should be", remedy: "write \(expected)")
  }
}
