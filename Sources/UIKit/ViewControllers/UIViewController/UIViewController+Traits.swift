// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  /// Sets traits that override, for one child, what it would inherit; nil ends the override.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsMayHaveChanged()
  }

  /// The traits set for a child, or nil.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitOverrides[ObjectIdentifier(childViewController)]
  }

  /// The traits that hold for the controller: its view's, or what its view would have.
  var resolvedTraits: UITraitCollection {
    if let view = storedView, view.superview != nil || view.window != nil {
      return view.traitCollection
    }
    return traitsOfRootView(inheriting: inheritedTraits)
  }

  func traitsOfRootView(inheriting traits: UITraitCollection) -> UITraitCollection {
    var parts: [UITraitCollection] = []
    if let override = parent?.overrideTraitCollection(forChild: self) { parts.append(override) }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    // UIKit's rule: in the dark style a sheet is lighter than what is behind it.
    if presentation.stage?.container.isSheet == true {
      parts.append(UITraitCollection(userInterfaceLevel: .elevated))
    }
    return parts.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + parts)
  }

  private var inheritedTraits: UITraitCollection {
    if let parent { return parent.traitCollection }
    return presentation.presenter?.root.viewIfLoaded?.window?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  /// Walks through the views after something that traits depend on changed.
  func traitsMayHaveChanged() {
    storedView?.propagateTraits()
    for child in children where child.storedView?.superview == nil { child.traitsMayHaveChanged() }
  }
}
