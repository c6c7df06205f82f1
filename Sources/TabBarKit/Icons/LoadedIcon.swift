// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// A picture ready to be shown: one image, or several with their times.
@MainActor struct LoadedIcon {
  /// The first picture, which also stands for the whole where nothing moves.
  let poster: UIImage
  /// The pictures and their times; nil for a still one.
  let animation: AnimatedImage?
  /// Whether the picture is painted in the item's colour unless the item says otherwise.
  let isPaintedByItself: Bool

  /// The image of a source; nil where there is none.
  init?(_ source: IconSource, bundle: Bundle, traits: UITraitCollection) {
    switch source {
    case .image(let name):
      // UIImage finds still pictures by name, and of a GIF the first picture at most.
      if !name.hasSuffix(".gif"),
        let image = UIImage(named: name, in: bundle, compatibleWith: traits)
      {
        self.init(still: image, isPainted: image.renderingMode == .alwaysTemplate)
      } else {
        let base = name.hasSuffix(".gif") ? String(name.dropLast(4)) : name
        guard let url = bundle.url(forResource: base, withExtension: "gif"),
          let data = try? Data(contentsOf: url)
        else { return nil }
        self.init(data: data, file: url)
      }
    case .system(let name):
      guard let image = UIImage(systemName: name) else { return nil }
      self.init(still: image, isPainted: true)
    case .data(let data, _):
      self.init(data: data)
    case .file(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      self.init(data: data, file: url)
    }
  }

  /// An image that a page states by its `UITabBarItem`: painted, unless it says otherwise itself.
  init(stated image: UIImage) {
    self.init(still: image, isPainted: image.renderingMode != .alwaysOriginal)
  }

  private init(still image: UIImage, isPainted: Bool) {
    poster = image
    animation = nil
    isPaintedByItself = isPainted
  }

  private init?(data: Data, file: URL? = nil) {
    guard let decoded = AnimatedImage.decode(data), let first = decoded.frames.first else {
      return nil
    }
    animation = decoded.frames.count > 1 ? decoded : nil
    // By its name a file may say how many pixels make a point ("@2x").
    let still = animation == nil ? file.flatMap { UIImage(contentsOfFile: $0.path) } : nil
    poster = still ?? first
    isPaintedByItself = false
  }

  /// Whether the picture is painted in the item's colour.
  func isTemplate(_ rendering: IconRendering) -> Bool {
    switch rendering {
    case .automatic: isPaintedByItself
    case .original: false
    case .template: true
    }
  }
}
