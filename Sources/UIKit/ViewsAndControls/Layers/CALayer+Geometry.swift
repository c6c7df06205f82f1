// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// The plane part of `transform`.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` from a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of the layer's own coordinates is within its bounds.
  ///
  /// The left and upper edges are inside, the right and lower ones are not.
  public func contains(_ p: CGPoint) -> Bool {
    state.bounds.contains(p)
  }

  /// A point of another layer's coordinates in this layer's; of the topmost layer's if nil.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(matrix(from: l))
  }

  /// A point of this layer's coordinates in another layer's; in the topmost layer's if nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(matrix(to: l))
  }

  /// A rectangle of another layer's coordinates in this layer's; of the topmost layer's if nil.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(matrix(from: l))
  }

  /// A rectangle of this layer's coordinates in another layer's; in the topmost layer's if nil.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(matrix(to: l))
  }

  /// The layer at the top of the tree.
  var root: CALayer { superlayerStorage?.root ?? maskOwner?.root ?? self }

  /// The map from the layer's coordinates to those of the topmost layer.
  var matrixToRoot: CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var layer: CALayer = self
    while let next = layer.superlayerStorage ?? layer.maskOwner {
      matrix = matrix.concatenating(layer.state.matrix)
      layer = next
    }
    return matrix
  }

  private func matrix(to layer: CALayer?) -> CGAffineTransform {
    guard layer !== self else { return .identity }
    guard let layer else { return matrixToRoot }
    // Between two windows the way leads over the screen, in which the windows' frames lie.
    guard layer.root !== root else {
      return matrixToRoot.concatenating(layer.matrixToRoot.invertedOrIdentity)
    }
    return matrixToRoot.concatenating(root.state.matrix)
      .concatenating(layer.matrixToRoot.concatenating(layer.root.state.matrix).invertedOrIdentity)
  }

  private func matrix(from layer: CALayer?) -> CGAffineTransform {
    layer?.matrix(to: self) ?? matrixToRoot.invertedOrIdentity
  }
}

extension CGAffineTransform {
  /// The inverse, or the identity where a layer is squeezed to nothing and there is none.
  var invertedOrIdentity: CGAffineTransform {
    a * d - b * c == 0 ? .identity : inverted()
  }
}
