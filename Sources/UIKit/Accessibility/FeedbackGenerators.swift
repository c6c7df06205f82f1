// SPDX-License-Identifier: MIT

public import Foundation

/// Lets the user feel something; the simulator keeps a list of it.
@MainActor
open class UIFeedbackGenerator: NSObject {
  final func play(_ haptic: SimulatedFeedback.Haptic) {
    Simulator.current.feedback.haptics.append(haptic)
  }
}

/// Lets the user feel things meet.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things that meet are like.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator for a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Lets the user feel an impact.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Lets the user feel an impact of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    play(.impact(style, intensity: Double(min(max(intensity, 0), 1))))
  }
}

/// Lets the user feel steps from one choice to the next.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel a step.
  open func selectionChanged() {
    play(.selection)
  }
}

/// Lets the user feel how a task ended.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With something to look at.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Lets the user feel how a task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play(.notification(notificationType))
  }
}
