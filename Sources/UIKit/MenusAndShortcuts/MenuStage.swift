// SPDX-License-Identifier: MIT
internal import Foundation

/// What lies over a window while a menu is open: the card, and around it what closes it.
@MainActor final class MenuStage: UIView {
  /// The distance of a card from its button and from the edges of the safe area, in points.
  private static let gap: CGFloat = 8
  private static let duration: TimeInterval = 0.25

  let card = MenuCard()
  private weak var source: UIView?
  private let root: UIMenu
  private let sender: Any?
  /// The menus that are open, the root first.
  private var path: [UIMenu]
  private var isClosing = false
  private weak var pointed: MenuRow?

  private init(_ menu: UIMenu, source: UIView, sender: Any?) {
    root = menu
    path = [menu]
    self.source = source
    self.sender = sender
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    addSubview(card)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// Opens a menu beside a view; a menu in which nothing can be seen is not opened.
  @discardableResult
  static func open(_ menu: UIMenu, at source: UIView, sender: Any?) -> MenuStage? {
    guard let window = source.window, menu.isShown else { return nil }
    current(in: window)?.close(animated: false)
    let stage = MenuStage(menu, source: source, sender: sender)
    stage.frame = window.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(stage)
    stage.appear()
    if Simulator.current.focusedView === source { stage.focusFirst() }
    UIAccessibility.post(notification: .screenChanged, argument: stage.card.rows.first)
    return stage
  }

  /// The menu that is open in a window, or nil.
  static func current(in window: UIWindow) -> MenuStage? {
    window.subviews.lazy.compactMap { $0 as? MenuStage }.first { !$0.isClosing }
  }

  private func fill() {
    guard let menu = path.last else { return }
    card.show(menu, isOpened: path.count > 1)
    for row in card.rows { row.onPick = { [weak self, weak row] in row.map { self?.pick($0) } } }
    setNeedsLayout()
  }

  private func focusFirst() {
    Simulator.current.setFocus(card.rows.first(where: \.canBecomeFocused))
  }

  /// Shows another menu of the tree; the keyboard goes on in it.
  private func turn() {
    let wasFocused = Simulator.current.focusedView?.isDescendant(of: self) ?? false
    fill()
    if wasFocused { focusFirst() }
  }

  // MARK: Appearing

  private func appear() {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      card.alpha = 0
      if !UIAccessibility.isReduceMotionEnabled { card.transform = .init(scaleX: 0.4, y: 0.4) }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  /// Closes the menu; its window takes touches again at once.
  func close(animated: Bool = true) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityViewIsModal = false
    if Simulator.current.focusedView?.isDescendant(of: self) ?? false {
      Simulator.current.setFocus(source)
    }
    UIAccessibility.post(notification: .screenChanged, argument: source)
    guard animated else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) {
      self.card.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // MARK: Picking

  private func pick(_ row: MenuRow) {
    switch row.content {
    case .heading:
      path.removeLast()
      turn()
    case .element(let menu as UIMenu):
      path.append(menu)
      turn()
    case .element(let element):
      guard let action = element as? UIAction, row.isEnabled else { return }
      root.choose(action)
      if action.attributes.contains(.keepsMenuPresented) {
        turn()
      } else {
        close()
      }
      action.perform(for: sender)
    }
  }

  /// A finger that opened the menu moves on: the line below it is lit.
  func point(at place: CGPoint?) {
    let row = place.flatMap { line(at: $0) }
    guard row !== pointed else { return }
    pointed?.isHighlighted = false
    row?.isHighlighted = true
    pointed = row
  }

  /// The finger that opened the menu is lifted: the line below it is picked.
  func lift() {
    guard let row = pointed else { return }
    point(at: nil)
    pick(row)
  }

  private func line(at place: CGPoint) -> MenuRow? {
    let row = hitTest(convert(place, from: nil), with: nil) as? MenuRow
    return row?.isEnabled == true ? row : nil
  }

  /// A touch beside the card closes the menu and goes nowhere else.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { !card.frame.contains($0.location(in: self)) }) else { return }
    close()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  // MARK: Layout

  /// The card below its button, or above where there is more room, within the safe area.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source, source.window === window else { return close(animated: false) }
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let button = source.convert(source.bounds, to: self)
    let width = min(
      MenuCard.width(for: traitCollection.preferredContentSizeCategory), safe.width)
    let (below, above) = (safe.maxY - button.maxY - Self.gap, button.minY - Self.gap - safe.minY)
    let needed = card.height(width: width)
    let isBelow = below >= needed || below >= above
    let height = min(needed, max(88, isBelow ? below : above))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isInLatterHalf = (button.midX > bounds.midX) != isMirrored
    // The card and its button share an edge: the one that is nearer to the edge of the window.
    let x = isInLatterHalf == isMirrored ? button.minX : button.maxX - width
    let scale = max(traitCollection.displayScale, 1)
    let origin = CGPoint(
      x: min(max(x, safe.minX), safe.maxX - width),
      y: isBelow ? button.maxY + Self.gap : button.minY - Self.gap - height)
    card.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    card.center = CGPoint(
      x: ((origin.x + width / 2) * scale).rounded() / scale,
      y: ((origin.y + height / 2) * scale).rounded() / scale)
    card.setNeedsLayout()
  }
}
