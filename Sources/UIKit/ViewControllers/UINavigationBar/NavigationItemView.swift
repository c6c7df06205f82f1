// SPDX-License-Identifier: MIT
internal import Foundation

/// What a back button shows.
struct BackContents {
  let title: String
  var tint: UIColor?
}

/// The contents of a navigation bar for one item.
@MainActor final class NavigationItemView: UIView {
  /// The distance of buttons from the bar's edge, in points.
  private static let margin: CGFloat = 16
  /// The distance of the back button from the bar's edge, in points.
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 8

  /// The height of the row of buttons, above a large title, in points.
  var rowHeight: CGFloat = 44
  let isLarge: Bool
  var onBack: (@MainActor () -> Void)?
  private let item: UINavigationItem
  private let title = UILabel()
  private let titleView: UIView
  private let largeTitle: LargeTitleView?
  private var titleShift: CGFloat = 0
  private var adjustment = UIOffset.zero
  private var showsRowTitle = true
  /// Whether contents change places, during which the title in the row stays as it is.
  var isInTransition = false { didSet { setNeedsLayout() } }
  private var back: BackButton?
  private let left: [BarButtonView]
  private let right: [BarButtonView]

  init(item: UINavigationItem, back: BackContents?, isLarge: Bool, showsRow: Bool) {
    self.item = item
    self.isLarge = isLarge
    largeTitle = isLarge ? LargeTitleView(text: item.title) : nil
    titleView = item.titleView ?? title
    left = (item.leftBarButtonItems ?? []).map(BarButtonView.init)
    right = (item.rightBarButtonItems ?? []).map(BarButtonView.init)
    super.init(frame: .zero)
    if let largeTitle { addSubview(largeTitle) }
    addSubview(titleView)
    for button in left + right { addSubview(button) }
    if let contents = back {
      let button = BackButton(title: contents.title, tint: contents.tint)
      button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
      addSubview(button)
      self.back = button
    }
    title.text = item.title
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.accessibilityTraits = .header
    if !showsRow, item.titleView == nil { hideRowTitle() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UINavigationBarAppearance, bar: UINavigationBar) {
    let all = (bar.titleTextAttributes ?? [:]).merging(look.titleTextAttributes) { $1 }
    title.font = all[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = all[.foregroundColor] as? UIColor ?? .label
    adjustment = look.titlePositionAdjustment
    largeTitle?.show(
      (bar.largeTitleTextAttributes ?? [:]).merging(look.largeTitleTextAttributes) { $1 })
    setNeedsLayout()
  }

  /// Moves the title sideways, as during a push; to be called in an animation or without.
  func shiftTitle(by distance: CGFloat) {
    titleShift = distance
    // A large title goes further, as the page does.
    largeTitle?.shift = 2 * distance
    layoutContents()
    largeTitle?.layoutIfNeeded()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutContents()
  }

  private func layoutContents() {
    let insets = safeAreaInsets
    var start = insets.left
    if let back {
      let room = max(0, (bounds.width - titleSize.width) / 2 - start - Self.backMargin - Self.gap)
      let width = back.width(room: room)
      place(back, x: start + Self.backMargin, width: width)
      start += Self.backMargin + width + Self.gap
    }
    if !left.isEmpty, back == nil { start += Self.margin }
    for button in left {
      let width = button.naturalWidth
      place(button, x: start, width: width)
      start += width + Self.gap
    }
    var end = bounds.width - insets.right - Self.margin
    for button in right {
      let width = button.naturalWidth
      place(button, x: end - width, width: width)
      end -= width + Self.gap
    }
    layoutTitle(between: start, and: end)
    layoutLargeTitle()
  }

  private func layoutLargeTitle() {
    guard let largeTitle else { return }
    let height = max(0, bounds.height - rowHeight)
    largeTitle.frame = CGRect(x: 0, y: rowHeight, width: bounds.width, height: height)
    guard !isInTransition, item.titleView == nil, showsRowTitle != (height <= LargeTitle.remainder)
    else { return }
    guard window != nil, !showsRowTitle else { return showsRowTitle ? hideRowTitle() : () }
    showsRowTitle = true
    UIView.animate(withDuration: LargeTitle.fade) { self.title.alpha = 1 }
  }

  private func hideRowTitle() {
    showsRowTitle = false
    title.alpha = 0
  }

  private var titleSize: CGSize {
    item.titleView == nil ? title.intrinsicContentSize : titleView.bounds.size
  }

  /// In the middle of the bar, or as near to it as the buttons leave room.
  private func layoutTitle(between start: CGFloat, and end: CGFloat) {
    let size = titleSize
    let width = max(0, min(size.width, end - start))
    var x = (bounds.width - width) / 2
    x = max(start, min(x, end - width))
    let scale = max(traitCollection.displayScale, 1)
    var frame = CGRect(
      x: (x * scale).rounded() / scale,
      y: ((rowHeight - size.height) / 2 * scale).rounded() / scale, width: width,
      height: size.height)
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    let moved = item.titleView == nil ? adjustment : .zero
    titleView.frame = frame.offsetBy(dx: titleShift + moved.horizontal, dy: moved.vertical)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let frame = CGRect(x: x, y: 0, width: width, height: rowHeight)
    view.frame =
      isMirrored
      ? CGRect(x: bounds.width - frame.maxX, y: 0, width: width, height: rowHeight) : frame
  }
}
