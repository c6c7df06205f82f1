// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarConfiguration

/// `tabbar import`: a document made of another format.
enum ImportCommand: ToolCommand {
  static let name = "import"
  static let summary = "Make a document of another format, such as a mini-program's app.json."
  static let usage = "FILE [--from FORMAT] [--out FILE]"
  static let example = "tabbar import app.json --from wechat --out bar.json"
  static let maximumFiles = 1
  static let details = """
    FILE is a WeChat mini-program's app.json; of a document the same document is made.
    """
  static let options = [
    ToolOption(
      name: "--from", value: "FORMAT", help: "wechat; found out from the file if not stated"),
    ToolOption(name: "--out", value: "FILE", help: "where the document goes (default: printed)"),
  ]

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    guard let path = arguments.files.first else { throw .usage("name a FILE") }
    let out = try OutputFile.path("--out", in: arguments)
    let file: DocumentFile
    switch arguments.value("--from") {
    case nil: file = try DocumentFile(path)
    case "wechat":
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let importer = WeChatImporter(folder: folder)
      file = try DocumentFile(path, importer.document(from: try DocumentFile.read(path)))
    case let format?: throw .usage("--from \(format): not wechat")
    }
    let text = file.document.jsonText
    if let out {
      try OutputFile.write(Data(text.utf8), to: out, what: "the document")
    } else {
      try output.line(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    for message in file.messages { output.message(message.description) }
  }
}
