// SPDX-License-Identifier: MIT

extension BarItem {
  /// The name of another look of an item, such as "back to top" of a home tab whose page is scrolled.
  public struct StateName: Hashable, Sendable, RawRepresentable, Codable {
    /// The name as text.
    public let rawValue: String

    /// Makes a name of any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an item shows in a state; `nil` leaves the item's own.
  ///
  /// Everything else — place, size, badge, role — is the same in all states, so that switching
  /// never moves anything.
  public struct StateLook: Hashable, Sendable {
    /// The text under or beside the icon.
    public var title: String?
    /// The picture; it is fitted into the room of the item's own picture.
    public var icon: IconSource?
    /// The picture while selected.
    ///
    /// The default, `nil`, shows ``icon``; if that is `nil` too, the item's own.
    public var selectedIcon: IconSource?
    /// What a screen reader says instead of the title.
    ///
    /// Without it, and with a ``title``, the title is read, not the item's own label.
    public var accessibilityLabel: String?

    /// Makes a look; what is not given is as in the item.
    public init(
      title: String? = nil, icon: IconSource? = nil, selectedIcon: IconSource? = nil,
      accessibilityLabel: String? = nil
    ) {
      self.title = title
      self.icon = icon
      self.selectedIcon = selectedIcon
      self.accessibilityLabel = accessibilityLabel
    }
  }

  /// The item as it looks in a state.
  ///
  /// - Parameter state: The state; with `nil`, or a state that ``states`` does not have, the item is
  ///   returned as it is.
  /// - Returns: The item with the state's title, pictures and label.
  public func showing(_ state: StateName?) -> BarItem {
    guard let state, let look = states[state] else { return self }
    return with {
      if let title = look.title {
        $0.title = title
        $0.accessibilityLabel = nil
      }
      if let icon = look.icon {
        $0.icon = icon
        $0.selectedIcon = nil
        $0.highlightedIcon = nil
        $0.disabledIcon = nil
      }
      if let selectedIcon = look.selectedIcon { $0.selectedIcon = selectedIcon }
      if let label = look.accessibilityLabel { $0.accessibilityLabel = label }
    }
  }
}

extension BarItem.StateName: ExpressibleByStringLiteral {
  /// Makes a name of a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension BarItem.StateName: CustomStringConvertible {
  /// The name's text.
  public var description: String { rawValue }
}
