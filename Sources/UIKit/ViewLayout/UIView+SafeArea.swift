// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// How far bars, the status bar and the screen's corners reach into the view, in points.
  ///
  /// Zero in a view that is in no window. The view's content should stay clear of it.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    return insets(in: window, under: parent?.safeAreaInsets ?? .zero)
  }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = storage.safeAreaLayoutGuide {
      return guide
    }
    let guide = UILayoutGuide(owner: self) { $0.safeAreaInsets }
    storage.safeAreaLayoutGuide = guide
    return guide
  }

  /// What is unsafe of the view, by what is unsafe of its superview.
  func insets(in window: UIWindow, under unsafe: UIEdgeInsets) -> UIEdgeInsets {
    guard self !== window, let parent else { return window.screenInsets }
    let owner = owner
    // Most views have nothing unsafe around them, and nobody who adds to it.
    guard unsafe != .zero || owner != nil else { return .zero }
    let around = parent.bounds
    let frame = owner?.keepsLayoutInTransition == true ? untransformedFrame : frame
    var insets = UIEdgeInsets(
      top: overlap(unsafe.top, frame.minY - around.minY),
      left: overlap(unsafe.left, frame.minX - around.minX),
      bottom: overlap(unsafe.bottom, around.maxY - frame.maxY),
      right: overlap(unsafe.right, around.maxX - frame.maxX))
    if let more = owner?.additionalInsetsOfRootView {
      // An app may take from the safe area, but not so much that it reaches beyond the view.
      insets.top = max(0, insets.top + more.top)
      insets.left = max(0, insets.left + more.left)
      insets.bottom = max(0, insets.bottom + more.bottom)
      insets.right = max(0, insets.right + more.right)
    }
    return insets
  }

  /// The frame that the view has without its transform.
  private var untransformedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// How far an unsafe strip at an edge reaches into a view that begins at a distance from the edge.
  ///
  /// What lies beyond the edge is not unsafe: a page that slides out keeps its layout.
  private func overlap(_ strip: CGFloat, _ distance: CGFloat) -> CGFloat {
    min(strip, max(0, strip - distance))
  }

  /// Tells the view and its controller if margins or safe area are others than last told.
  ///
  /// UIKit's order: the margins first, then the safe area.
  func tellOfSafeArea(_ insets: UIEdgeInsets) {
    let margins = margins(over: insets)
    let hasNewInsets = insets != storage.toldSafeArea
    let hasNewMargins = storage.toldMargins.map { $0 != margins } ?? hasNewInsets
    storage.toldSafeArea = insets
    storage.toldMargins = margins
    if hasNewMargins {
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
    if hasNewInsets {
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
  }
}
