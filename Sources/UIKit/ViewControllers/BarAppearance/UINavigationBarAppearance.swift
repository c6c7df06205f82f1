// SPDX-License-Identifier: MIT
public import Foundation

/// The look of a navigation bar: its background and its title.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  override func copyContents(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  /// The attributes of the title; those that are not set are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; those that are not set are the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved right and down, in points; zero by default.
  open var titlePositionAdjustment: UIOffset = .zero
}
