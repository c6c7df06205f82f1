// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// Whether several fingers in the view are all followed, not only the first; false by default.
  public var isMultipleTouchEnabled: Bool {
    get { storage.isMultipleTouchEnabled }
    set { storage.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view takes touches while this one has some, and the reverse; false by default.
  public var isExclusiveTouch: Bool {
    get { storage.isExclusiveTouch }
    set { storage.isExclusiveTouch = newValue }
  }

  func foremostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !layer.ignoresTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) {
        return hit
      }
    }
    return self
  }
}
