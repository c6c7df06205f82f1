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

  private let streams: (output: FileHandle, errors: FileHandle)?

  private init(_ streams: (output: FileHandle, errors: FileHandle)?) { self.streams = streams }

  /// The process's own two streams.
  package static func standard() -> ToolOutput {
    streams(output: .standardOutput, errors: .standardError)
  }

  /// Two streams that are kept in memory.
  package static func captured() -> ToolOutput { ToolOutput(nil) }

  /// Two streams that are open for writing.
  static func streams(output: FileHandle, errors: FileHandle) -> ToolOutput {
    // A reader that left is told by the failed write then, which can be handled.
    signal(SIGPIPE, SIG_IGN)
    return ToolOutput((output, errors))
  }

  /// What was written to the standard output, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Writes one line of the result.
  ///
  /// - Parameter text: The line, without its end.
  /// - Throws: ``ToolFailure/readerLeft`` when nobody reads the result any more, and
  ///   ``ToolFailure/input(_:)`` when it cannot be written for another reason, such as a full disk.
  func line(_ text: String) throws(ToolFailure) {
    let data = Data((text + "\n").utf8)
    guard let streams else {
      output += data
      return
    }
    do {
      try streams.output.write(contentsOf: data)
    } catch {
      guard !Self.isClosedPipe(error) else { throw .readerLeft }
      throw .input("the result cannot be written", remedy: "check where the output goes")
    }
  }

  /// Writes one line that is not the result; control characters in it are written as escapes.
  ///
  /// Where the standard error cannot be written either, there is nowhere left to say so.
  func message(_ text: String) {
    let line = text.withEscapedControls + "\n"
    if let streams {
      try? streams.errors.write(contentsOf: Data(line.utf8))
    } else {
      errors += line
    }
  }

  /// Whether an error, or what caused it, is that the reader of a pipe has closed it.
  private static func isClosedPipe(_ error: any Error) -> Bool {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return error.code == Int(EPIPE) }
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError).map(isClosedPipe) ?? false
  }
}

extension String {
  /// The text on one line: line ends and other control characters become `\n` or `\u{1B}`.
  ///
  /// Names of files may hold any character, and a terminal would obey some of them.
  var withEscapedControls: String {
    var text = ""
    for scalar in unicodeScalars {
      switch (scalar, scalar.properties.generalCategory) {
      case ("\n", _): text += "\\n"
      case ("\r", _): text += "\\r"
      case ("\t", _): text += "\\t"
      case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
