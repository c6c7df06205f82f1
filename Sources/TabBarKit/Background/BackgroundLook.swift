// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What a bar's background is drawn from.
@MainActor struct BackgroundLook {
  /// The bar's style.
  let style: TabBarStyle
  /// The bar's outline, in the bar's coordinates.
  var outline: OutlinePath
  /// The bar's tint.
  let tint: UIColor
  /// The edge of the screen along which the bar lies.
  let edge: BarEdge
  /// Whether what runs from leading to trailing runs from right to left.
  let isRightToLeft: Bool
  /// The picture of the ground; nil where it has none.
  let picture: UIImage?

  /// Whether a background drawn from the other look in the same surroundings looks the same.
  func looksLike(_ other: BackgroundLook) -> Bool {
    outline == other.outline && edge == other.edge && isRightToLeft == other.isRightToLeft
      && picture === other.picture
      && tint == other.tint && hasSameGround(as: other)
      && style.hairlineColor == other.style.hairlineColor && style.border == other.style.border
      && style.shadow == other.style.shadow && style.shape == other.style.shape
  }

  /// Whether the same views can draw both grounds.
  func hasSameGround(as other: BackgroundLook) -> Bool {
    style.background == other.style.background && picture === other.picture
  }
}
