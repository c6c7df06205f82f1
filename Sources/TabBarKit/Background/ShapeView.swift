// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// A view whose layer is one shape, so that nothing in it animates by itself.
class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The layer; a plain one only if a subclass changed the layer's class.
  var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
