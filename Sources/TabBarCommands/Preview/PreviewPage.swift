// SPDX-License-Identifier: MIT
internal import Foundation
internal import PreviewServer

/// The files of the web page, read once.
struct PreviewPage: Sendable {
  private let files: [String: PreviewResponse]

  /// Reads the page.
  ///
  /// - Throws: ``ToolFailure/machine(_:)`` where the tool was installed without its resources.
  init() throws(ToolFailure) {
    // Browsers ask for an icon whether there is one or not.
    var files = ["/favicon.ico": PreviewResponse(contentType: "image/x-icon")]
    for (path, name, type) in [
      ("/", "index.html", "text/html"), ("/preview.css", "preview.css", "text/css"),
      ("/preview.js", "preview.js", "text/javascript"),
    ] {
      guard let folder = Bundle.module.resourceURL,
        let data = try? Data(contentsOf: folder.appendingPathComponent("Page/\(name)"))
      else {
        throw .machine(
          "the preview's file '\(name)' is missing — keep the folder "
            + "TabBarKit_TabBarCommands.resources beside the program")
      }
      files[path] = PreviewResponse(contentType: "\(type); charset=utf-8", body: Array(data))
    }
    self.files = files
  }

  /// The file at a path.
  func response(to request: PreviewRequest) -> PreviewResponse {
    files[request.path] ?? .notFound
  }
}
