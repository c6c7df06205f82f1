// SPDX-License-Identifier: MIT

import Foundation

extension ObjectReader {
  /// A picture that cannot be used: what is the matter, and what to do about it.
  private struct Fault: Error {
    var message: String
    var remedy: String
  }

  /// A picture: the name of an asset, or an object that says where it is.
  ///
  /// What cannot be used is left out with one warning. Where the document's folder is known, files
  /// and bytes are looked at too: a bar whose pictures cannot be drawn is refused as a whole, so
  /// they are errors.
  func icon(_ name: String) -> DocumentIcon? {
    guard let value = field(name) else { return nil }
    let icon: DocumentIcon
    do {
      icon = try Self.icon(value)
    } catch {
      let fault = error as? Fault
      warn(
        name, value, fault?.message ?? "no picture, it is left out",
        remedy: fault?.remedy
          ?? "write the name of an asset, or an object with asset, system, file, url or data")
      return nil
    }
    if let folder, let fault = PictureCheck(folder: folder).fault(of: icon) {
      sink.report(
        .error, path(of: name), at: value.offset, fault.message, remedy: fault.remedy)
    }
    return icon
  }

  private static func icon(_ value: JSONNode) throws -> DocumentIcon {
    let standard = Fault(
      message: "no picture, it is left out",
      remedy: "write the name of an asset, or an object with asset, system, file, url or data")
    if let text = value.string {
      if text.isEmpty { throw standard }
      if let fault = prefixed(text) { throw fault }
      return .asset(text)
    }
    guard let members = value.members, members.count == 1, let member = members.first,
      let text = member.value.string, !text.isEmpty
    else { throw standard }
    switch member.name {
    case "asset": return .asset(text)
    case "system": return .system(text)
    case "file": return try file(text)
    case "url":
      if let url = TabBarDocument.url(text), url.scheme != nil { return .url(url) }
      throw Fault(
        message: "“\(text.prefix(40))” is no complete address, the picture is left out",
        remedy: "write an address such as https://example.org/home.png")
    case "data":
      let base64 = text.hasPrefix("data:") ? text.split(separator: ",").last.map(String.init) : text
      if let data = Data(base64Encoded: base64 ?? "", options: .ignoreUnknownCharacters),
        !data.isEmpty
      {
        return .data(data)
      }
      throw Fault(
        message: "these are no bytes in base64, the picture is left out",
        remedy: "write a PNG or GIF in base64")
    default: throw standard
    }
  }

  private static func file(_ text: String) throws -> DocumentIcon {
    if let fault = prefixed(text) { throw fault }
    if isInside(text) { return .file(text) }
    throw Fault(
      message: "the file “\(text.prefix(40))” lies outside the document's folder, it is left out",
      remedy: "put the picture beside the document and write a path without .. and leading /")
  }

  /// Text that means another kind of picture than its place says, such as `system:book`.
  ///
  /// No asset's and no file's name has such a beginning.
  private static func prefixed(_ text: String) -> Fault? {
    let kinds = ["asset", "system", "file", "url"]
    let beginning = text.prefix { $0 != ":" }
    guard beginning.count < text.count else { return nil }
    let rest = text.dropFirst(beginning.count + 1)
    let shown = "“\(text.prefix(40))”"
    if text.hasPrefix("data:") {
      return Fault(
        message: "\(shown) is not a name but bytes, the picture is left out",
        remedy: "write {\"data\": \"…\"}")
    }
    if rest.hasPrefix("//"), beginning != "asset", beginning != "system" {
      return Fault(
        message: "\(shown) is not a name but an address, the picture is left out",
        remedy: "write {\"url\": \"\(text.prefix(40))\"}")
    }
    guard kinds.contains(String(beginning)) else { return nil }
    return Fault(
      message: "\(shown) is not a name, the picture is left out",
      remedy: "write {\"\(beginning)\": \"\(rest.prefix(40))\"}")
  }

  /// Whether a path stays in the document's own folder.
  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.hasPrefix("~")
      && !path.split(separator: "/").contains("..")
  }
}
