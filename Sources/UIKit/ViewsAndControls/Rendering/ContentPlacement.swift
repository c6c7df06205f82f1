// SPDX-License-Identifier: MIT

internal import Foundation

/// Where content of one size goes in bounds of another.
struct ContentPlacement {
  enum Scaling {
    case stretch, fit, fill, none
  }

  let scaling: Scaling
  /// The share of the spare room that is left of the content and above it.
  let anchor: CGPoint

  init(gravity: CALayerContentsGravity) {
    switch gravity {
    case .resizeAspect: self.init(.fit, 0.5, 0.5)
    case .resizeAspectFill: self.init(.fill, 0.5, 0.5)
    case .center: self.init(.none, 0.5, 0.5)
    // Core Animation's bottom is above in UIKit's coordinates only where geometry is flipped.
    case .top: self.init(.none, 0.5, 0)
    case .bottom: self.init(.none, 0.5, 1)
    case .left: self.init(.none, 0, 0.5)
    case .right: self.init(.none, 1, 0.5)
    case .topLeft: self.init(.none, 0, 0)
    case .topRight: self.init(.none, 1, 0)
    case .bottomLeft: self.init(.none, 0, 1)
    case .bottomRight: self.init(.none, 1, 1)
    default: self.init(.stretch, 0.5, 0.5)
    }
  }

  init(mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self.init(.stretch, 0.5, 0.5)
    case .scaleAspectFit: self.init(.fit, 0.5, 0.5)
    case .scaleAspectFill: self.init(.fill, 0.5, 0.5)
    case .center: self.init(.none, 0.5, 0.5)
    case .top: self.init(.none, 0.5, 0)
    case .bottom: self.init(.none, 0.5, 1)
    case .left: self.init(.none, 0, 0.5)
    case .right: self.init(.none, 1, 0.5)
    case .topLeft: self.init(.none, 0, 0)
    case .topRight: self.init(.none, 1, 0)
    case .bottomLeft: self.init(.none, 0, 1)
    case .bottomRight: self.init(.none, 1, 1)
    }
  }

  private init(_ scaling: Scaling, _ x: CGFloat, _ y: CGFloat) {
    self.scaling = scaling
    anchor = CGPoint(x: x, y: y)
  }

  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let factors = (bounds.width / size.width, bounds.height / size.height)
    let shown: CGSize
    switch scaling {
    case .stretch: return bounds
    case .fit: shown = size.scaled(by: min(factors.0, factors.1))
    case .fill: shown = size.scaled(by: max(factors.0, factors.1))
    case .none: shown = size
    }
    return CGRect(
      x: bounds.minX + (bounds.width - shown.width) * anchor.x,
      y: bounds.minY + (bounds.height - shown.height) * anchor.y,
      width: shown.width, height: shown.height)
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
