// SPDX-License-Identifier: MIT

public import Foundation

/// A view that follows a finger and tells of it by events.
///
/// Apps add ``UIAction``s for events. A control does not pass its touches up the responder chain.
@MainActor
open class UIControl: UIView {
  struct Handler {
    let action: UIAction
    var events: Event
  }

  final var handlers: [Handler] = []
  /// The finger that is being tracked.
  final weak var trackedTouch: UITouch?
  /// The finger that opened the menu, and may go on to one of its lines.
  final weak var menuTouch: UITouch?
  final var controlMenu = ControlMenu()

  /// Makes a control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action when its main action is asked for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  // MARK: State

  /// Whether the control can be used; true by default.
  ///
  /// A disabled control still takes the touches on it, and does nothing with them.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, Simulator.current.switches.disablingCancels {
        cancelPresentTracking()
      }
      stateDidChange()
    }
  }

  /// Whether the control is selected; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is pressed; follows the finger.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The parts of the state that hold.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a finger is being followed.
  open internal(set) var isTracking = false
  /// Whether the finger that is being followed counts as inside.
  open internal(set) var isTouchInside = false

  /// Where the content lies from side to side; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies from top to bottom; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// A finger came down: returns whether to follow it; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved: returns whether to go on following it; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted, or is not followed any more; nothing to do by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away; nothing to do by default.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, with: event)
  }

  // MARK: Focus

  /// Whether the keyboard can go to the control: while it can be used.
  open override var canBecomeFocused: Bool { isEnabled }

  override func focusChanged() { stateDidChange() }

  // MARK: Menu

  override func leftWindow() { controlMenu.stage?.close(animated: false) }

  /// Whether the menu opens when a finger comes down, and not only after a long press.
  ///
  /// False by default. While it is true and there is a menu, the control has no main action.
  open var showsMenuAsPrimaryAction: Bool {
    get { controlMenu.showsAsPrimaryAction }
    set { controlMenu.showsAsPrimaryAction = newValue }
  }

  /// Whether presses open the control's menu; false by default.
  ///
  /// Giving a button a menu, or none, sets it.
  open var isContextMenuInteractionEnabled: Bool {
    get { controlMenu.isEnabled }
    set { enableMenu(newValue) }
  }

  // MARK: Actions

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  /// Runs all actions that were added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// The events of lifting a finger inside; a button's main action is among them.
  var upInsideEvents: Event { .touchUpInside }

  /// What an action of the control's menu is told has run it.
  var menuSender: Any? { self }

  /// Called when the state has changed; controls that look different then override it.
  func stateDidChange() {
    setNeedsLayout()
  }
}
