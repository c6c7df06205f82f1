// SPDX-License-Identifier: MIT

/// How an element behaves, as a set: what assistive technologies say and do with it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static var none: UIAccessibilityTraits { [] }
  /// A button.
  public static var button: UIAccessibilityTraits { .init(rawValue: 1 << 0) }
  /// A link.
  public static var link: UIAccessibilityTraits { .init(rawValue: 1 << 1) }
  /// A picture.
  public static var image: UIAccessibilityTraits { .init(rawValue: 1 << 2) }
  /// The selected one, as of tabs.
  public static var selected: UIAccessibilityTraits { .init(rawValue: 1 << 3) }
  /// It plays a sound of its own when used.
  public static var playsSound: UIAccessibilityTraits { .init(rawValue: 1 << 4) }
  /// A key of a keyboard.
  public static var keyboardKey: UIAccessibilityTraits { .init(rawValue: 1 << 5) }
  /// Text that does not change.
  public static var staticText: UIAccessibilityTraits { .init(rawValue: 1 << 6) }
  /// A summary when the app starts.
  public static var summaryElement: UIAccessibilityTraits { .init(rawValue: 1 << 7) }
  /// It cannot be used now.
  public static var notEnabled: UIAccessibilityTraits { .init(rawValue: 1 << 8) }
  /// Its label or value changes often.
  public static var updatesFrequently: UIAccessibilityTraits { .init(rawValue: 1 << 9) }
  /// A field to search in.
  public static var searchField: UIAccessibilityTraits { .init(rawValue: 1 << 10) }
  /// It starts media, so that speech must stop.
  public static var startsMediaSession: UIAccessibilityTraits { .init(rawValue: 1 << 11) }
  /// Its value can be made larger and smaller.
  public static var adjustable: UIAccessibilityTraits { .init(rawValue: 1 << 12) }
  /// Touches reach it directly.
  public static var allowsDirectInteraction: UIAccessibilityTraits { .init(rawValue: 1 << 13) }
  /// The page is turned when it has been read.
  public static var causesPageTurn: UIAccessibilityTraits { .init(rawValue: 1 << 14) }
  /// A container whose children are the tabs of a list, in order.
  public static var tabBar: UIAccessibilityTraits { .init(rawValue: 1 << 15) }
  /// A heading.
  public static var header: UIAccessibilityTraits { .init(rawValue: 1 << 16) }
}

/// What the elements within a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// The cells of a table.
  case dataTable = 1
  /// The entries of a list.
  case list = 2
  /// A part of the page to jump to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}
