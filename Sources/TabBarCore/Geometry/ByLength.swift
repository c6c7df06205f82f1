// SPDX-License-Identifier: MIT

import Foundation

/// A stored point, size or rectangle, compared by its lengths.
///
/// Apple's structures are comparable only with CoreGraphics, and `Hashable` only on newer systems;
/// with this wrapper the types of this module are both everywhere.
@propertyWrapper public struct ByLength<Value: Sendable>: Hashable, Sendable {
  /// The stored value.
  public var wrappedValue: Value

  /// Stores a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Compares the lengths.
  public static func == (left: ByLength, right: ByLength) -> Bool {
    left.lengths == right.lengths
  }

  /// Feeds the lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lengths)
  }

  private var lengths: [CGFloat] {
    (wrappedValue as? any Measured)?.lengths ?? []
  }
}

/// Something made of lengths, to be compared by them.
protocol Measured {
  var lengths: [CGFloat] { get }
}

extension CGPoint: Measured {
  var lengths: [CGFloat] { [x, y] }
}

extension CGSize: Measured {
  var lengths: [CGFloat] { [width, height] }
}

extension CGRect: Measured {
  var lengths: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
