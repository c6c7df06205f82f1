// SPDX-License-Identifier: MIT
public import Foundation

/// Is told of a scene's life; every method has a default.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected: the moment to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called after the scene began to get events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops getting events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene comes onto the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}
