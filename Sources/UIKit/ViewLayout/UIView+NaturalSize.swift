// SPDX-License-Identifier: MIT

internal import Foundation

/// The size that a view takes by itself; nil in a direction in which it has none.
struct NaturalSize {
  var width: CGFloat?
  var height: CGFloat?

  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.width, self.height) = (width, height)
  }

  @MainActor init(_ size: CGSize) {
    self.init(
      width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
      height: size.height == UIView.noIntrinsicMetric ? nil : size.height)
  }

  /// The length along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }
}

extension UIView {
  /// The intrinsic size, and where it says nothing what `sizeThatFits` answers, if the view's class
  /// has an answer of its own.
  func ownNaturalSize(within offer: CGSize) -> NaturalSize {
    var size = NaturalSize(intrinsicContentSize)
    guard size.width == nil || size.height == nil else { return size }
    storage.leavesSizeToUIView = false
    let fitting = sizeThatFits(offer)
    guard !storage.leavesSizeToUIView else { return size }
    size.width = size.width ?? fitting.width
    size.height = size.height ?? fitting.height
    return size
  }
}
