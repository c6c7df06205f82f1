// SPDX-License-Identifier: MIT

import Foundation

/// Rounds points to whole pixels.
struct PixelGrid: Hashable {
  private let scale: CGFloat
  /// More than arithmetic can be off, so that equal halves always round alike; in pixels.
  private let noise: CGFloat = 0.000_1

  /// Makes a grid; a scale that is no positive number counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The nearest whole pixel; halves go right and down.
  func round(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + noise).rounded(.down) / scale
  }

  /// The nearest whole pixel; halves go left and up, as UIKit places a tab's icon (24 x 21 points
  /// centred at 19 of 49 lie at 8.33 on a screen of three pixels a point).
  func roundHalfUp(_ value: CGFloat) -> CGFloat {
    (value * scale - 0.5 - noise).rounded(.up) / scale
  }

  /// The next larger whole pixel.
  func ceil(_ value: CGFloat) -> CGFloat {
    (value * scale - noise).rounded(.up) / scale
  }

  /// The next smaller whole pixel.
  func floor(_ value: CGFloat) -> CGFloat {
    (value * scale + noise).rounded(.down) / scale
  }

  /// A length as whole pixels, at least one unless it is nothing.
  func length(_ value: CGFloat) -> CGFloat {
    value <= 0 ? 0 : max(1 / scale, round(value))
  }
}

extension BinaryFloatingPoint {
  /// The number, or 0 if it is none or beyond any screen: layout must never pass on nonsense.
  var finite: Self {
    isFinite && magnitude < 1_000_000 ? self : 0
  }

  /// The number if it is positive and reasonable, else 0.
  var positive: Self {
    Swift.max(0, finite)
  }
}

extension CGSize {
  var sanitized: CGSize {
    CGSize(width: width.positive, height: height.positive)
  }

  /// This size scaled to fit into a box, the aspect kept; only made smaller unless told otherwise.
  func fitted(into box: CGSize, enlarging: Bool = false) -> CGSize {
    guard width > 0, height > 0 else { return CGSize() }
    let factor = Swift.min(box.width.positive / width, box.height.positive / height)
    guard factor < 1 || enlarging else { return self }
    return CGSize(width: width * factor, height: height * factor)
  }
}
