// SPDX-License-Identifier: MIT
internal import Foundation

/// Where misuse goes that Apple's UIKit answers with an Objective-C exception.
///
/// Linux has no such exceptions. The default handler stops the process with the reason, as an
/// uncaught exception would; a test replaces the handler and reads the reason. After a handler
/// that returns, the call that failed has changed nothing.
@MainActor package enum UIKitFailure {
  /// Takes the reason of a failure.
  ///
  /// The default stops the process.
  package static var handler: @MainActor (String) -> Void = stop

  /// Reports misuse to the ``handler``.
  package static func report(_ reason: String) { handler(reason) }

  /// Runs a closure and returns the reasons that were reported meanwhile.
  package static func recording(_ body: () throws -> Void) rethrows -> [String] {
    let former = handler
    var reasons: [String] = []
    handler = { reasons.append($0) }
    defer { handler = former }
    try body()
    return reasons
  }

  private static func stop(_ reason: String) {
    fatalError("NSInternalInconsistencyException: \(reason)")
  }
}
