// SPDX-License-Identifier: MIT
public import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  /// How much a scene does at present.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On the screen, and getting events.
    case foregroundActive = 0
    /// On the screen, but not getting events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Why a scene was connected.
  @MainActor open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// Is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// How much the scene does at present.
  public internal(set) var activationState = ActivationState.unattached

  /// The scene's title where the system shows scenes; empty by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted before a scene is connected.
  public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }

  /// Posted after a scene began to get events.
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted before a scene stops getting events.
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted after a scene left the screen.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// Posted before a scene comes back onto the screen.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
}
