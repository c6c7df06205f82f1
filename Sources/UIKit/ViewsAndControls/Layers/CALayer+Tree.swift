// SPDX-License-Identifier: MIT

internal import Foundation

extension CALayer {
  /// The layer that this one is within; none at the top.
  public var superlayer: CALayer? { superlayerStorage }

  /// The layers within this one, the rearmost first; nil if there are none.
  public var sublayers: [CALayer]? {
    get { sublayerStorage.isEmpty ? nil : sublayerStorage }
    set {
      for layer in sublayerStorage {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] {
        addSublayer(layer)
      }
    }
  }

  /// A layer whose opaque parts let this one be seen; none by default.
  ///
  /// Its coordinates are this layer's own.
  public var mask: CALayer? {
    get { maskStorage }
    set {
      maskStorage?.maskOwner = nil
      newValue?.removeFromSuperlayer()
      maskStorage = newValue
      newValue?.maskOwner = self
      newValue?.turnOfEntry = CATransaction.turn
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    place(layer, at: sublayerStorage.count)
  }

  /// Puts a layer at an index counted from the rear; beyond the end it is put in front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    place(layer, at: Int(idx))
  }

  /// Puts a layer just behind another; in front of all if that one is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayerStorage.firstIndex { $0 === sibling }
    place(layer, at: index ?? sublayerStorage.count)
  }

  /// Puts a layer just before another; in front of all if that one is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayerStorage.firstIndex { $0 === sibling }
    place(layer, at: index.map { $0 + 1 } ?? sublayerStorage.count)
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer or, if it is a mask, from the layer that it masks.
  public func removeFromSuperlayer() {
    superlayerStorage?.sublayerStorage.removeAll { $0 === self }
    superlayerStorage = nil
    if maskOwner?.maskStorage === self {
      maskOwner?.maskStorage = nil
    }
    maskOwner = nil
  }

  private func place(_ layer: CALayer, at index: Int) {
    guard layer !== self else {
      UIKitFailure.report("A layer cannot be put into itself.")
      return
    }
    layer.removeFromSuperlayer()
    sublayerStorage.insert(layer, at: min(max(index, 0), sublayerStorage.count))
    layer.superlayerStorage = self
    layer.turnOfEntry = CATransaction.turn
  }

  /// The view that the layer belongs to, or that a layer around it belongs to.
  var nearestView: UIView? {
    view ?? superlayerStorage?.nearestView ?? maskOwner?.nearestView
  }

  var isInWindow: Bool { nearestView?.window != nil }
}
