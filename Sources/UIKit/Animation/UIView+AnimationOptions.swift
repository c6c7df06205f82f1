// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same all the way.
    case linear = 3

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Bits for the options, then the curve from bit 16, then the transition from bit 20.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that change within the animation.
    public static var layoutSubviews: AnimationOptions { .init(rawValue: 1) }
    /// Views take touches while they are animated.
    public static var allowUserInteraction: AnimationOptions { .init(rawValue: 2) }
    /// Begins where the property is on the screen, not at its value.
    public static var beginFromCurrentState: AnimationOptions { .init(rawValue: 4) }
    /// Runs again and again.
    public static var `repeat`: AnimationOptions { .init(rawValue: 8) }
    /// Runs forth and back.
    public static var autoreverse: AnimationOptions { .init(rawValue: 16) }
    /// Has its own duration although it is within another animation.
    public static var overrideInheritedDuration: AnimationOptions { .init(rawValue: 32) }
    /// Has its own curve although it is within another animation.
    public static var overrideInheritedCurve: AnimationOptions { .init(rawValue: 64) }
    /// What a transition changes within its view is animated, too, instead of being there at once.
    public static var allowAnimatedContent: AnimationOptions { .init(rawValue: 128) }
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions { .init(rawValue: 256) }
    /// Takes no options over from the animation that it is within.
    public static var overrideInheritedOptions: AnimationOptions { .init(rawValue: 512) }
    /// Slow at both ends: the default.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Slow at the start.
    public static var curveEaseIn: AnimationOptions { .init(rawValue: 1 << 16) }
    /// Slow at the end.
    public static var curveEaseOut: AnimationOptions { .init(rawValue: 2 << 16) }
    /// The same speed all the way.
    public static var curveLinear: AnimationOptions { .init(rawValue: 3 << 16) }

    /// A transition turns the view about its upright middle line, coming from the left.
    ///
    /// Nothing here is drawn in perspective, so that it looks the same as from the right.
    public static var transitionFlipFromLeft: AnimationOptions { .init(rawValue: 1 << 20) }
    /// A transition turns the view about its upright middle line, coming from the right.
    public static var transitionFlipFromRight: AnimationOptions { .init(rawValue: 2 << 20) }
    /// A transition fades from one look to the next.
    public static var transitionCrossDissolve: AnimationOptions { .init(rawValue: 5 << 20) }
    /// A transition turns the view about its level middle line, coming from above.
    ///
    /// Nothing here is drawn in perspective, so that it looks the same as from below.
    public static var transitionFlipFromTop: AnimationOptions { .init(rawValue: 6 << 20) }
    /// A transition turns the view about its level middle line, coming from below.
    public static var transitionFlipFromBottom: AnimationOptions { .init(rawValue: 7 << 20) }

    /// How a transition looks; none for one that is no transition.
    enum Transition {
      case none, dissolve, flipAboutUpright, flipAboutLevel
    }

    var transition: Transition {
      switch rawValue >> 20 & 7 {
      case 1, 2: .flipAboutUpright
      case 5: .dissolve
      case 6, 7: .flipAboutLevel
      default: .none
      }
    }

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
    }
  }
}
