// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of a view, such as the part that nothing covers.
///
/// Only the guides that views have by themselves exist; ask for their ``layoutFrame``.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  public private(set) weak var owningView: UIView?
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(owner: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = owner
  }

  /// The rectangle in the view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return view.bounds.inset(by: insets(view))
  }
}
