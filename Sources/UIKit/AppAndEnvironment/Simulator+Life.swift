// SPDX-License-Identifier: MIT
internal import Foundation

extension Simulator {
  /// What a running app consists of.
  struct Launched {
    let scene: UIWindowScene
    let appDelegate: (any UIApplicationDelegate)?
    let sceneDelegate: (any UIWindowSceneDelegate)?
    let window: UIWindow?
  }

  /// Launches an app that shows a controller: the scene connects, the window becomes key and
  /// visible and is laid out, the app becomes active.
  package func launch(rootViewController: UIViewController) {
    launch {
      let window = UIWindow(windowScene: $0)
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Launches an app by its delegates, which make the window.
  ///
  /// UIKit's order: will finish and did finish launching, in the inactive state; then the scene
  /// connects, comes to the foreground and becomes active. Without a scene delegate the app's own
  /// is told of coming and going.
  package func launch(
    appDelegate: (any UIApplicationDelegate)?, sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    if sceneDelegate == nil, switches.requiresScenes {
      return UIKitFailure.report("The app must adopt the life cycle of scenes to launch.")
    }
    launch(appDelegate: appDelegate, sceneDelegate: sceneDelegate) { _ in nil }
  }

  private func launch(
    appDelegate: (any UIApplicationDelegate)? = nil,
    sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    makeWindow: (UIWindowScene) -> UIWindow?
  ) {
    application.delegate = appDelegate
    _ = appDelegate?.application(application, willFinishLaunchingWithOptions: nil)
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    launched = Launched(
      scene: scene, appDelegate: appDelegate, sceneDelegate: sceneDelegate, window: nil)
    _ = appDelegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    scene.activationState = .foregroundInactive
    application.connectedScenes = [scene]
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    let window = makeWindow(scene)
    launched = Launched(
      scene: scene, appDelegate: appDelegate, sceneDelegate: sceneDelegate, window: window)
    if sceneDelegate != nil {
      sceneDelegate?.sceneWillEnterForeground(scene)
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
    layoutIfNeeded()
    becomeActive()
  }

  /// Sends the app to the background: it resigns being active, then enters the background.
  ///
  /// Fingers that are down are taken away. In the background or before the launch nothing happens.
  package func enterBackground() {
    guard let scene = launched?.scene, application.applicationState == .active else { return }
    touchCancel()
    tell(
      scene: { $0.sceneWillResignActive(scene) },
      app: { $0.applicationWillResignActive(application) },
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    application.applicationState = .inactive
    scene.activationState = .foregroundInactive
    application.applicationState = .background
    scene.activationState = .background
    tell(
      scene: { $0.sceneDidEnterBackground(scene) },
      app: { $0.applicationDidEnterBackground(application) },
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app back to the foreground, where it becomes active.
  package func enterForeground() {
    guard let scene = launched?.scene, application.applicationState == .background else { return }
    tell(
      scene: { $0.sceneWillEnterForeground(scene) },
      app: { $0.applicationWillEnterForeground(application) },
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
    scene.activationState = .foregroundInactive
    layoutIfNeeded()
    becomeActive()
  }

  private func becomeActive() {
    guard let scene = launched?.scene else { return }
    application.applicationState = .active
    scene.activationState = .foregroundActive
    tell(
      scene: { $0.sceneDidBecomeActive(scene) },
      app: { $0.applicationDidBecomeActive(application) },
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  /// The delegate first, then the notifications; with a scene delegate it, else the app's.
  private func tell(
    scene: (any UIWindowSceneDelegate) -> Void, app: (any UIApplicationDelegate) -> Void,
    _ sceneNotification: Notification.Name, _ appNotification: Notification.Name
  ) {
    if let delegate = launched?.sceneDelegate {
      scene(delegate)
    } else if let delegate = launched?.appDelegate {
      app(delegate)
    }
    NotificationCenter.default.post(name: sceneNotification, object: launched?.scene)
    post(appNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
