// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  func replaceView(with view: UIView?) {
    guard view !== storedView else { return }
    storedView?.owner = nil
    storedView = view
    view?.owner = self
  }

  /// Reports a controller whose view a nib should make; the view is then as without one.
  func reportMissingNib() {
    guard let nibName else { return }
    let place = (nibBundle ?? Bundle.main).bundlePath
    UIKitFailure.report(
      "Could not load NIB in bundle: '\(place)' with name '\(nibName)': there are no nib files on "
        + "Linux, make the view in loadView() and pass nil as nibName")
  }

  var nextResponder: UIResponder? {
    if let superview = storedView?.superview, !isRootOfWindow {
      return presentation.presenter ?? superview
    }
    if isRootOfWindow { return storedView?.window }
    return presentation.presenter
  }

  /// The controllers of this one's tree in the order of their views, itself first.
  var tree: [UIViewController] { [self] + children.flatMap(\.tree) }

  /// The topmost ancestor, or the controller itself.
  var root: UIViewController { parent?.root ?? self }

  /// The controllers from the parent up to the topmost ancestor.
  var ancestors: [UIViewController] { parent.map { [$0] + $0.ancestors } ?? [] }
}
