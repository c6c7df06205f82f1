// SPDX-License-Identifier: MIT
import Foundation
import TabBarCommands
import Testing
import UIKit

/// The root of all suites here: they share the one simulated phone, so they run one by one.
@Suite(.serialized) @MainActor struct Screens {}

/// What one call of the tool left behind.
struct ToolResult {
  var arguments: [String]
  var status: Int32
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var errorLines: [String] {
    errors.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast(errors.hasSuffix("\n") ? 1 : 0).map(String.init)
  }
}

struct ToolFailure: Error, CustomStringConvertible {
  var result: ToolResult
  var description: String {
    "tabbar \(result.arguments.joined(separator: " ")) → \(result.status): \(result.errors)"
  }
}

/// Runs the tool in this process, exactly as the command line would.
@MainActor func tabbar(_ arguments: [String]) async -> ToolResult {
  let output = ToolOutput.captured()
  let status = await Tool.run(arguments, into: output)
  return ToolResult(
    arguments: arguments, status: status, output: output.output, errors: output.errors)
}

@MainActor private func successful(_ arguments: [String]) async throws -> ToolResult {
  let result = await tabbar(arguments)
  guard result.status == 0 else { throw ToolFailure(result: result) }
  return result
}

/// The system's own bar is UIKit's: it is looked at as iOS 16.5 has it only.
///
/// A test that runs under every preset therefore asks for it once.
@MainActor private func screenData(
  _ screen: String, _ words: [String], _ make: () async throws -> Data
) async throws -> Data {
  guard screen.hasPrefix("MainFrameworkSystem") else { return try await make() }
  if let known = EveryPreset.systemScreens?[words] { return known }
  let data = try await Tool.with(UIKitSwitches()) { try await make() }
  EveryPreset.systemScreens?[words] = data
  return data
}

private func arguments(_ steps: [String]) -> [String] { steps.flatMap { ["--do", $0] } }

/// The description of a Gallery screen after the steps.
@MainActor func describe(
  _ screen: String, _ options: [String] = [], do steps: [String] = []
) async throws -> Description {
  let words = ["describe", "--screen", screen] + options + arguments(steps)
  let output = try await screenData(screen, words) { try await successful(words).output }
  return try JSONDecoder().decode(Description.self, from: output)
}

/// The description of a document's bar after the steps.
@MainActor func describe(
  file: URL, _ options: [String] = [], do steps: [String] = []
) async throws -> Description {
  let result = try await successful(["describe", file.path] + options + arguments(steps))
  return try JSONDecoder().decode(Description.self, from: result.output)
}

/// The picture of a Gallery screen after the steps, as the file's bytes.
@MainActor func render(
  _ screen: String, _ options: [String] = [], scale: Int? = 1, do steps: [String] = []
) async throws -> Data {
  let scaling = scale.map { ["--scale", "\($0)"] } ?? []
  let words = ["render", "--screen", screen] + options + arguments(steps) + scaling
  return try await screenData(screen, words) {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "picture.png")
      _ = try await successful(words + ["--out", file.path])
      return try Data(contentsOf: file)
    }
  }
}

/// A folder that is gone when the body returns.
@MainActor func withTemporaryFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "gallery-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Every screen that the Gallery must have, by its name on the command line.
enum ScreenName: String, CaseIterable, CustomTestStringConvertible {
  case centerView = "CenterView"
  case raisedPublish = "RaisedPublish"
  case dock = "Dock"
  case backEnd = "BackEnd"
  case backEndAttached = "BackEndAttached"
  case mainFramework = "MainFramework"
  case mainFrameworkSeven = "MainFrameworkSeven"
  case mainFrameworkAttached = "MainFrameworkAttached"
  case mainFrameworkSystem = "MainFrameworkSystem"
  case mainFrameworkSystemSeven = "MainFrameworkSystemSeven"
  case player = "Player"
  case styles = "Styles"
  case shapes = "Shapes"
  case items = "Items"
  case motion = "Motion"
  case scrolling = "Scrolling"
  case rail = "Rail"

  var testDescription: String { rawValue }
  var hasPages: Bool { self != .dock }
  /// The screens whose bar lies along the lower edge and shows all of its items.
  static let across: [ScreenName] = allCases.filter { $0 != .scrolling && $0 != .rail }
  /// The screens with one page a tab and nothing else in the bar.
  static let frameworks: [ScreenName] = [
    .mainFramework, .mainFrameworkSeven, .mainFrameworkAttached, .mainFrameworkSystem,
    .mainFrameworkSystemSeven,
  ]
  /// The frameworks' screens with five pages.
  static let fivePages: [ScreenName] = [
    .mainFramework, .mainFrameworkAttached, .mainFrameworkSystem,
  ]
  static let backEnds: [ScreenName] = [.backEnd, .backEndAttached]
  static let withPages: [ScreenName] = allCases.filter(\.hasPages)
}
