// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarInsets {
  /// What is left of insets when others are taken away.
  static func - (left: Self, right: Self) -> Self {
    Self(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }

  /// The edges at which a bar can lie, of insets of UIKit's.
  init(barEdgesOf insets: UIEdgeInsets) {
    self.init(left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIEdgeInsets {
  /// The inset at an edge at which a bar can lie, in points.
  subscript(edge: BarEdge) -> CGFloat {
    switch edge {
    case .bottom: bottom
    case .left: left
    case .right: right
    }
  }
}

extension BarInsets {
  /// The inset at an edge at which a bar can lie, in points.
  subscript(edge: BarEdge) -> CGFloat {
    switch edge {
    case .bottom: bottom
    case .left: left
    case .right: right
    }
  }
}
