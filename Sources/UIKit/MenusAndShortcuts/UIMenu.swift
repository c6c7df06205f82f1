// SPDX-License-Identifier: MIT
internal import Foundation

/// Actions and further menus under one title, shown beside the button that they belong to.
///
/// Give it to a button or a bar button item. What a menu consists of is fixed when it is made; its
/// actions may change, and a menu that is opened shows them as they are then.
@MainActor open class UIMenu: UIMenuElement {
  /// Names a menu, so that code finds it again among others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown, as a set.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the menu around it, as a section of their own.
    public static var displayInline: Options { .init(rawValue: 1 << 0) }
    /// Its title is red: what is in it destroys something.
    public static var destructive: Options { .init(rawValue: 1 << 1) }
    /// Of the actions in it, submenus included, one at most is on: choosing one turns off the others.
    public static var singleSelection: Options { .init(rawValue: 1 << 5) }
  }

  private static var count = 0

  /// The menu's identifier; a unique one if none was given.
  public let identifier: Identifier

  /// How the menu is shown; without an option by default.
  public let options: Options

  /// What the menu offers, in the order of reading.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// A title that is not empty stands above the elements; as a submenu it is what is tapped.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title, subtitle: nil, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// Makes a menu with a second line below its title, which is seen where it is a submenu.
  @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }

  private init(
    _ title: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
    options: Options, children: [UIMenuElement]
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIMenu.count += 1
      self.identifier = Identifier("menu-\(UIMenu.count)")
    }
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, in the order of reading, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
