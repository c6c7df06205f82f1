// SPDX-License-Identifier: MIT
public import Foundation

/// A thing whose traits can change while it is on the screen.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here now.
  var traitCollection: UITraitCollection { get }

  /// Tells that a trait changed; `previousTraitCollection` is what held before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
