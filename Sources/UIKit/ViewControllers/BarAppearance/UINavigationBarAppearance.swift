// SPDX-License-Identifier: MIT
public import Foundation

/// The look of a navigation bar: its background and its title.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes a look with the default background for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a look with another's background, and with its title if it is a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }

  /// The attributes of the title; those that are not set are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved right and down, in points; zero by default.
  open var titlePositionAdjustment: UIOffset = .zero
}
