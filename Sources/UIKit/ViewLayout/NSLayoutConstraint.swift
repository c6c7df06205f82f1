// SPDX-License-Identifier: MIT

/// The place of Auto Layout's names that other parts of UIKit use.
///
/// There is no Auto Layout here: no constraint can be made.
public enum NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
