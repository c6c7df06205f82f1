// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Lies over a controller's whole view, holds the bar, and takes only the bar's touches.
///
/// While a page slides over the bar this view is cut at the page's edge, because a bar beside the
/// navigation controller cannot lie beneath its pages.
final class BarHostView: UIView {
  let bar: TabBar
  /// What stands on the bar.
  weak var accessoryView: UIView?
  /// Darkens the bar while it moves with a page beneath another one.
  var shade: ShapeView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let shade { addSubview(shade) }
    }
  }
  /// Kept for as long as the view is part of the controller's.
  var owner: AnyObject?
  /// Told when the surroundings change.
  var onChange: (() -> Void)?

  init(_ bar: TabBar) {
    self.bar = bar
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // What the application has made invisible takes no touches, as UIKit's rule is for every view.
    [bar, accessoryView].contains { view in
      guard let view, !view.isHidden, view.alpha >= 0.01 else { return false }
      return view.point(inside: convert(point, to: view), with: event)
    }
  }

  /// Ends the animations of where the bar is; it is where it was told to be.
  func stopMoving() {
    layer.removeAllAnimations()
    bar.layer.removeAllAnimations()
    accessoryView?.layer.removeAllAnimations()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onChange?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onChange?() }
  }
}
