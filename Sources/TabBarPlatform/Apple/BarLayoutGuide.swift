// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// A guide whose rectangle in a view is set outright.
@MainActor package final class BarLayoutGuide {
  /// The guide.
  package let guide = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []

  /// Makes a guide that belongs to no view yet.
  package init() {}

  /// Gives the guide to a view; doing it again changes nothing.
  package func attach(to view: UIView) {
    guard guide.owningView !== view else { return }
    detach()
    view.addLayoutGuide(guide)
    constraints = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    update()
  }

  /// Takes the guide away from its view.
  package func detach() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    guide.owningView?.removeLayoutGuide(guide)
  }

  /// The rectangle in the view, in points; the view is laid out anew where it changes.
  package var frame = CGRect.zero {
    didSet { if frame != oldValue { update() } }
  }

  private func update() {
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    for (constraint, value) in zip(constraints, values) { constraint.constant = value }
  }
}
