// SPDX-License-Identifier: MIT

internal import Foundation

/// What an app let the user hear and feel, in the order in which it happened.
@MainActor
package final class SimulatedFeedback {
  /// A change that assistive technologies were told of.
  package struct Post {
    /// What kind of change it is.
    package let notification: UIAccessibility.Notification
    /// The element to go to, or the text to say.
    package let argument: Any?
  }

  /// A tap that the user felt.
  package enum Haptic: Sendable, Hashable {
    /// An impact, with its style and a strength from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    /// A step from one choice to the next.
    case selection
    /// A task's outcome.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// What assistive technologies were told.
  package internal(set) var posts: [Post] = []
  /// What the user felt.
  package internal(set) var haptics: [Haptic] = []

  nonisolated init() {}
}
