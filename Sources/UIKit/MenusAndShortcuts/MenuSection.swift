// SPDX-License-Identifier: MIT
internal import Foundation

/// A run of a menu's elements that stand together, as an opened menu shows them.
@MainActor struct MenuSection {
  /// The line above the elements; nil for none.
  var title: String?
  /// What can be seen: hidden actions and empty menus are left out.
  var elements: [UIMenuElement] = []

  /// The sections of a menu: inline menus are sections of their own, what is between them another.
  static func sections(of menu: UIMenu) -> [MenuSection] {
    var sections: [MenuSection] = []
    var open = MenuSection()
    for child in menu.children where child.isShown {
      if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
        sections.append(open)
        var inner = Self.sections(of: inline)
        if !inline.title.isEmpty { inner[0].title = inline.title }
        sections += inner
        open = MenuSection()
      } else {
        open.elements.append(child)
      }
    }
    sections.append(open)
    return sections.filter { !$0.elements.isEmpty }
  }
}

extension UIMenuElement {
  /// Whether an opened menu shows the element.
  var isShown: Bool {
    if let menu = self as? UIMenu { return menu.children.contains(where: \.isShown) }
    return !((self as? UIAction)?.attributes.contains(.hidden) ?? false)
  }

  /// Whether the element is marked as on or partly on.
  var isMarked: Bool { ((self as? UIAction)?.state ?? .off) != .off }
}

extension UIMenu {
  /// Turns an action on and the others off, if the menu or one around the action asks for that.
  ///
  /// The outermost menu that does decides for all within it, as Apple documents.
  func choose(_ action: UIAction) {
    guard let chooser = outermostChooser(of: action) else { return }
    for other in chooser.actions { other.state = other === action ? .on : .off }
  }

  private func outermostChooser(of action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    for case let menu as UIMenu in children {
      if let chooser = menu.outermostChooser(of: action) { return chooser }
    }
    return nil
  }

  private var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
    }
  }
}
