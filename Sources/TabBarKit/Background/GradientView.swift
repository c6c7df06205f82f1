// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// A view whose layer is a gradient, so that nothing in it animates by itself.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let gradient: BarGradient

  init(_ gradient: BarGradient) {
    self.gradient = gradient
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // A gradient layer keeps to its bounds, a clear one lets what is below it show.
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Draws the colours as they are at present.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether the trailing edge is the left one.
  ///   - color: Finds a colour for the view's traits.
  func show(isRightToLeft: Bool, color: (StyleColor) -> UIColor) {
    guard let layer = layer as? CAGradientLayer else { return }
    // Core Animation draws nothing for a single colour.
    let stops = gradient.stops.count == 1 ? gradient.stops + gradient.stops : gradient.stops
    layer.colors = stops.map { color($0.color).cgColor }
    layer.locations = Self.rising(stops.map(\.location)).map { NSNumber(value: Double($0)) }
    switch gradient.direction {
    case .down:
      layer.startPoint = CGPoint(x: 0.5, y: 0)
      layer.endPoint = CGPoint(x: 0.5, y: 1)
    case .trailing:
      layer.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
      layer.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    }
  }

  /// Places as a gradient layer takes them: from 0 to 1, none before the one in front of it.
  private static func rising(_ locations: [CGFloat]) -> [CGFloat] {
    var last: CGFloat = 0
    return locations.map { location in
      last = max(last, min(location.isFinite ? location : 0, 1))
      return last
    }
  }
}
