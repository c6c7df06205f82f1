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
    // A long press shows in large what does not grow with the user's text, as in the system's bar.
    let isReadable =
      context?.text.isEnough == true && context?.traits.edge == .bottom && isTitleShown
      && !item.title.isEmpty && customView == nil
    showsLargeContentViewer = !isReadable
    largeContentTitle = accessibilityLabel
    largeContentImage = iconView.image
    scalesLargeContentImage = true
  }

  /// Lets a screen reader press inside the shape that takes touches, also where it stands out.
  ///
  /// A point that is set stays where it is on the screen when the bar moves: it has to be set anew
  /// then. UIKit's own, the frame's middle, follows; so as long as that is in the shape none is set.
  func updateActivationPoint() {
    guard let frames, let superview else { return }
    let middle = CGPoint(x: frames.frame.midX, y: frames.frame.midY)
    let isMiddleInside = frames.touchArea.contains(middle)
    guard !isMiddleInside || hasOwnActivationPoint else { return }
    hasOwnActivationPoint = true
    let inWindow = superview.convert(
      isMiddleInside ? middle : frames.touchArea.innerPoint, to: nil)
    let point = window?.convert(inWindow, to: nil) ?? inWindow
    if accessibilityActivationPoint != point { accessibilityActivationPoint = point }
  }
}

extension TouchArea {
  /// A point in the area, the middle if that is one; the rectangle's middle where there is none.
  fileprivate var innerPoint: CGPoint {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard !contains(middle) else { return middle }
    // A shape of the application's own may leave its middle free.
    let steps = (1..<16).map { CGFloat($0) / 16 }
    let inside = steps.flatMap { x in
      steps.map { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + $0 * rect.height) }
    }.filter(contains)
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
    return inside.min { distance($0) < distance($1) } ?? middle
  }
}
