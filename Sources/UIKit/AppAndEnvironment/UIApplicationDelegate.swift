// SPDX-License-Identifier: MIT
public import Foundation

/// Is told of an app's life; every method has a default.
///
/// Of an app with a scene delegate the scene is told of coming and going, not the app's delegate.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first of all at launch; the answer is ignored here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called at launch before anything is shown; the answer is ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the app began to get events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops getting events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back onto the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the system runs out of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The orientations that a window may have, if its root controller allows them too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Answers true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Answers true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Answers every orientation.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
