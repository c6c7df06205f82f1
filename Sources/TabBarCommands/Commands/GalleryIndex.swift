// SPDX-License-Identifier: MIT
internal import Foundation

/// The page that shows what `gallery` has drawn.
struct GalleryIndex {
  struct Screen {
    let name: String
    let summary: String
    var pictures: [(label: String, path: String)] = []
  }

  struct Document {
    let file: String
    var picture: String?
    var items: [String] = []
    /// The selected title's colour.
    var color: String?
    var messages: [String] = []

    /// One line about what became of the file.
    var outcome: String {
      picture == nil
        ? "refused" : "\(items.count) items: " + items.joined(separator: ", ")
    }
  }

  var screens: [Screen] = []
  var documents: [Document] = []

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>TabBarKit gallery</title>
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 24px; }
    h2 { margin: 32px 0 4px; }
    p { margin: 0 0 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; width: 200px; overflow-wrap: anywhere; }
    img { width: 200px; border-radius: 14px; box-shadow: 0 2px 12px #0003; display: block; }
    figcaption { padding: 6px 0 16px; font-size: 12px; }
    .message { color: #b3261e; }
    .swatch { display: inline-block; width: 10px; height: 10px; border-radius: 5px; }
    </style>
    <h1>TabBarKit gallery</h1>
    \(screens.map(Self.section).joined(separator: "\n"))
    <h2>Documents</h2>
    <p>\(documents.count) files, \(documents.count { $0.picture == nil }) refused.</p>
    <div class="row">
    \(documents.map(Self.figure).joined(separator: "\n"))
    </div>
    </html>

    """
  }

  private static func section(_ screen: Screen) -> String {
    let figures = screen.pictures.map { picture in
      figure(picture.path, caption: escaped(picture.label))
    }
    return """
      <h2>\(escaped(screen.name))</h2>
      <p>\(escaped(screen.summary))</p>
      <div class="row">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private static func figure(_ document: Document) -> String {
    var caption = "<b>\(escaped(document.file))</b>"
    if document.picture != nil { caption += "<br>\(escaped(document.outcome))" }
    if let color = document.color {
      caption += "<br><span class=\"swatch\" style=\"background:\(color)\"></span> \(color)"
    }
    for message in document.messages {
      caption += "<br><span class=\"message\">\(escaped(message))</span>"
    }
    return figure(document.picture, caption: caption)
  }

  private static func figure(_ path: String?, caption: String) -> String {
    let picture = path.map { path in
      let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      return "<a href=\"\(address)\"><img loading=\"lazy\" alt=\"\" src=\"\(address)\"></a>"
    }
    return "<figure>\(picture ?? "")<figcaption>\(caption)</figcaption></figure>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
