// SPDX-License-Identifier: MIT
package import Foundation

/// Where a command writes: results to the standard output, everything else to the standard error.
///
/// Tests use ``captured()`` and read what was written.
@MainActor package final class ToolOutput {
  /// What was written to the standard output, when it is captured.
  package private(set) var output = Data()
  /// What was written to the standard error, when it is captured.
  package private(set) var errors = ""

  private let isCaptured: Bool

  private init(isCaptured: Bool) { self.isCaptured = isCaptured }

  /// The process's own two streams.
  package static func standard() -> ToolOutput { ToolOutput(isCaptured: false) }

  /// Two streams that are kept in memory.
  package static func captured() -> ToolOutput { ToolOutput(isCaptured: true) }

  /// What was written to the standard output, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Writes one line of the result.
  func line(_ text: String) {
    let data = Data((text + "\n").utf8)
    if isCaptured { output += data } else { FileHandle.standardOutput.write(data) }
  }

  /// Writes one line that is not the result.
  func message(_ text: String) {
    if isCaptured {
      errors += text + "\n"
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
