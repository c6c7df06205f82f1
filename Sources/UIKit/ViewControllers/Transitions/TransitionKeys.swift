// SPDX-License-Identifier: MIT

/// Names the two controllers of a transition; Apple's name is ``UITransitionContextViewControllerKey``.
public struct _TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on the screen before.
  public static let from = _TransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen after.
  public static let to = _TransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names the two controllers of a transition.
public typealias UITransitionContextViewControllerKey = _TransitionContextViewControllerKey

/// Names the two views of a transition; Apple's name is ``UITransitionContextViewKey``.
public struct _TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on the screen before.
  public static let from = _TransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen after.
  public static let to = _TransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Names the two views of a transition.
public typealias UITransitionContextViewKey = _TransitionContextViewKey
