// SPDX-License-Identifier: MIT
internal import Foundation
public import TabBarConfiguration
internal import TabBarRemote

/// Why a document cannot be shown.
public struct GalleryDocumentError: Error, Hashable {
  /// What is to be said about the document, with at least one error among it.
  public let diagnostics: [DocumentDiagnostic]
}

extension GalleryDocumentError: CustomStringConvertible {
  /// One line for each diagnostic.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension DocumentDiagnostic {
  /// A document came to a screen whose bar is written in code.
  static func notApplicable(to screen: String) -> DocumentDiagnostic {
    DocumentDiagnostic(
      .error, path: "", message: "the bar of \(screen) does not come from a document",
      remedy: "use BackEnd, BackEndAttached or a document of your own")
  }

  /// The host cannot show the document's bar; its errors say the remedy after a dash.
  static func refused(by error: any Error) -> DocumentDiagnostic {
    if let error = error as? TabBarApplyError { return error.diagnostic }
    let parts = String(describing: error).components(separatedBy: " — ")
    return DocumentDiagnostic(
      .error, path: "items", message: parts.first ?? "",
      remedy: parts.dropFirst().joined(separator: " — "))
  }
}
