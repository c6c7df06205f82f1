// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a view that assistive technologies see, although it is no view itself.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view, or element, that the element is within.
  open weak var accessibilityContainer: AnyObject?

  /// The element's place in the coordinates of its container, in points; zero by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element within a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The element's place on the screen: from its place in the container unless set itself.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility.frame {
        return frame
      }
      guard let view = accessibilityContainer as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { accessibility.frame = newValue }
  }
}
