// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

/// Takes an object of a document apart, field by field, and reports what it cannot use.
final class ObjectReader {
  let node: JSONNode
  let path: String
  let sink: DiagnosticSink
  /// The document's folder, where its pictures are looked at; `nil` if they are not.
  var folder: URL? { sink.folder }
  private var known: Set<String> = []

  init(_ node: JSONNode, path: String, sink: DiagnosticSink) {
    self.node = node
    self.path = path
    self.sink = sink
  }

  func path(of name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  /// A field's value; `nil` if it is absent or null.
  func field(_ name: String) -> JSONNode? {
    known.insert(name)
    guard let value = node[name], !value.isNull else { return nil }
    return value
  }

  func warn(_ name: String, _ value: JSONNode, _ message: String, remedy: String) {
    sink.report(.warning, path(of: name), at: value.offset, message, remedy: remedy)
  }

  func string(_ name: String) -> String? {
    guard let value = field(name) else { return nil }
    if let text = value.string { return text }
    warn(name, value, "\(value.kind) where text should be", remedy: "write text in quotes")
    return nil
  }

  func bool(_ name: String, default standard: Bool) -> Bool {
    guard let value = field(name) else { return standard }
    if let bool = value.bool { return bool }
    warn(name, value, "\(value.kind) where true or false should be", remedy: "write true or false")
    return standard
  }

  /// A length in points that is not negative.
  func length(_ name: String) -> Double? {
    guard let value = field(name) else { return nil }
    if let number = value.number, (0...10_000).contains(number) { return number }
    warn(
      name, value,
      value.number == nil ? "\(value.kind) where a number of points should be" : "out of range",
      remedy: "write a number of points from 0 to 10000 such as 24")
    return nil
  }

  /// A size in points: one number for both sides, or two in a list.
  func size(_ name: String) -> [Double]? {
    guard let value = field(name) else { return nil }
    let numbers = Self.sides(value)
    let isPair = numbers.count == 2
    if isPair, numbers.allSatisfy({ $0 > 0 && $0 <= 10_000 }) { return numbers }
    warn(
      name, value, isPair ? "out of range" : "no size in points",
      remedy: "write a number above 0, up to 10000, or two in a list such as [52, 59]")
    return nil
  }

  private static func sides(_ value: JSONNode) -> [Double] {
    if let side = value.number { return [side, side] }
    guard let list = value.array else { return [] }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : []
  }

  /// One of a list of words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, default standard: Word
  ) -> Word where Word.RawValue == String {
    guard let value = field(name) else { return standard }
    if let text = value.string, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    warn(name, value, "unknown value \(Self.quoted(value))", remedy: "write one of \(words)")
    return standard
  }

  static func quoted(_ value: JSONNode) -> String {
    value.string.map { "“\($0.prefix(40))”" } ?? value.kind
  }

  /// The fields nobody asked for, each with a note.
  func unknownFields() -> [DocumentValue.Member] {
    (node.members ?? []).filter { !known.contains($0.name) }.map { member in
      sink.report(
        .note, path(of: member.name), at: member.offset, "unknown field, kept but not used",
        remedy: "check the spelling, or leave it to newer versions")
      return DocumentValue.Member(member.name, member.value.value)
    }
  }
}
