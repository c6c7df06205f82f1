// SPDX-License-Identifier: MIT
package import Foundation

/// A device with one app in it: screen, clock and fingers, all driven by hand.
///
/// Making one resets everything global: it becomes ``current``, with a fresh `UIScreen.main`,
/// `UIApplication.shared` and `UIDevice.current`.
@MainActor package final class Simulator {
  private static var shared: Simulator?

  /// The simulator that was made last; the first use of UIKit makes one if there is none.
  package static var current: Simulator { shared ?? Simulator() }

  /// The device and the settings of its user.
  package internal(set) var situation: Situation {
    didSet { traits = situation.traits }
  }

  /// The screen's traits, kept because every view asks for them.
  private(set) var traits: UITraitCollection {
    didSet { ScreenTraits.main = traits }
  }

  /// The clock that everything timed reads.
  package let clock: SimulatorClock

  /// Behaviour that differs between versions of UIKit; as iOS 16.5 by default.
  package var switches = UIKitSwitches()

  /// What the app let the user hear and feel.
  package let feedback = SimulatedFeedback()

  /// What UIKit would write to the console: calls that were ignored, and why.
  package private(set) var console: [String] = []

  let screen = UIScreen()
  let uiDevice = UIDevice()
  let application = UIApplication()
  let statusBarManager = UIStatusBarManager()
  let touchScreen = TouchScreen()

  /// The windows in sight, the rearmost first.
  package internal(set) var windows: [UIWindow] = []

  /// The window that gets events without a place, or nil.
  package internal(set) weak var keyWindow: UIWindow?

  /// The view in the keyboard's focus; see ``focusedView``.
  weak var focus: UIView?
  /// What an assistive technology has gone to.
  weak var accessibilityFocus: UIResponder?
  /// Where the keyboard is or goes to on the screen, in points; nil while there is none.
  package internal(set) var keyboardFrame: CGRect?
  /// Those who look around at the end of every turn.
  var turnObservers: [TurnObservation] = []

  /// The picture of the screen that is kept from frame to frame, once one was asked for.
  var drawing: ScreenDrawing?

  /// Keeps what an app would keep itself.
  var launched: Launched?

  /// Makes a simulator for a situation and makes it ``current``.
  package init(_ situation: Situation = Situation()) {
    self.situation = situation
    traits = situation.traits
    clock = SimulatorClock(startDate: situation.startDate)
    Self.shared = self
    ScreenTraits.main = traits
  }

  func log(_ line: String) { console.append(line) }
}
