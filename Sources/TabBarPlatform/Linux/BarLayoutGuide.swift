// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// A guide whose rectangle in a view is set outright.
@MainActor package final class BarLayoutGuide {
  /// The guide.
  package let guide: UILayoutGuide
  private let box: Box

  private final class Box { var frame = CGRect.zero }

  /// Makes a guide that belongs to no view yet.
  package init() {
    let box = Box()
    self.box = box
    guide = UILayoutGuide { _ in box.frame }
  }

  /// Gives the guide to a view; doing it again changes nothing.
  package func attach(to view: UIView) { guide.owningView = view }

  /// Takes the guide away from its view.
  package func detach() { guide.owningView = nil }

  /// The rectangle in the view, in points; the view is laid out anew where it changes.
  package var frame: CGRect {
    get { box.frame }
    set {
      guard newValue != box.frame else { return }
      box.frame = newValue
      guide.owningView?.setNeedsLayout()
    }
  }
}
