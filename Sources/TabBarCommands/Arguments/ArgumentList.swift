// SPDX-License-Identifier: MIT

/// An option that a command takes.
struct ToolOption: Hashable, Sendable {
  /// The name with its dashes, such as `--device`.
  let name: String
  /// What stands for the value in the usage, such as `ID`; nil for a flag.
  var value: String?
  /// Whether it may come more than once.
  var repeats = false
  /// One line for the help.
  let help: String
}

/// A command line that was taken apart, in its order.
struct ArgumentList: Sendable {
  /// An option with its value; a flag's value is empty.
  struct Entry: Hashable, Sendable {
    let name: String
    let value: String
  }

  private(set) var entries: [Entry] = []
  private(set) var files: [String] = []

  /// Takes arguments apart by the options that the command knows.
  ///
  /// Values follow their option or an equals sign; `--` ends the options.
  init(_ arguments: [String], options: [ToolOption], maximumFiles: Int) throws(ToolFailure) {
    let known = Dictionary(options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        guard files.count < maximumFiles else {
          throw .usage("unexpected argument '\(argument)'")
        }
        files.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = known[name] else { throw .usage("unknown option '\(name)'") }
      guard option.repeats || !entries.contains(where: { $0.name == name }) else {
        throw .usage("option '\(name)' is given twice")
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .usage("option '\(name)' takes no value") }
        entries.append(Entry(name: name, value: ""))
      } else if parts.count == 2 {
        entries.append(Entry(name: name, value: String(parts[1])))
      } else if let value = rest.popFirst() {
        entries.append(Entry(name: name, value: value))
      } else {
        throw .usage("option '\(name)' needs a value: \(name) \(option.value ?? "VALUE")")
      }
    }
  }

  /// The value of an option, or nil where it was not given.
  func value(_ name: String) -> String? { entries.last { $0.name == name }?.value }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// A whole number within a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws(ToolFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(name) \(text): not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
