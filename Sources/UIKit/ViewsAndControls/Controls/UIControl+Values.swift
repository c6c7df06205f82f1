// SPDX-License-Identifier: MIT

internal import Foundation

extension UIControl {
  /// What happens to a control, as a set.
  public struct Event: OptionSet, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static var touchDown: Event { .init(rawValue: 1 << 0) }
    /// A finger came down for the second time or more in quick succession; comes besides the first.
    public static var touchDownRepeat: Event { .init(rawValue: 1 << 1) }
    /// A finger moved within the control.
    public static var touchDragInside: Event { .init(rawValue: 1 << 2) }
    /// A finger moved outside the control.
    public static var touchDragOutside: Event { .init(rawValue: 1 << 3) }
    /// A finger came back into the control.
    public static var touchDragEnter: Event { .init(rawValue: 1 << 4) }
    /// A finger left the control.
    public static var touchDragExit: Event { .init(rawValue: 1 << 5) }
    /// A finger was lifted within the control.
    public static var touchUpInside: Event { .init(rawValue: 1 << 6) }
    /// A finger was lifted outside the control.
    public static var touchUpOutside: Event { .init(rawValue: 1 << 7) }
    /// The system took the touch away.
    public static var touchCancel: Event { .init(rawValue: 1 << 8) }
    /// The control's value changed.
    public static var valueChanged: Event { .init(rawValue: 1 << 12) }
    /// The control's main action was asked for, as by pressing a button.
    public static var primaryActionTriggered: Event { .init(rawValue: 1 << 13) }
    /// The control's menu is about to open.
    public static var menuActionTriggered: Event { .init(rawValue: 1 << 14) }
    /// Every event of touches.
    public static var allTouchEvents: Event { .init(rawValue: 0x0000_0FFF) }
    /// The bits that an app may use for events of its own.
    public static var applicationReserved: Event { .init(rawValue: 0x0F00_0000) }
    /// The bits that are reserved for the system.
    public static var systemReserved: Event { .init(rawValue: 0xF000_0000) }
    /// Every event there is.
    public static var allEvents: Event { .init(rawValue: 0xFFFF_FFFF) }
  }

  /// The state of a control, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each part of the state.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled and neither pressed nor selected.
    public static var normal: State { [] }
    /// Pressed.
    public static var highlighted: State { .init(rawValue: 1) }
    /// Not enabled.
    public static var disabled: State { .init(rawValue: 2) }
    /// Selected.
    public static var selected: State { .init(rawValue: 4) }
    /// In the focus of a keyboard or remote control.
    public static var focused: State { .init(rawValue: 8) }
    /// The bits that an app may use for states of its own.
    public static var application: State { .init(rawValue: 0x00FF_0000) }
    /// The bits that are reserved for the system.
    public static var reserved: State { .init(rawValue: 0xFF00_0000) }
  }

  /// Where a control's content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where a control's content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }
}
