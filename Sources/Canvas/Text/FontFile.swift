// SPDX-License-Identifier: MIT
internal import Foundation

/// A font file and the Debian package that brings it.
package struct FontFile: Sendable, Hashable {
  package var path: String
  package var package: String

  package init(path: String, package: String) {
    (self.path, self.package) = (path, package)
  }

  /// All files that text is drawn with; nothing else on the machine is looked at, so that the
  /// same text gives the same pixels everywhere.
  package static let all: [FontFile] = inter + cjk + noto + emoji

  private static let inter = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ].flatMap { face in
    // Both optical sizes, as San Francisco has them: Text, and Display from 20 points.
    [
      "Inter-\(face)", "InterDisplay-\(face)",
      face == "Regular" ? "Inter-Italic" : "Inter-\(face)Italic",
    ].map {
      FontFile(path: "/usr/share/fonts/opentype/inter/\($0).otf", package: "fonts-inter")
    }
  }

  private static let cjk = ["Regular", "Bold"].map {
    FontFile(
      path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
  }

  private static let noto = scripts.flatMap { script in
    ["Regular", "Bold"].map {
      FontFile(
        path: "/usr/share/fonts/truetype/noto/NotoSans\(script)-\($0).ttf",
        package: "fonts-noto-core")
    }
  }

  /// The scripts beside Latin, Greek, Cyrillic and Han.
  static let scripts = [
    "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada",
    "Malayalam", "Gujarati", "Gurmukhi", "Sinhala", "Khmer", "Lao", "Myanmar", "Georgian",
    "Armenian", "Ethiopic",
  ]

  private static let emoji = [
    FontFile(
      path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      package: "fonts-noto-color-emoji")
  ]
}

/// Why text cannot be drawn on this machine.
package enum FontError: Error, Equatable, LocalizedError {
  /// A font file is not there.
  case missing(FontFile)
  /// A file is there but the font library cannot read it, or the library itself failed.
  case unusable(reason: String)

  package var errorDescription: String? {
    switch self {
    case .missing(let file):
      "The font \(file.path) is missing: run `apt-get install \(file.package)`."
    case .unusable(let reason):
      "The fonts cannot be used: \(reason)."
    }
  }
}
