// SPDX-License-Identifier: MIT

public import Foundation

/// Where the picture of an icon comes from.
public enum IconSource: Hashable, Sendable {
  /// A picture of the application by its name, looked up in the bundle the bar is told.
  case image(String)
  /// A symbol of the system by its name, for example `house.fill`.
  case system(String)
  /// The bytes of a PNG or GIF; `key` names the picture, so that equal keys mean equal pictures.
  case data(Data, key: String)
  /// A PNG or GIF in a file.
  case file(URL)

  /// A short name for messages and descriptions: the asset, symbol, key or last path component.
  public var name: String {
    switch self {
    case .image(let name), .system(let name), .data(_, let name): name
    case .file(let url): url.lastPathComponent
    }
  }

  /// Compares by name and place; pictures of bytes compare by key alone, which is why keys matter.
  public static func == (left: IconSource, right: IconSource) -> Bool {
    switch (left, right) {
    case (.image(let one), .image(let other)): one == other
    case (.system(let one), .system(let other)): one == other
    case (.data(_, let one), .data(_, let other)): one == other
    case (.file(let one), .file(let other)): one == other
    default: false
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .image(let name):
      hasher.combine(0)
      hasher.combine(name)
    case .system(let name):
      hasher.combine(1)
      hasher.combine(name)
    case .data(_, let key):
      hasher.combine(2)
      hasher.combine(key)
    case .file(let url):
      hasher.combine(3)
      hasher.combine(url)
    }
  }
}

/// Whether an icon shows its own colours or is painted in the bar's.
public enum IconRendering: String, Hashable, Sendable, CaseIterable, Codable {
  /// What the picture says itself: symbols are painted, other pictures keep their colours.
  case automatic
  /// The picture's own colours, selected or not.
  case original
  /// The picture's shape, painted in the item's colour.
  case template
}

/// When an icon of several frames (a GIF) plays; with reduced motion it shows one frame.
public enum IconPlayback: String, Hashable, Sendable, CaseIterable, Codable {
  /// Plays all the time, as often as the picture itself says.
  case always
  /// Plays over and over while its tab is selected; elsewhere the first frame shows.
  case whileSelected
  /// Plays once each time its tab becomes selected and stops on the last frame, which also shows
  /// while a selected tab has not played, such as the first one, or with reduced motion.
  case onceOnSelect
  /// Shows the first frame and never plays.
  case poster
}
