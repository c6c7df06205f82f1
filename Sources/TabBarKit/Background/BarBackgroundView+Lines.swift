// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarBackgroundView {
  /// The line along the outline's upper edge.
  var hairlineShape: CAShapeLayer { hairline.shape }

  /// Whether the user wants more contrast.
  ///
  /// Then lines are at least a point wide and at least 0.6 opaque, and a bar without any gets one,
  /// because a bar must be told from the page by more than a difference of shade: along the inner
  /// edge where the bar reaches the screen's edges, around it where the page surrounds it. Apple asks
  /// of apps that they make the borders of controls visible for these users.
  private var increasesContrast: Bool { traitCollection.accessibilityContrast == .high }

  /// Draws the line along the outline's edge towards the page.
  func drawHairline(_ look: BackgroundLook) {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let needsLine =
      increasesContrast && look.style.border == nil
      && !look.outline.isIsland(in: bounds, at: look.edge)
      && look.style.background != .none
    let color = look.style.hairlineColor ?? (needsLine ? .separator : nil)
    hairline.isHidden = color == nil
    hairline.shape.strokeColor = color.map { stroke($0, look) }
    hairline.shape.lineWidth = increasesContrast ? max(1, pixel) : pixel
    // UIKit's line lies in the row of pixels beside the bar, not in it.
    hairline.shape.path = look.outline.innerEdge(
      in: bounds, at: look.edge, raisedBy: hairline.shape.lineWidth / 2)
  }

  /// Draws the line along the whole outline, inside it.
  func drawBorder(_ look: BackgroundLook) {
    let needsLine =
      increasesContrast && look.outline.isIsland(in: bounds, at: look.edge)
      && look.style.background != .none
    let line = look.style.border ?? (needsLine ? BarBorder(.separator) : nil)
    let width = line.map { increasesContrast ? max(1, $0.width) : $0.width } ?? 0
    border.drawLine(
      inside: look.outline.cgPath, color: line.map { stroke($0.color, look) }, width: width)
  }

  private func stroke(_ color: StyleColor, _ look: BackgroundLook) -> CGColor {
    let own = resolved(color, look)
    guard increasesContrast, own.opacity > 0 else { return own.cgColor }
    return own.withAlphaComponent(max(own.opacity, 0.6)).cgColor
  }
}
