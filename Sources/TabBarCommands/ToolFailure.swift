// SPDX-License-Identifier: MIT

/// One line about an input: where, how bad, what, and what to do.
struct ToolMessage: Hashable, Sendable {
  var file: String?
  var line: Int?
  var column: Int?
  var severity = "error"
  /// The place inside the document, such as `tabs[2].icon`; empty for the whole.
  var path = ""
  var text: String
  var remedy: String?

  /// The line as it is printed: `FILE:LINE:COLUMN: error: path: what — remedy`.
  var description: String {
    var place = file ?? "tabbar"
    if file != nil, let line { place += ":\(line)" + (column.map { ":\($0)" } ?? "") }
    let subject = path.isEmpty ? "" : "\(path): "
    let end = remedy.map { " — \($0)" } ?? ""
    return "\(place): \(severity): \(subject)\(text)\(end)"
  }
}

/// Why a command did not do what it was asked.
enum ToolFailure: Error {
  /// The command line is wrong: exit status 2, and the usage line.
  case usage(String)
  /// The input is at fault, or a comparison differs: exit status 1.
  case input([ToolMessage])
  /// The machine lacks something: exit status 3.
  case machine(String)
  /// Nobody reads the result any more, as behind `head -1`: no message, exit status 0.
  case readerLeft
  /// Our own fault: exit status 70.
  case fault(String)

  /// An input's fault in one sentence.
  static func input(_ text: String, remedy: String? = nil, file: String? = nil) -> ToolFailure {
    .input([ToolMessage(file: file, text: text, remedy: remedy)])
  }

  var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .input: 1
    case .machine: 3
    case .readerLeft: 0
    case .fault: 70
    }
  }

  var messages: [String] {
    switch self {
    case .usage(let text), .machine(let text): ["tabbar: error: \(text)"]
    case .input(let messages): messages.map(\.description)
    case .readerLeft: []
    case .fault(let text):
      ["tabbar: error: \(text) — this is a fault of the tool; please report it"]
    }
  }
}
