// SPDX-License-Identifier: MIT

package import Foundation

/// What an assistive technology sees: an element, or a container of elements.
package struct AccessibilityNode {
  /// Whether it can be gone to; else it is a container.
  package let isElement: Bool
  /// What it is called.
  package let label: String?
  /// What it holds, such as the text of a badge.
  package let value: String?
  /// What happens when it is used.
  package let hint: String?
  /// How it behaves.
  package let traits: UIAccessibilityTraits
  /// What tests call it.
  package let identifier: String?
  /// The language in which to say it (BCP 47); nil for the app's.
  package let language: String?
  /// More that can be done with it.
  package let customActions: [UIAccessibilityCustomAction]
  /// Its place on the screen, in points.
  package let frame: CGRect
  /// Where a touch that stands for its use goes, on the screen, in points.
  package let activationPoint: CGPoint
  /// What the elements within it are to each other.
  package let containerType: UIAccessibilityContainerType
  /// What is within it, in the order of reading.
  package let children: [AccessibilityNode]
  /// The title that a long press shows large; nil where none is shown.
  package let largeContentTitle: String?
  /// The view or element that it stands for.
  package let responder: UIResponder
}

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
    let children = childrenToRead(of: responder).flatMap(read)
    let says =
      responder.accessibilityContainerType != .none || !responder.accessibilityTraits.isEmpty
      || responder.accessibilityLabel != nil || responder.accessibilityIdentifier != nil
    return says && !children.isEmpty ? [node(of: responder, children: children)] : children
  }

  /// Every element in the order of reading, without the containers.
  package var elements: [AccessibilityNode] {
    isElement ? [self] : children.flatMap(\.elements)
  }

  @MainActor static func childrenToRead(of responder: UIResponder) -> [UIResponder] {
    if let stated = responder.accessibilityElements {
      return stated.compactMap { $0 as? UIResponder }
    }
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
      containerType: responder.accessibilityContainerType, children: children,
      largeContentTitle: largeContentTitle(of: responder), responder: responder)
  }

  @MainActor private static func largeContentTitle(of responder: UIResponder) -> String? {
    guard let view = responder as? UIView, view.showsLargeContentViewer else { return nil }
    return view.largeContentTitle ?? view.accessibilityLabel
  }
}
