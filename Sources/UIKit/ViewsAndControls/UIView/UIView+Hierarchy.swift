// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// The view that this one is within; none at the top.
  public var superview: UIView? { parent }

  /// The views within this one, the rearmost first.
  public var subviews: [UIView] { children }

  /// The window that the view is in; none out of every window.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow {
        return window
      }
      view = current.parent
    }
    return nil
  }

  /// Puts a view just behind another; in front of all if that one is not within this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(beside: siblingSubview, moving: view, offset: 0))
  }

  /// Puts a view just before another; in front of all if that one is not within this view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(beside: siblingSubview, moving: view, offset: 1))
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self else { return }
    reorder(view, to: children.count)
  }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self else { return }
    reorder(view, to: 0)
  }

  /// Lets two subviews change places; nothing happens if an index names none.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, children.indices.contains(index1), children.indices.contains(index2)
    else { return }
    let (first, second) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (children[first], children[second])
    reorder(upper, to: first)
    reorder(lower, to: second)
  }

  /// Whether the view is within another or is that view.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) ?? false
  }

  /// The first view with a tag among this one and all within it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag {
      return self
    }
    for child in children {
      if let match = child.viewWithTag(tag) {
        return match
      }
    }
    return nil
  }

  // MARK: Changes

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      UIKitFailure.report("Can't add \(view === self ? "self" : "a superview") as subview")
      return
    }
    guard view.parent !== self else {
      reorder(view, to: index)
      return
    }
    guard view.owner?.mayAddRootView(to: self) ?? true else { return }
    move(view, to: self, at: index)
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    move(self, to: nil, at: 0)
  }

  private func move(_ view: UIView, to newParent: UIView?, at index: Int) {
    let oldParent = view.parent
    LayoutPass.changes += 1
    let (oldWindow, newWindow) = (view.window, newParent?.window)
    let changesWindow = oldWindow !== newWindow
    let oldTint = view.effectiveTintColor
    oldParent?.willRemoveSubview(view)
    let isWindowWithin = Simulator.current.switches.moveOrder == .windowWithin
    if isWindowWithin { view.willMove(toSuperview: newParent) }
    if changesWindow {
      view.tellWillMove(from: oldWindow, to: newWindow)
    }
    if !isWindowWithin { view.willMove(toSuperview: newParent) }
    if let oldParent {
      oldParent.children.removeAll { $0 === view }
      view.layer.removeFromSuperlayer()
      view.parent = nil
      oldParent.setNeedsLayout()
    }
    if let newParent {
      newParent.children.insert(view, at: min(max(index, 0), newParent.children.count))
      view.parent = newParent
      newParent.placeLayer(of: view)
      view.setNeedsLayout()
      newParent.setNeedsLayout()
    }
    if !isWindowWithin { view.didMoveToSuperview() }
    if changesWindow {
      view.tellDidMove(from: oldWindow, to: newWindow)
    }
    if isWindowWithin { view.didMoveToSuperview() }
    guard let newParent else { return }
    newParent.didAddSubview(view)
    view.propagateTraits()
    if view.effectiveTintColor != oldTint, view.storage.tintColor == nil {
      view.tellOfTint(changedMode: false)
    }
  }

  private func tellWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    if newWindow == nil {
      resignFirstResponder()
      owner?.resignFirstResponder()
    }
    owner?.viewWillMove(from: oldWindow, to: newWindow)
    for child in children {
      child.tellWillMove(from: oldWindow, to: newWindow)
    }
  }

  private func tellDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if newWindow == nil, Simulator.current.switches.removalEndsAnimations {
      layer.removeAllAnimations()
      if Simulator.current.focus === self { Simulator.current.setFocus(nil) }
      leftWindow()
    }
    didMoveToWindow()
    owner?.viewMovedToWindow(from: oldWindow, to: newWindow)
    for child in children {
      child.tellDidMove(from: oldWindow, to: newWindow)
    }
  }

  private func index(beside sibling: UIView, moving view: UIView, offset: Int) -> Int {
    let others = children.filter { $0 !== view }
    return others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
  }

  private func reorder(_ view: UIView, to index: Int) {
    let last = children.count - 1
    guard children.firstIndex(where: { $0 === view }) != min(max(index, 0), last) else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: min(max(index, 0), children.count))
    placeLayer(of: view)
    setNeedsLayout()
  }

  /// Puts a subview's layer where the subview is among the subviews.
  private func placeLayer(of view: UIView) {
    let index = children.firstIndex { $0 === view } ?? 0
    let entry = view.layer.superlayer === layer ? view.layer.turnOfEntry : CATransaction.turn
    if children.indices.contains(index + 1) {
      layer.insertSublayer(view.layer, below: children[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    view.layer.turnOfEntry = entry
  }
}
