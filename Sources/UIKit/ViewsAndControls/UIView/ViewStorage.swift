// SPDX-License-Identifier: MIT

internal import Foundation

/// What a view keeps besides its layer and its place in the tree.
struct ViewStorage {
  var autoresizingMask = UIView.AutoresizingMask()
  var autoresizesSubviews = true
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat?
  /// Whether the last question for a size came to `UIView.sizeThatFits(_:)`, which has no answer.
  var leavesSizeToUIView = false
  /// Whether the last drawing came to `UIView.draw(_:)`, which draws nothing.
  var leavesDrawingToUIView = false
  var mask: UIView?
  var tag = 0

  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []

  /// A new view needs layout.
  var needsLayout = true
  /// The count of changes at which the view and all within it were last laid out.
  var laidOutAt: Int?
  var layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  /// What was last told by the did-change calls.
  var toldSafeArea = UIEdgeInsets.zero
  var toldMargins: UIEdgeInsets?

  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the view was last told of.
  var traits: UITraitCollection?

  var largeContent = LargeContent()
}
