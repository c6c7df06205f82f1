// SPDX-License-Identifier: MIT
package import UIKit

/// One command of the tool: its words, and what it does.
@MainActor protocol ToolCommand {
  /// The word after `tabbar`.
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What follows the name in the usage line.
  static var usage: String { get }
  /// A command line that works.
  static var example: String { get }
  /// What more there is to know, in lines of at most 100 characters; empty for nothing.
  static var details: String { get }
  /// Every option it takes.
  static var options: [ToolOption] { get }
  /// How many files it takes at most.
  static var maximumFiles: Int { get }
  /// Does it.
  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure)
}

extension ToolCommand {
  static var details: String { "" }
}

/// The command-line tool: `tabbar COMMAND [options] …`.
@MainActor package enum Tool {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  /// How UIKit behaves, where that is not known for sure, under the screens that commands start.
  ///
  /// The default is iOS 16.5's way. Tests run the same command lines under every other.
  package static var switches = UIKitSwitches()

  static let commands: [any ToolCommand.Type] = [
    RenderCommand.self, DescribeCommand.self, PreviewCommand.self, GalleryCommand.self,
    ImportCommand.self, DevicesCommand.self,
  ]

  /// Runs a command line without the program's own name.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - output: Where results and messages go.
  /// - Returns: The exit status: 0 done, 1 the input is at fault, 2 wrong usage, 3 the machine lacks
  ///   something, 70 our own fault.
  package static func run(_ arguments: [String], into output: ToolOutput) async -> Int32 {
    guard let word = arguments.first else {
      output.message("tabbar: error: a command is missing")
      output.message(usageLine)
      return 2
    }
    switch word {
    case "--help", "-h", "help": return printed(help, into: output)
    case "--version": return printed("tabbar \(version)", into: output)
    default: break
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      output.message("tabbar: error: '\(word)' is no command")
      output.message(usageLine)
      return 2
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      return printed(help(of: command), into: output)
    }
    do throws(ToolFailure) {
      let list = try ArgumentList(
        rest, options: command.options, maximumFiles: command.maximumFiles)
      try await command.run(list, into: output)
      return 0
    } catch {
      report(error, into: output)
      if case .usage = error { output.message(usageLine(of: command)) }
      return error.exitStatus
    }
  }

  /// Prints a text that is the whole result, and returns the exit status.
  private static func printed(_ text: String, into output: ToolOutput) -> Int32 {
    do throws(ToolFailure) {
      try output.line(text)
      return 0
    } catch {
      report(error, into: output)
      return error.exitStatus
    }
  }

  private static func report(_ failure: ToolFailure, into output: ToolOutput) {
    for message in failure.messages { output.message(message) }
  }

  private static let usageLine =
    "usage: tabbar COMMAND [options] …   ('tabbar --help' lists the commands)"

  private static func usageLine(of command: any ToolCommand.Type) -> String {
    "usage: tabbar \(command.name)\(command.usage.isEmpty ? "" : " ")\(command.usage)"
  }

  private static var help: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { command in
      "  " + command.name.padded(to: width) + "  " + command.summary
    }
    return """
      Looks at tab bars: draws them, describes them, presses them.

      usage: tabbar COMMAND [options] …

      \(list.joined(separator: "\n"))

      'tabbar COMMAND --help' has the options and an example of each command.
      Exit status: 0 done, 1 the input is at fault, 2 wrong usage, 3 the machine lacks something,
      70 our own fault. Results go to the standard output, messages to the standard error.
      """
  }

  private static func help(of command: any ToolCommand.Type) -> String {
    let names = command.options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = names.map(\.count).max() ?? 0
    let list = zip(names, command.options).map { name, option in
      "  " + name.padded(to: width) + "  " + option.help.wrapped(at: 96 - width, indent: width + 4)
    }
    let options = list.isEmpty ? "" : "\n\n" + list.joined(separator: "\n")
    let details = command.details.isEmpty ? "" : "\n\n" + command.details
    return """
      \(command.summary)

      \(usageLine(of: command))\(options)\(details)

      Example: \(command.example)
      """
  }
}

extension String {
  /// The text broken between words into lines of a width, all but the first indented.
  func wrapped(at width: Int, indent: Int) -> String {
    var lines = [""]
    for word in split(separator: " ") {
      if let last = lines.last, last.isEmpty || last.count + 1 + word.count <= width {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// The text with spaces after it, for columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
