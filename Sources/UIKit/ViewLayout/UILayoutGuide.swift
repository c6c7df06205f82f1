// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of a view, such as the part that nothing covers.
///
/// Only the guides that views and controllers have by themselves exist; ask for their
/// ``layoutFrame``.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  public package(set) weak var owningView: UIView?
  private let frame: @MainActor (UIView) -> CGRect

  init(owner: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    frame = { $0.bounds.inset(by: insets($0)) }
    super.init()
    owningView = owner
  }

  /// Makes a guide whose rectangle is found when it is asked for; it belongs to no view yet.
  package init(frame: @escaping @MainActor (UIView) -> CGRect) {
    self.frame = frame
    super.init()
  }

  /// The rectangle in the view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return frame(view)
  }
}
