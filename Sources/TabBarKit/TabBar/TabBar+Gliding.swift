// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBar {
  /// Lets items glide from where they are to where a change of the items puts them.
  ///
  /// New ones fade in at their places, old ones fade out at theirs.
  func glide(_ change: () -> Void) {
    layoutIfNeeded()
    let old = controls
    change()
    let leaving = old.values.filter { controls[$0.id] !== $0 }
    let coming = controls.values.filter { old[$0.id] !== $0 }
    UIView.performWithoutAnimation {
      for control in leaving { show(leaving: control) }
      let layout = makeLayout()
      for control in coming {
        if let frames = layout[control.id] { control.apply(frames) }
        control.alpha = 0
      }
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.layoutIfNeeded()
      for control in coming { control.alpha = 1 }
      for control in leaving { control.alpha = 0 }
    } completion: { _ in
      for control in leaving { control.removeFromSuperview() }
    }
  }

  /// Lets items that glide, come or go be where they are told, at once.
  func stopGliding() {
    for view in tabsView.subviews + itemsHost.subviews {
      guard let control = view as? TabBarItemControl else { continue }
      control.layer.removeAllAnimations()
      control.body.layer.removeAllAnimations()
      // What the application shows in the item moves as that wants it.
      for part in control.body.subviews where part !== control.customHolder { part.stopMotion() }
      if controls[control.id] !== control { control.removeFromSuperview() }
    }
  }

  // Nobody can press or hear an item any more that only fades away.
  private func show(leaving control: TabBarItemControl) {
    control.isUserInteractionEnabled = false
    control.accessibilityElementsHidden = true
    itemsHost.insertSubview(control, belowSubview: tabsView)
  }
}
