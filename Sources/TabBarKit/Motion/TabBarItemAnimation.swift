// SPDX-License-Identifier: MIT
public import TabBarCore

/// How an item of a bar moves: when it is selected, pressed or given another badge.
///
/// An animation sets transforms of the parts it is given, best by
/// ``TabBarItemParts/run(for:_:)``; places and opacity are the bar's. Where the user wants less
/// motion, and while the bar is in no window, only ``rest(_:)`` is called, so that the end is the
/// same and nothing moves.
///
/// ```swift
/// struct Nod: TabBarItemAnimation {
///   func didSelect(_ parts: TabBarItemParts) {
///     parts.run(for: 0.3) { parts.iconView.transform = .init(rotationAngle: 0.4 * sin(.pi * $0)) }
///   }
/// }
/// bar.setAnimation(Nod(), for: "home")
/// ```
@MainActor public protocol TabBarItemAnimation {
  /// Whether icon and title fade over when the item is selected or no longer is, in 0.25 seconds.
  ///
  /// The default is `false`.
  var fadesLooks: Bool { get }

  /// Puts the parts where they are while nothing moves; ``TabBarItemParts/isSelected`` says how.
  ///
  /// By default every part has no transform, and the icon is the item's own.
  func rest(_ parts: TabBarItemParts)

  /// The item has become selected; by default the parts come to rest.
  func didSelect(_ parts: TabBarItemParts)

  /// The item is no longer selected; by default the parts come to rest.
  func didDeselect(_ parts: TabBarItemParts)

  /// The selected item was pressed again; by default nothing moves.
  func didReselect(_ parts: TabBarItemParts)

  /// A finger has landed on the item or left it; by default nothing moves.
  func didHighlight(_ isHighlighted: Bool, _ parts: TabBarItemParts)

  /// The item shows another badge; by default nothing moves besides the badge itself.
  func badgeDidChange(from old: Badge?, to new: Badge?, _ parts: TabBarItemParts)
}

extension TabBarItemAnimation {
  /// No fade.
  public var fadesLooks: Bool { false }

  /// Every part without a transform, and the item's own icon.
  public func rest(_ parts: TabBarItemParts) { parts.reset() }

  /// Rest, at once.
  public func didSelect(_ parts: TabBarItemParts) {
    parts.stop()
    rest(parts)
  }

  /// Rest, at once.
  public func didDeselect(_ parts: TabBarItemParts) {
    parts.stop()
    rest(parts)
  }

  /// Nothing.
  public func didReselect(_ parts: TabBarItemParts) {}

  /// Nothing.
  public func didHighlight(_ isHighlighted: Bool, _ parts: TabBarItemParts) {}

  /// Nothing.
  public func badgeDidChange(from old: Badge?, to new: Badge?, _ parts: TabBarItemParts) {}
}
