// SPDX-License-Identifier: MIT
internal import Foundation

/// The file that `--out` names.
enum OutputFile {
  /// The path that an option names, or nil where it was not given.
  ///
  /// - Throws: ``ToolFailure/usage(_:)`` for an empty name, and for the dash that means the standard
  ///   output elsewhere.
  static func path(
    _ name: String, in arguments: ArgumentList
  ) throws(ToolFailure) -> String? {
    guard let path = arguments.value(name) else { return nil }
    guard !path.isEmpty else { throw .usage("\(name): the name is empty") }
    guard path != "-" else {
      throw .usage("\(name) -: the standard output is not taken — write a name, such as ./-")
    }
    return path
  }

  /// Writes a file whole.
  ///
  /// A regular file is replaced in one step and keeps its mode, so that nobody sees half of it. What
  /// is none, such as a device, a pipe or a link, is written to where it is, and stays what it is.
  ///
  /// - Parameters:
  ///   - data: What is written.
  ///   - path: The file.
  ///   - what: What the file is, for the message: `the picture`.
  /// - Throws: ``ToolFailure/input(_:)`` when the file cannot be written.
  static func write(_ data: Data, to path: String, what: String) throws(ToolFailure) {
    let url = URL(fileURLWithPath: path)
    do {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case nil: try data.write(to: url, options: .atomic)
      case .typeRegular?: try replace(url, by: data, mode: attributes?[.posixPermissions])
      case .typeDirectory?: throw CocoaError(.fileWriteInvalidFileName)
      default: try data.write(to: url)
      }
    } catch {
      throw .input("\(what) cannot be written", remedy: "check the folder", file: path)
    }
  }

  private static func replace(_ url: URL, by data: Data, mode: Any?) throws {
    let manager = FileManager.default
    let draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    // The mode comes first: what was for its owner only is so at every moment.
    let attributes = mode.map { [FileAttributeKey.posixPermissions: $0] }
    guard manager.isWritableFile(atPath: url.path),
      manager.createFile(atPath: draft.path, contents: nil, attributes: attributes)
    else {
      // A folder that takes no new file may still hold one that can be written.
      try data.write(to: url)
      return
    }
    do {
      try data.write(to: draft)
      guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(at: draft)
      throw error
    }
  }
}
