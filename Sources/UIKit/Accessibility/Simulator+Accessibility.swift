// SPDX-License-Identifier: MIT

import Foundation

extension Simulator {
  /// What a user of an assistive technology does with an element, or with the screen.
  package enum AccessibilityAction: Sendable, Hashable {
    /// Goes to the element and does nothing with it.
    case focus
    /// Uses the element: itself, or by a tap at its activation point.
    case activate
    /// Makes an adjustable element's value larger, or smaller.
    case increment, decrement
    /// Goes back or closes, by a scrub of two fingers.
    case escape
    /// Does the app's most important thing, by a double tap of two fingers.
    case magicTap
    /// Scrolls a page.
    case scroll(UIAccessibilityScrollDirection)
    /// Carries out the element's custom action of a name.
    case custom(String)
  }

  /// Everything that an assistive technology sees, rearmost window first.
  ///
  /// The tree is read anew each time.
  package var accessibilityTree: [AccessibilityNode] {
    layoutIfNeeded()
    return windows.flatMap { AccessibilityNode.read($0) }
  }

  /// Carries out what a user does with an element, and returns whether anything took it.
  ///
  /// The user goes to the element first: it is told, and so is the one that they leave.
  /// Escape, magic tap and scrolling go from the element up the responder chain until something
  /// takes them, as Apple documents; without an element they begin at the foremost controller.
  @discardableResult
  package func perform(
    _ action: AccessibilityAction, on node: AccessibilityNode? = nil
  ) -> Bool {
    layoutIfNeeded()
    defer { layoutIfNeeded() }
    if let node { go(to: node.responder) }
    switch action {
    case .focus: return node != nil
    case .activate:
      guard let node else { return false }
      activate(node.responder)
      return true
    case .increment, .decrement:
      guard let node, node.traits.contains(.adjustable) else { return false }
      if action == .increment {
        node.responder.accessibilityIncrement()
      } else {
        node.responder.accessibilityDecrement()
      }
      return true
    case .escape: return chain(from: node).contains { $0.accessibilityPerformEscape() }
    case .magicTap: return chain(from: node).contains { $0.accessibilityPerformMagicTap() }
    case .scroll(let way): return chain(from: node).contains { $0.accessibilityScroll(way) }
    case .custom(let name):
      guard let custom = node?.customActions.first(where: { $0.name == name }) else { return false }
      return custom.actionHandler?(custom) ?? false
    }
  }

  private func go(to responder: UIResponder) {
    let former = accessibilityFocus
    guard responder !== former else { return }
    accessibilityFocus = responder
    former?.accessibilityElementDidLoseFocus()
    responder.accessibilityElementDidBecomeFocused()
  }

  /// An element, what it is in, and so on up to the application.
  private func chain(from node: AccessibilityNode?) -> [UIResponder] {
    var chain: [UIResponder] = []
    var next = node?.responder ?? foremost
    while let responder = next {
      chain.append(responder)
      next =
        responder.next ?? (responder as? UIAccessibilityElement)?.accessibilityContainer
        as? UIResponder
    }
    return chain
  }

  private var foremost: UIResponder? {
    guard let window = keyWindow ?? windows.last else { return nil }
    if let stage = MenuStage.current(in: window) { return stage }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    // Controllers within controllers: the innermost that is shown.
    while let shown = controller?.children.last(where: { $0.viewIfLoaded?.window != nil }) {
      controller = shown
    }
    return controller ?? window
  }
}
