// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// The pictures of one bar, each found and decoded once.
@MainActor final class IconLibrary {
  /// Where named pictures are looked up.
  var bundle = Bundle.main { didSet { loaded = [:] } }
  private var loaded: [IconSource: LoadedIcon?] = [:]

  /// The picture of a source, from memory where it was asked for before.
  func icon(_ source: IconSource, traits: UITraitCollection) -> LoadedIcon? {
    if let known = loaded[source] { return known }
    let icon = LoadedIcon(source, bundle: bundle, traits: traits)
    loaded[source] = .some(icon)
    return icon
  }

  /// Forgets pictures of the application itself, which may differ under other traits.
  ///
  /// An animated file is the same under all traits, and goes on playing.
  func traitsDidChange() {
    loaded = loaded.filter { source, icon in
      switch source {
      case .image, .system: icon?.animation != nil
      case .data, .file: true
      }
    }
  }

  /// Forgets what no item shows any more.
  func keep(only sources: Set<IconSource>) {
    loaded = loaded.filter { sources.contains($0.key) }
  }
}
