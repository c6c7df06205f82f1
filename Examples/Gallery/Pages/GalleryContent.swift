// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

/// What a page says, apart from its controls.
struct GalleryContent {
  /// The colour of a page's card and dots: one of the system's, so that it follows the appearance.
  enum Tone: CaseIterable {
    case orange, teal, indigo, pink, blue, green, purple

    @MainActor var color: UIColor {
      switch self {
      case .orange: .systemOrange
      case .teal: .systemTeal
      case .indigo: .systemIndigo
      case .pink: .systemPink
      case .blue: .systemBlue
      case .green: .systemGreen
      case .purple: .systemPurple
      }
    }
  }

  struct Row {
    let title: String
    let detail: String

    init(_ title: String, _ detail: String) {
      self.title = title
      self.detail = detail
    }
  }

  let title: String
  let summary: String
  let tone: Tone
  let rows: [Row]
  let words: Words

  init(
    _ title: String, _ summary: String, _ tone: Tone, _ rows: [Row], words: Words = .english
  ) {
    self.title = title
    self.summary = summary
    self.tone = tone
    self.rows = rows
    self.words = words
  }

  /// The same page one level deeper, or laid over it.
  func renamed(_ title: String, summary: String) -> GalleryContent {
    GalleryContent(title, summary, tone, rows, words: words)
  }
}

extension GalleryContent {
  /// The page of a tab that a document names: one of the gallery's if the id is known, else one
  /// that says where it comes from.
  ///
  /// `language` is a BCP 47 tag; `title` is the tab's.
  static func named(_ id: TabID, _ title: String, language: String) -> GalleryContent {
    let isChinese = language.hasPrefix("zh")
    let known = isChinese ? Chinese.byID[id] : English.byID[id]
    // Without a title, too: a page's title would become that of a tab that has only an icon.
    if let known { return known.renamed(title, summary: known.summary) }
    return GalleryContent(
      title, isChinese ? "来自后台下发的配置" : "A page that a document asked for",
      tone(of: id), isChinese ? Chinese.home.rows : English.discover.rows,
      words: isChinese ? .chinese : .english)
  }

  /// A colour that is always the same for an id.
  private static func tone(of id: TabID) -> Tone {
    let sum = id.rawValue.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 9_973 }
    return Tone.allCases[sum % Tone.allCases.count]
  }
}
