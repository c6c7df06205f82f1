// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

/// The settings of a bar from before appearances.
struct LegacyLook {
  var barTintColor: UIColor?
  var backgroundImage: UIImage? { didSet { isPictureOpaque = backgroundImage?.isOpaque ?? false } }
  var shadowImage: UIImage?
  var style = UIBarStyle.default
  var statedTranslucency: Bool?
  private var isPictureOpaque = false

  /// UIKit's rule: content shows through unless it was said that it does not; where nothing was
  /// said, not through a picture without transparency.
  var isTranslucent: Bool { statedTranslucency ?? !isPictureOpaque }

  /// UIKit's rule: an opaque bar with a picture gets black or white, by its style, behind it.
  var needsBacking: Bool { statedTranslucency == false && backgroundImage != nil }

  var backing: UIColor { style == .black ? .black : .white }

  /// The appearance that says the same.
  @MainActor func appearance(idiom: UIUserInterfaceIdiom) -> UITabBarAppearance {
    let look = UITabBarAppearance(idiom: idiom)
    apply(to: look)
    return look
  }

  @MainActor func apply(to look: UIBarAppearance) {
    if let backgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage.tiled
      look.shadowImage = shadowImage
      if shadowImage == nil { look.shadowColor = UIBarAppearance.systemShadow }
      if needsBacking { look.backgroundColor = backing }
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
      look.backgroundColor = barTintColor ?? (style == .black ? .black : .systemBackground)
    } else if let barTintColor {
      look.backgroundColor = barTintColor.withAlphaComponent(0.85)
    } else if style == .black {
      look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
  }
}

extension UIImage {
  /// UIKit's rule: a bar repeats its picture unless it is resizable.
  fileprivate var tiled: UIImage {
    content.isResizable ? self : resizableImage(withCapInsets: .zero, resizingMode: .tile)
  }

  /// Whether nothing shows through any pixel.
  fileprivate var isOpaque: Bool {
    guard let pixels = cgImage?.bitmap.pixels else { return false }
    return stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
