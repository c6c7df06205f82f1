// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarItemControl {
  /// States what a screen reader says: the title, the badge's text as value, and what it is.
  ///
  /// The place ("tab, 1 of 3") comes from the container and is not part of the label.
  func updateAccessibility(dotDescription: String) {
    accessibilityLabel = item.accessibilityLabel ?? (item.title.isEmpty ? nil : item.title)
    accessibilityValue = spokenBadge(dotDescription: dotDescription)
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.id.rawValue
    var traits = Accessibility.button
    if isSelected { traits.formUnion(Accessibility.selected) }
    if !item.isEnabled { traits.formUnion(Accessibility.notEnabled) }
    accessibilityTraits = traits
    // Titles keep their size at every text size, as in the system's bar: a long press shows them.
    showsLargeContentViewer = true
    largeContentTitle = accessibilityLabel
    largeContentImage = iconView.image
    scalesLargeContentImage = true
  }

  /// Lets a screen reader press inside the shape that takes touches, also where it stands out.
  func updateActivationPoint() {
    guard let touchArea = frames?.touchArea, let superview else { return }
    let middle = CGPoint(x: touchArea.rect.midX, y: touchArea.rect.midY)
    let inWindow = superview.convert(middle, to: nil)
    accessibilityActivationPoint = window?.convert(inWindow, to: nil) ?? inWindow
  }
}
