// SPDX-License-Identifier: MIT
import Foundation
import UIKit

extension TabBarItemControl {
  /// Shows a view of the application's own in place of icon and title; nil shows them again.
  func setCustomView(_ view: UIView?) {
    guard view !== customView else { return }
    if let customView, customView.superview === customHolder { customView.removeFromSuperview() }
    customHolder?.removeFromSuperview()
    customHolder = nil
    knownMeasure = nil
    customView = view
    guard let view else { return }
    // The item is the control: what is in the view is seen only.
    let holder = UIView(frame: bounds)
    holder.isUserInteractionEnabled = false
    holder.addSubview(view)
    body.insertSubview(holder, belowSubview: badgeView)
    customHolder = holder
    placeCustomView()
  }

  func placeCustomView() {
    customHolder?.frame = bounds
    customView?.frame = bounds
  }
}
