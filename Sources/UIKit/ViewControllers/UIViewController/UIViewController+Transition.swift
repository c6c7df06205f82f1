// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator ?? parent?.transitionCoordinator
  }

  /// UIKit's rule: children hear of the new size unless their own does not change with it.
  func passOnTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let presented = presentation.presented else { return }
    presented.viewWillTransition(to: size, with: coordinator)
  }

  func passOnTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let override = traitOverrides[ObjectIdentifier(child)] ?? UITraitCollection()
      let childTraits = UITraitCollection(traitsFrom: [traits, override])
      if childTraits == child.traitCollection { continue }
      child.willTransition(to: childTraits, with: coordinator)
    }
    presentation.presented?.willTransition(to: traits, with: coordinator)
  }
}
