// SPDX-License-Identifier: MIT
import Foundation

extension Simulator {
  /// The keys of a hardware keyboard that move the focus and use what is in it.
  package enum Key: String, Sendable, CaseIterable {
    /// To the next view in the order of reading, after the last to the first.
    case tab
    /// To the view before, before the first to the last.
    case backTab = "shift-tab"
    /// To the nearest view in a direction of the screen; where there is none the focus stays.
    case up, down, left, right
    /// Uses the view in the focus.
    case space, `return`
    /// Closes an open menu, or goes back.
    case escape
  }

  /// The view that the keyboard has gone to; nil before the first key and after it is gone.
  package var focusedView: UIView? {
    guard let view = focus, view.window != nil else { return nil }
    return view
  }

  /// Presses and lifts a key, as a user with Full Keyboard Access does.
  ///
  /// The first key that moves goes to the first view in the order of reading.
  package func press(_ key: Key) {
    layoutIfNeeded()
    switch key {
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .up: moveFocus { CGPoint(x: -$0.y, y: $0.x) }
    case .down: moveFocus { CGPoint(x: $0.y, y: -$0.x) }
    case .left: moveFocus { CGPoint(x: -$0.x, y: -$0.y) }
    case .right: moveFocus { $0 }
    case .space, .return: useFocusedView()
    case .escape: perform(.escape)
    }
    layoutIfNeeded()
  }

  private var focusableViews: [UIView] {
    (keyWindow ?? windows.last)?.viewsInFocusOrder ?? []
  }

  private func moveFocus(by step: Int) {
    let views = focusableViews
    guard !views.isEmpty else { return setFocus(nil) }
    guard let present = views.firstIndex(where: { $0 === focus }) else {
      return setFocus(step > 0 ? views.first : views.last)
    }
    setFocus(views[(present + step + views.count) % views.count])
  }

  /// Goes to the nearest view to the right in a screen that a closure has turned.
  ///
  /// A view beside the way counts as far as twice its distance from the way.
  private func moveFocus(turned turn: (CGPoint) -> CGPoint) {
    let views = focusableViews
    guard let present = views.first(where: { $0 === focus }) else { return setFocus(views.first) }
    let from = turn(middle(of: present))
    let ahead = views.filter { $0 !== present }.compactMap { view -> (UIView, CGFloat)? in
      let to = turn(middle(of: view))
      let way = CGPoint(x: to.x - from.x, y: abs(to.y - from.y))
      return way.x > 1 && way.x >= way.y / 2 ? (view, way.x + 2 * way.y) : nil
    }
    guard let nearest = ahead.min(by: { $0.1 < $1.1 }) else { return }
    setFocus(nearest.0)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Gives the focus to a view, or to none.
  func setFocus(_ view: UIView?) {
    let former = focus
    guard view !== former else { return }
    focus = view
    former?.focusChanged()
    view?.focusChanged()
  }

  private func useFocusedView() {
    guard let view = focusedView, focusableViews.contains(where: { $0 === view }) else { return }
    activate(view)
  }

  /// Uses an object as assistive technologies do: itself, or by a tap at its activation point.
  package func activate(_ responder: UIResponder) {
    guard !responder.accessibilityActivate() else { return }
    tap(at: responder.accessibilityActivationPoint)
  }
}
