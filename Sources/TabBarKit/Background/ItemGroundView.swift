// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// The field behind an item's icon, such as the disc of a raised button.
final class ItemGroundView: ShapeView {
  private let line = ShapeView()
  private var ground: ItemGround?
  private var tint = UIColor.systemBlue

  override init() {
    super.init()
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a field.
  ///
  /// - Parameters:
  ///   - ground: The field's style.
  ///   - tint: The bar's tint.
  func show(_ ground: ItemGround, tint: UIColor) {
    (self.ground, self.tint) = (ground, tint)
    draw()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    draw()
  }

  private func draw() {
    guard let ground else { return }
    let path = ground.shape.path(in: bounds)
    shape.path = path
    shape.fillColor = resolved(ground.color)
    line.frame = bounds
    line.drawLine(
      inside: path, color: ground.border.map { resolved($0.color) },
      width: ground.border?.width ?? 0)
    cast(
      ground.shadow, of: path, tint: tint,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func resolved(_ color: StyleColor) -> CGColor {
    color.resolved(tint: tint, in: self).cgColor
  }
}

extension TouchShape {
  /// The shape in a rectangle: the largest of its kind in the middle.
  func path(in rect: CGRect) -> CGPath {
    switch self {
    case .rectangle: return UIBezierPath(rect: rect).cgPath
    case .circle:
      let side = min(rect.width, rect.height)
      return UIBezierPath(
        ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      ).cgPath
    case .capsule:
      return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2).cgPath
    case .path(let path):
      var fit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width, y: rect.height)
      return path.cgPath.copy(using: &fit) ?? path.cgPath
    }
  }
}
