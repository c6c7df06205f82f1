// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// The direction in which the view's content runs, after the language and its own attribute.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction in which content with an attribute runs in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = UIScreen.main.traitCollection.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction in which content with an attribute runs where the surroundings run in another.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var effectiveTraits: UITraitCollection {
    let above = parent?.traitCollection ?? traitsAboveRoot
    let inherited = owner?.traitsOfRootView(inheriting: above) ?? above
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// What a view without a superview inherits: the screen's traits, perhaps without the scale.
  private var traitsAboveRoot: UITraitCollection {
    let traits = UIScreen.main.traitCollection
    if self is UIWindow || Simulator.current.switches.detachedViewsKnowScale { return traits }
    var values = traits.values
    values.scale = 0
    return UITraitCollection(values: values)
  }

  /// Tells the view and all within it of traits that have changed since they were last told.
  func propagateTraits() {
    let traits = traitCollection
    let former = storage.traits
    if traits !== former, traits != former {
      storage.traits = traits
      setNeedsDisplay()
      resolveBackgroundColor()
      traits.performAsCurrent {
        traitCollectionDidChange(former)
        owner?.traitCollectionDidChange(former)
      }
      setNeedsLayout()
    }
    for child in children {
      child.propagateTraits()
    }
  }

  func resolveBackgroundColor() {
    layer.backgroundColor = storage.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }
}
