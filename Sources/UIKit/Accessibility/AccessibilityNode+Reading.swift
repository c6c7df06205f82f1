// SPDX-License-Identifier: MIT

internal import Foundation

extension AccessibilityNode {
  /// Reads what is within a view, the view included.
  ///
  /// Containers that say nothing about themselves are left out, their children take their place.
  @MainActor package static func read(_ responder: UIResponder) -> [AccessibilityNode] {
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 {
      return []
    }
    guard !responder.accessibilityElementsHidden else { return [] }
    guard !responder.isAccessibilityElement else {
      return [node(of: responder, children: [])]
    }
    let children = ReadingOrder.sorted(units(in: responder), isMirrored: isMirrored(responder))
    let says =
      responder.accessibilityContainerType != .none || !responder.accessibilityTraits.isEmpty
      || responder.accessibilityLabel != nil || responder.accessibilityIdentifier != nil
    return says && !children.isEmpty ? [node(of: responder, children: children)] : children
  }

  /// The parts of a view that are read one after the other.
  ///
  /// A part that must not be mixed with others is one unit: a container that says something about
  /// itself, one that groups its children, a scroll view, a controller's view.
  @MainActor private static func units(in responder: UIResponder) -> [ReadingOrder.Unit] {
    let isStated = statedChildren(of: responder) != nil
    let units = childrenToRead(of: responder).flatMap { child -> [ReadingOrder.Unit] in
      guard isGrouping(child) else { return looseUnits(in: child) }
      return [ReadingOrder.Unit(read(child))]
    }
    // The app said the order itself.
    return isStated ? [ReadingOrder.Unit(units.flatMap(\.nodes))] : units
  }

  @MainActor private static func looseUnits(in responder: UIResponder) -> [ReadingOrder.Unit] {
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    guard !responder.accessibilityElementsHidden else { return [] }
    return units(in: responder)
  }

  @MainActor private static func isGrouping(_ responder: UIResponder) -> Bool {
    if responder.isAccessibilityElement || responder.shouldGroupAccessibilityChildren
      || responder.accessibilityContainerType != .none || !responder.accessibilityTraits.isEmpty
      || responder.accessibilityLabel != nil || responder.accessibilityIdentifier != nil
      || statedChildren(of: responder) != nil
    {
      return true
    }
    return (responder as? UIView).map { $0 is UIScrollView || $0.owner != nil } ?? false
  }

  @MainActor private static func isMirrored(_ responder: UIResponder) -> Bool {
    let view =
      responder as? UIView ?? (responder as? UIAccessibilityElement)?.accessibilityContainer
      as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The elements that an app named or counts out; nil where it leaves them to the subviews.
  @MainActor private static func statedChildren(of responder: UIResponder) -> [UIResponder]? {
    if let stated = responder.accessibilityElements {
      return stated.compactMap { $0 as? UIResponder }
    }
    let count = responder.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
  }

  /// What is within an object, before it is put in order.
  @MainActor static func childrenToRead(of responder: UIResponder) -> [UIResponder] {
    if let stated = statedChildren(of: responder) { return stated }
    guard let view = responder as? UIView else { return [] }
    // The foremost modal view hides its siblings.
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return [modal]
    }
    return view.subviews
  }

  @MainActor private static func node(
    of responder: UIResponder, children: [AccessibilityNode]
  ) -> AccessibilityNode {
    AccessibilityNode(
      isElement: responder.isAccessibilityElement, label: responder.accessibilityLabel,
      value: responder.accessibilityValue, hint: responder.accessibilityHint,
      traits: responder.accessibilityTraits, identifier: responder.accessibilityIdentifier,
      language: responder.accessibilityLanguage,
      customActions: responder.accessibilityCustomActions ?? [],
      frame: responder.accessibilityFrame,
      activationPoint: responder.accessibilityActivationPoint,
      containerType: responder.accessibilityContainerType,
      children: responder.accessibilityTraits.contains(.tabBar) ? numbered(children) : children,
      largeContentTitle: largeContentTitle(of: responder), responder: responder)
  }

  /// UIKit's rule: what stands directly in a tab bar is one of its tabs, counted in order.
  private static func numbered(_ children: [AccessibilityNode]) -> [AccessibilityNode] {
    let count = children.count { $0.isElement }
    var number = 0
    return children.map { child in
      guard child.isElement else { return child }
      number += 1
      var tab = child
      tab.position = Position(number: number, count: count)
      return tab
    }
  }

  @MainActor private static func largeContentTitle(of responder: UIResponder) -> String? {
    guard let view = responder as? UIView, view.showsLargeContentViewer else { return nil }
    return view.largeContentTitle ?? view.accessibilityLabel
  }
}
