// SPDX-License-Identifier: MIT

public import Foundation

/// An object that takes part in handling events: views, controllers, windows, the application.
///
/// Responders form a chain through ``next``; an event that one does not handle goes on to the next.
@MainActor
open class UIResponder: NSObject {
  /// The responder that currently receives events that have no position, such as keys.
  weak static var current: UIResponder?

  /// Creates a responder that is part of no chain yet.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The next responder in the chain; none for a plain responder.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is willing to give up being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.current === self }

  /// Makes the responder the first responder if it can be and the present one lets go.
  ///
  /// Returns whether the responder is first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.current, !current.resignFirstResponder() {
      return false
    }
    UIResponder.current = self
    return true
  }

  /// Gives up being first responder.
  ///
  /// Returns whether the responder has let go.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.current = nil
    return true
  }

  // MARK: Touches

  /// Fingers came down; passed to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; passed to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; passed to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture recogniser took the touches away; passed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  final var accessibility = AccessibilityAttributes()

  /// Whether assistive technologies go to the object itself; false except for some controls.
  ///
  /// What is within an element cannot be gone to.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// What the object is called; none by default.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the object is used; none by default.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the object holds, such as a badge's text; none by default.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name for tests, which is never said; none by default.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// How the object behaves; no trait by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// The object's place on the screen, in points; a view's own unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  /// Where a touch that stands for the object's use goes, on the screen; its middle by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The language in which to say label, value and hint (BCP 47); the app's by default.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The elements within the object, in the order of reading; nil for a view's subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether everything within the object is passed over; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.areElementsHidden }
    set { accessibility.areElementsHidden = newValue }
  }

  /// Whether the view's siblings are passed over; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether what is within the object is read together, before what stands beside it.
  ///
  /// False by default: what is in a view is read among what is around it, row by row. Containers
  /// that say something about themselves, and scroll views, are read together in any case.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// How many elements are within the object; those of ``accessibilityElements`` by default.
  ///
  /// Override it together with ``accessibilityElement(at:)`` to make elements when they are asked
  /// for.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index, in the order of reading; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element within the object; `NSNotFound` for one that is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return (0..<accessibilityElementCount()).first {
      (accessibilityElement(at: $0) as AnyObject?) === element
    } ?? NSNotFound
  }

  /// What the elements within the object are to each other; nothing in particular by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// More that can be done with the object; none by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Uses the object as an assistive technology does; returns whether anything was done.
  ///
  /// False by default: a touch at the activation point follows.
  open func accessibilityActivate() -> Bool { false }

  /// Told that an assistive technology has gone to the object; nothing to do by default.
  open func accessibilityElementDidBecomeFocused() {}

  /// Told that an assistive technology has left the object; nothing to do by default.
  open func accessibilityElementDidLoseFocus() {}

  /// Makes the value of an adjustable object larger; nothing to do by default.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable object smaller; nothing to do by default.
  open func accessibilityDecrement() {}

  /// Goes back, or closes what is open; returns whether anything was done.
  ///
  /// False by default: the next responder is asked. A navigation controller pops its topmost page.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing of the moment; returns whether anything was done.
  ///
  /// False by default: the next responder is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page; returns whether anything was scrolled.
  ///
  /// False by default: the next responder is asked. A scroll view moves its content.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
