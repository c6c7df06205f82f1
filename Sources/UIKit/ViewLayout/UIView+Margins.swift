// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// The distance that content should keep from the view's edges, in points: 8 by default.
  ///
  /// Reading includes the safe area, and the superview's margins if they are preserved.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  /// The same margins, told by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      storage.layoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// Whether margins are at least as wide as the superview's that overlap; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { storage.preservesSuperviewLayoutMargins }
    set {
      storage.preservesSuperviewLayoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.insetsLayoutMarginsFromSafeArea }
    set {
      storage.insetsLayoutMarginsFromSafeArea = newValue
      setNeedsLayout()
    }
  }

  /// The part of the view within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = storage.layoutMarginsGuide {
      return guide
    }
    let guide = UILayoutGuide(owner: self) { $0.layoutMargins }
    storage.layoutMarginsGuide = guide
    return guide
  }

  private var effectiveMargins: UIEdgeInsets {
    margins(over: insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero)
  }

  /// The margins of the view with a safe area.
  func margins(over safe: UIEdgeInsets) -> UIEdgeInsets {
    let own = storage.layoutMargins
    // Where both sides are the same, nobody need go up the tree to find the direction.
    let isMirrored =
      own.leading != own.trailing && effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
      right: isMirrored ? own.leading : own.trailing)
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    let (frame, around, above) = (frame, parent.bounds, parent.layoutMargins)
    margins.top = max(margins.top, above.top - (frame.minY - around.minY))
    margins.left = max(margins.left, above.left - (frame.minX - around.minX))
    margins.bottom = max(margins.bottom, above.bottom - (around.maxY - frame.maxY))
    margins.right = max(margins.right, above.right - (around.maxX - frame.maxX))
    return margins
  }
}
