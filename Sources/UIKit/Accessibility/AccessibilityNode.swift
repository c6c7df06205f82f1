// SPDX-License-Identifier: MIT

package import Foundation

/// What an assistive technology sees: an element, or a container of elements.
package struct AccessibilityNode {
  /// Which of the tabs of a tab bar an element is.
  package struct Position: Sendable, Hashable {
    /// The number in the order of reading; the first is 1.
    package let number: Int
    /// How many there are.
    package let count: Int
  }

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
  /// Which tab of a tab bar it is; nil for what is none.
  package internal(set) var position: Position?
  /// The title that a long press shows large; nil where none is shown.
  package let largeContentTitle: String?
  /// The view or element that it stands for.
  package let responder: UIResponder

  /// Every element in the order of reading, without the containers.
  package var elements: [AccessibilityNode] {
    isElement ? [self] : children.flatMap(\.elements)
  }

  /// What is said when it is gone to: label, value, how it behaves, and which of the tabs it is.
  ///
  /// In a tab bar a button is called a tab, as on a phone: "Today, selected, tab, 1 of 5".
  package var spoken: String {
    var parts = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    if traits.contains(.selected) { parts.append("selected") }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    if position != nil { parts.append("tab") } else { parts += traits.names }
    if let position { parts.append("\(position.number) of \(position.count)") }
    return parts.joined(separator: ", ")
  }
}

extension UIAccessibilityTraits {
  /// The words that are said for the kinds of elements.
  fileprivate var names: [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading"),
      (.searchField, "search field"), (.adjustable, "adjustable"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}
