// SPDX-License-Identifier: MIT
internal import Foundation

/// The view of a container of the system: it lets the controller place what is in it.
@MainActor final class ContainerView: UIView {
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Holds the view of one page while it is on the screen, and what moves along with it.
@MainActor final class PageWrapper: UIView {
  /// Darkens a page that goes, or lies, under another.
  private var shade: UIView?

  func place(_ page: UIView, in frame: CGRect) {
    if page.superview !== self { insertSubview(page, at: 0) }
    if page.frame != frame { page.frame = frame }
  }

  /// Places a page's view, and what is presented over it in its own context.
  func place(_ page: UIViewController, in frame: CGRect) {
    let stage = page.presentation.ownStage
    if stage?.isPresenterAway != true { place(page.view, in: frame) }
    stage?.follow(into: self, frame: frame)
  }

  var shadeAlpha: CGFloat {
    get { shade?.alpha ?? 0 }
    set { shade?.alpha = newValue }
  }

  func addShade() {
    guard shade == nil else { return }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = UIColor(white: 0, alpha: 0.1)
    view.isUserInteractionEnabled = false
    view.alpha = 0
    addSubview(view)
    shade = view
  }

  func removeShade() {
    shade?.removeFromSuperview()
    shade = nil
  }
}
