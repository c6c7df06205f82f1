// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// A point of this view's coordinates in another's, or in the window's if `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A point of another view's coordinates, or the window's if `view` is nil, in this one's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// A rectangle of this view's coordinates in another's, or in the window's if `view` is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// A rectangle of another view's coordinates, or the window's if `view` is nil, in this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// A new size marks the view and its superview and resizes subviews; a new place does nothing.
  func sizeDidChange(from former: CGSize) {
    setNeedsLayout()
    parent?.setNeedsLayout()
    resizeSubviews(from: former)
  }
}
