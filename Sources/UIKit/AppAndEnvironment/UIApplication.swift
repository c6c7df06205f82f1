// SPDX-License-Identifier: MIT
import Foundation

/// The app: its state, its scenes and the first to get an event.
@MainActor open class UIApplication: UIResponder {
  /// How much the app does at present.
  public enum State: Int, Sendable {
    /// On the screen, and getting events.
    case active = 0
    /// On the screen, but not getting events: starting, or being left.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Names what an app was started for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app of the current simulator.
  open class var shared: UIApplication { Simulator.current.application }

  override init() { super.init() }

  /// Is told of the app's life; kept weakly, the simulator keeps the one that it launched with.
  open weak var delegate: (any UIApplicationDelegate)?

  /// How much the app does at present; inactive until it is launched.
  public internal(set) var applicationState = State.inactive

  /// The scenes that are connected: one, once the app is launched.
  public internal(set) var connectedScenes: Set<UIScene> = []

  /// The windows of all scenes and those without one, the rearmost first.
  open var windows: [UIWindow] { Simulator.current.windows }

  /// The window that gets events without a place; nil if there is none.
  open var keyWindow: UIWindow? { Simulator.current.keyWindow }

  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Simulator.current.situation.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    Simulator.current.situation.contentSizeCategory
  }

  /// Brings an event to the windows that its touches are in; call `super`.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    for window in windows where touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// The orientations that a window may have: the delegate's answer, else what the device allows.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    guard let delegate else { return .all }
    return delegate.application(self, supportedInterfaceOrientationsFor: window)
  }

  /// The app's delegate if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
