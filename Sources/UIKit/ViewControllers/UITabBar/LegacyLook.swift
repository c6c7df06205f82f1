// SPDX-License-Identifier: MIT
internal import Foundation

/// The settings of a bar from before appearances.
struct LegacyLook {
  var barTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var style = UIBarStyle.default
  var statedTranslucency: Bool?

  /// Content shows through unless it was said that it does not.
  var isTranslucent: Bool { statedTranslucency ?? true }

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
      look.backgroundImage = backgroundImage
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
