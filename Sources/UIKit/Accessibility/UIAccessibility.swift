// SPDX-License-Identifier: MIT

public import Foundation

/// The settings of the user that concern assistive technologies, and what an app tells them.
@MainActor
public struct UIAccessibility {
  /// What an app tells assistive technologies about.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed; the argument is the element to go to, or text to say.
    public static var layoutChanged: Notification { .init(rawValue: 1001) }
    /// The screen has changed; the argument is the element to go to, or text to say.
    public static var screenChanged: Notification { .init(rawValue: 1000) }
    /// The argument is text to say.
    public static var announcement: Notification { .init(rawValue: 1008) }
    /// A page was scrolled; the argument is text to say.
    public static var pageScrolled: Notification { .init(rawValue: 1009) }
  }

  /// Tells assistive technologies of a change.
  ///
  /// There are none here: the simulator keeps a list of what was told.
  public static func post(notification: Notification, argument: Any?) {
    Simulator.current.feedback.posts.append(.init(notification: notification, argument: argument))
  }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { Simulator.current.situation.reduceMotion }

  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool {
    Simulator.current.situation.reduceTransparency
  }

  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { Simulator.current.situation.boldText }

  /// Whether the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    Simulator.current.situation.increaseContrast
  }

  /// A rectangle of a view's coordinates on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let window = view.window else { return inWindow }
    return inWindow.applying(window.layer.state.matrix)
  }
}
