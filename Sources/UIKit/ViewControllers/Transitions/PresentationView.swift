// SPDX-License-Identifier: MIT
internal import Foundation

/// What lies between a window and a presented view: it dims, and it places sheets.
@MainActor final class PresentationView: UIView {
  /// Whether the content is a sheet, which leaves the top of what is behind in sight.
  var isSheet = false
  /// Whether the sheet is as small as a form.
  var isSmall = false
  /// The size that a small sheet would like to have, in points.
  var wantedSize: (@MainActor () -> CGSize)?
  /// Told how far what is behind is pushed back, from 0 to 1.
  var onPush: (@MainActor (CGFloat) -> Void)?
  /// Whether an app's animator, not this view, places the content.
  var isContentFree = false { didSet { if !isContentFree { setNeedsLayout() } } }
  private let dimming = UIView()
  private var isContentAway = false

  /// How far a finger has dragged the sheet down, in points.
  var drag: CGFloat = 0 { didSet { if drag != oldValue { setNeedsLayout() } } }

  /// Where the sheet begins when nothing drags it, in points.
  var sheetTop: CGFloat { contentFrame.minY }

  /// The presented controller's view.
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let content else { return }
      addSubview(content)
      if isSheet { roundCorners(of: content) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.isHidden = true
    addSubview(dimming)
    // What lies behind is out of reach of assistive technologies, as of fingers.
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.isHidden = !isSheet
    dimming.frame = bounds
    guard let content, !isContentAway, !isContentFree else { return }
    place(content, in: contentFrame.offsetBy(dx: 0, dy: drag))
    guard isSheet else { return }
    dimming.alpha = 1 - drag / max(1, bounds.height - sheetTop)
    onPush?(dimming.alpha)
  }

  /// A page sheet begins 10 points below the status bar of a phone; on its side a phone has none.
  ///
  /// On wide screens sheets stand in the middle: pages up to 704 points wide, forms
  /// as large as they would like to be or else 540 by 620.
  private var contentFrame: CGRect {
    guard isSheet else { return bounds }
    let traits = traitCollection
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      let wanted = wantedSize?() ?? .zero
      let form = CGSize(
        width: wanted.width > 0 ? wanted.width : 540,
        height: wanted.height > 0 ? wanted.height : 620)
      let size =
        isSmall
        ? CGSize(width: min(form.width, bounds.width), height: min(form.height, bounds.height))
        : CGSize(width: min(704, bounds.width - 80), height: bounds.height - 80)
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let top = traits.verticalSizeClass == .compact ? 0 : (window?.safeAreaInsets.top ?? 0) + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func showContent() {
    isContentAway = false
    dimming.alpha = 1
    onPush?(1)
    content?.alpha = 1
    content?.frame = contentFrame
  }

  func hideContent(_ style: UIModalTransitionStyle) {
    isContentAway = true
    dimming.alpha = 0
    onPush?(0)
    if style == .crossDissolve {
      content?.alpha = 0
    } else {
      content?.frame = contentFrame.offsetBy(dx: 0, dy: bounds.height - contentFrame.minY)
    }
  }

  /// A sheet that another one pushes back is transformed, and keeps that.
  private func place(_ view: UIView, in frame: CGRect) {
    guard !view.transform.isIdentity else { return view.frame = frame }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func roundCorners(of view: UIView) {
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.masksToBounds = true
  }
}
