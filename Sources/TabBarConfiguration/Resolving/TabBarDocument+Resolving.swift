// SPDX-License-Identifier: MIT

public import Foundation
public import TabBarCore

extension TabBarDocument {
  /// Makes the document ready for one user.
  ///
  /// - Parameters:
  ///   - language: The user's language as a BCP 47 tag. The default is English.
  ///   - folder: The folder of the document, where its `file` pictures are. Without it they are left
  ///     out with a warning.
  ///   - picture: Gives a fetched picture for its address. By default only addresses of files are
  ///     taken, and others are left out with a warning.
  /// - Returns: The bar; items without usable picture keep their title.
  public func resolved(
    language: String = "en", folder: URL? = nil,
    picture: @escaping (URL) -> IconSource? = { _ in nil }
  ) -> ResolvedBar {
    var resolver = IconResolver(folder: folder, picture: picture)
    let barItems = items.enumerated().map { index, item in
      item.resolved(language: language, path: "items[\(index)]", icons: &resolver)
    }
    let routes = items.map { item in
      (
        item.id,
        ResolvedBar.Route(
          destination: item.destination.flatMap { Self.url($0) },
          fallback: item.fallback.flatMap { Self.url($0) })
      )
    }
    return ResolvedBar(
      items: barItems, style: style.resolved(icons: &resolver), selected: selected,
      routes: Dictionary(routes, uniquingKeysWith: { first, _ in first }),
      diagnostics: resolver.diagnostics)
  }
}

/// Turns a document's pictures into what a bar takes, and reports those it cannot have.
struct IconResolver {
  let folder: URL?
  let picture: (URL) -> IconSource?
  var diagnostics: [DocumentDiagnostic] = []

  init(folder: URL?, picture: @escaping (URL) -> IconSource?) {
    self.folder = folder
    self.picture = picture
  }

  mutating func source(_ icon: DocumentIcon?, path: String) -> IconSource? {
    switch icon {
    case nil: return nil
    case .asset(let name): return .image(name)
    case .system(let name): return .system(name)
    case .data(let data): return .data(data, key: Self.key(of: data))
    case .file(let name):
      if let folder { return .file(folder.appendingPathComponent(name)) }
      warn(path, "no folder is known for the file “\(name)”", remedy: "give the document's folder")
      return nil
    case .url(let url):
      if let source = picture(url) ?? (url.isFileURL ? .file(url) : nil) { return source }
      warn(path, "the picture at \(url.absoluteString) is not here", remedy: "fetch it before")
      return nil
    }
  }

  private mutating func warn(_ path: String, _ message: String, remedy: String) {
    diagnostics.append(DocumentDiagnostic(.warning, path: path, message: message, remedy: remedy))
  }

  /// Length and FNV-1a hash: equal bytes get equal keys.
  private static func key(of data: Data) -> String {
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "data-\(data.count)-\(String(hash, radix: 16))"
  }
}

extension TabBarDocument.Item {
  func resolved(language: String, path: String, icons: inout IconResolver) -> BarItem {
    var item = BarItem(id: id, role: role, title: title.text(for: language))
    item.icon = icons.source(icon.normal, path: "\(path).icon.normal")
    item.selectedIcon = icons.source(icon.selected, path: "\(path).icon.selected")
    item.iconRendering = iconRendering
    item.iconSize = iconSize.flatMap { CGSize($0) }
    item.playback = playback
    item.badge = badge
    item.placement = placement
    item.isEnabled = isEnabled
    item.isHidden = !isVisible
    item.firesOn = firesOn
    item.accessibilityLabel = accessibilityLabel?.text(for: language)
    return item
  }
}

extension TabBarDocument.Style {
  func resolved(icons: inout IconResolver) -> TabBarStyle {
    var style = Self.presets[preset] ?? .classic
    if let contentHeight {
      style.contentHeight = CGFloat(contentHeight)
      style.compactContentHeight = min(style.compactContentHeight, CGFloat(contentHeight))
    }
    if let titleSize { style.titleFontSize = CGFloat(titleSize) }
    style.normalTitleColor = titleColor ?? style.normalTitleColor
    style.selectedTitleColor = selectedTitleColor ?? style.selectedTitleColor
    style.normalIconColor = iconColor ?? style.normalIconColor
    style.selectedIconColor = selectedIconColor ?? style.selectedIconColor
    style.maximumIconSize = maximumIconSize.flatMap { CGSize($0) } ?? style.maximumIconSize
    style.badge.color = badgeColor ?? style.badge.color
    style.badge.textColor = badgeTextColor ?? style.badge.textColor
    style.selectionAnimation = animation ?? style.selectionAnimation
    switch hairline {
    case nil: break
    case .some(.none): style.hairlineColor = nil
    case .color(let color): style.hairlineColor = color
    }
    switch background {
    case nil: break
    case .some(.none): style.background = .none
    case .system: style.background = .system
    case .color(let color): style.background = .color(color)
    case .image(let icon, let fill):
      if let source = icons.source(icon, path: "style.background.image") {
        style.background = .image(source, fill)
      }
    }
    switch indicator {
    case nil: break
    case .some(.none): style.indicator = .none
    case .pill(let color): style.indicator = .pill(color)
    case .image(let icon):
      if let source = icons.source(icon, path: "style.indicator.image") {
        style.indicator = .image(source)
      }
    }
    return style
  }
}

extension CGSize {
  /// A size of a list of two numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 2 else { return nil }
    self = CGSize(width: numbers[0], height: numbers[1])
  }
}
