// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// Holds a bar's items where they do not all fit, and lets them be scrolled.
final class BarScrollView: UIScrollView {
  /// What is scrolled: indicator, tabs and actions, in the bar's coordinates at the offset 0.
  let content = BarScrolledView()
  /// Told whenever the content has moved.
  var onScroll: (() -> Void)?

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
    ScrollLooks.makePlain(self)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // A drag that begins on an item scrolls, as one between the items does.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    onScroll?()
  }
}

/// What a bar scrolls; touches that no item takes are the scroll view's.
final class BarScrolledView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
