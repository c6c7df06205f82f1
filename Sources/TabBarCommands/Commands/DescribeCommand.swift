// SPDX-License-Identifier: MIT

/// `tabbar describe`: what is on a screen, as JSON.
enum DescribeCommand: ToolCommand {
  static let name = "describe"
  static let summary = "Print what is on a screen as one JSON object; lengths are in points."
  static let usage = "[FILE | --screen NAME] [options]"
  static let example = "tabbar describe --screen Dock --tap 295,793"
  static let maximumFiles = 1
  @MainActor static var details: String { ScreenOptions.details }
  static let options = ScreenOptions.options

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    let session = try ScreenOptions(arguments).run()
    try output.line(Description(of: session).json.text())
    try session.report(into: output)
  }
}
