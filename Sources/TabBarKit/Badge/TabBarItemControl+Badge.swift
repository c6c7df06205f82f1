// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBarItemControl {
  /// Shows the item's badge, or none.
  func showBadge(in context: ItemContext) {
    var picture: UIImage?
    if case .image(let source) = item.badge { picture = context.picture(source) }
    badgeView.show(
      item.badge, style: context.style.badge, color: badgeColor, tint: context.tint,
      picture: picture, view: context.badgeViews[id])
  }

  /// What a screen reader says as the item's value: all of a number, also of one shown as "99+".
  ///
  /// - Parameter dotDescription: What is said for a badge without words.
  /// - Returns: The words; nil where there is no badge to be seen.
  func spokenBadge(dotDescription: String) -> String? {
    badgeView.spoken(item.badge, dotDescription: dotDescription)
  }

  /// Shows the field behind the item's icon, or none.
  func showGround(in context: ItemContext) {
    guard let ground = item.ground else {
      groundView?.removeFromSuperview()
      groundView = nil
      return
    }
    let view = groundView ?? ItemGroundView()
    groundView = view
    view.show(ground, tint: context.tint)
    if view.superview == nil { body.insertSubview(view, at: 0) }
  }

  /// Puts the field where the layout says; `own` brings a frame into the item's coordinates.
  func placeGround(_ own: (CGRect) -> CGRect) {
    guard let groundView, let frame = frames?.groundFrame else { return }
    groundView.bounds.size = frame.size
    groundView.center = CGPoint(x: own(frame).midX, y: own(frame).midY)
    groundView.mask = item.ground?.size == nil ? outlineMask(for: frame) : nil
  }
}
