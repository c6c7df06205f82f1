// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that is filled with colours that run into each other along a line.
@MainActor
open class CAGradientLayer: CALayer {
  /// The colours along the line, each a `CGColor`; nil for none.
  open var colors: [Any]? {
    get { state.gradient.colors.isEmpty ? nil : state.gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      change(\.gradient.colors, .colors, to: colors)
    }
  }

  /// Where on the line each colour is pure, from 0 to 1, rising; evenly spaced if nil.
  open var locations: [NSNumber]? {
    get { state.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { state.gradient.locations = newValue?.map { CGFloat($0.doubleValue) } }
  }

  /// Where the line begins, in fractions of the size; the middle of the upper edge by default.
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change(\.gradient.startPoint, .startPoint, to: newValue) }
  }

  /// Where the line ends, in fractions of the size; the middle of the lower edge by default.
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { change(\.gradient.endPoint, .endPoint, to: newValue) }
  }
}
