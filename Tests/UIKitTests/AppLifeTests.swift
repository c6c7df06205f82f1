// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor struct AppLifeTests {
  @Test func `launch, background and foreground tell the app in order [uikit 217]`() {
    let simulator = Simulator()
    let delegate = AppDelegate()
    simulator.launch(appDelegate: delegate)
    #expect(
      delegate.journal.take() == ["willFinish inactive", "didFinish inactive", "active active"])
    simulator.enterBackground()
    #expect(delegate.journal.take() == ["resign active", "background background"])
    #expect(UIApplication.shared.applicationState == .background)
    simulator.enterForeground()
    #expect(delegate.journal.take() == ["foreground background", "active active"])
  }

  @Test func `the delegate hears before the notification [uikit 217]`() {
    let simulator = Simulator()
    let delegate = AppDelegate()
    simulator.launch(appDelegate: delegate)
    _ = delegate.journal.take()
    let journal = delegate.journal
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: simulator.application, queue: nil
    ) { _ in MainActor.assumeIsolated { journal.note("notification") } }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.enterBackground()
    #expect(journal.take() == ["resign active", "notification", "background background"])
  }

  @Test func `with a scene delegate the scene is told instead of the app [uikit 217]`() {
    let simulator = Simulator()
    let (app, scene) = (AppDelegate(), SceneDelegate())
    simulator.launch(appDelegate: app, sceneDelegate: scene)
    #expect(app.journal.take() == ["willFinish inactive", "didFinish inactive"])
    #expect(scene.journal.take() == ["connect", "foreground", "active"])
    #expect(simulator.keyWindow === scene.window)
    simulator.enterBackground()
    simulator.enterForeground()
    #expect(scene.journal.take() == ["resign", "background", "foreground", "active"])
    #expect(app.journal.take().isEmpty)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test func `showing a window loads its root, which appears, and makes it key [uikit 218]`() {
    let simulator = Simulator()
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let page = NotedPage("a", journal)
    window.rootViewController = page
    #expect(journal.take().isEmpty)
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(journal.take() == ["a.load", "a.willAppear", "a.didAppear"])
    #expect(window.isKeyWindow)
    #expect(simulator.windows == [window])
  }

  @Test func `another root takes the place of the first`() {
    let simulator = Simulator()
    let journal = Journal()
    simulator.launch(rootViewController: NotedPage("a", journal))
    _ = journal.take()
    simulator.keyWindow?.rootViewController = NotedPage("b", journal)
    #expect(
      journal.take() == [
        "a.willDisappear", "a.didDisappear", "b.load", "b.willAppear", "b.didAppear",
      ])
  }

  @Test func `levels order windows, and are 0, 1000 and 2000 [uikit 173]`() {
    let simulator = Simulator()
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    let (alert, normal) = (UIWindow(), UIWindow())
    alert.windowLevel = .alert
    alert.isHidden = false
    normal.isHidden = false
    #expect(simulator.windows == [normal, alert])
  }

  @Test func `turning tells the new size first, then changes it, and ends`() {
    final class Page: UIViewController {
      var calls: [String] = []
      var turn = CGAffineTransform.identity
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        turn = coordinator.targetTransform
        calls.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.calls.append("along \(Int(self.view.bounds.width))") },
          completion: { _ in self.calls.append("done") })
      }
    }
    let simulator = Simulator()
    let page = Page()
    simulator.launch(rootViewController: page)
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(page.calls == ["will 852 at 393", "along 852", "done"])
    #expect(page.traitCollection.verticalSizeClass == .compact)
    #expect(page.turn == CGAffineTransform(rotationAngle: .pi / 2))
    simulator.rotate(to: .portrait)
    #expect(page.turn == CGAffineTransform(rotationAngle: -.pi / 2))
  }

  @Test func `an orientation that a page does not allow is not taken [uikit 20]`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Upright()]
    simulator.launch(rootViewController: tabs)
    simulator.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 393)
    tabs.viewControllers = [UIViewController()]
    simulator.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 852)
  }

  @Test func `settings that change while the app runs reach views and controllers`() {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    simulator.update { $0.appearance = .dark }
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    simulator.update { $0.contentSizeCategory = .accessibilityLarge }
    #expect(page.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `every device has sizes, an id of its own and safe areas`() {
    let devices = SimulatedDevice.all
    #expect(Set(devices.map(\.id)).count == devices.count)
    for id in [
      "iphone-se-1", "iphone-se", "iphone-8-plus", "iphone-13-mini", "iphone-14", "iphone-16",
      "iphone-16-pro", "iphone-16-pro-max", "iphone-duo", "ipad-mini", "ipad-pro-11", "ipad-pro-13",
    ] {
      #expect(SimulatedDevice.named(id) != nil, "\(id)")
    }
    #expect(SimulatedDevice.named("iphone-16") == .iPhone16)
    #expect(SimulatedDevice.iPhone16.portraitSafeArea.top == 59)
  }

  @Test func `the screen shows status bar, island and home indicator`() {
    let simulator = Simulator()
    let page = UIViewController()
    page.view.backgroundColor = .white
    simulator.launch(rootViewController: page)
    let picture = simulator.render(scale: 1)
    #expect((picture.width, picture.height) == (393, 852))
    #expect(picture.rgba(atX: 196, y: 30).red == 0)
    #expect(picture.rgba(atX: 196, y: 841).red == 0)
    #expect(picture.rgba(atX: 196, y: 836).red == 255)
    #expect(picture.rgba(atX: 120, y: 841).red == 255)
    #expect(simulator.render(scale: 1) == picture)
  }
}

@MainActor private final class AppDelegate: NSObject, UIApplicationDelegate {
  let journal = Journal()

  private func note(_ call: String, _ application: UIApplication) {
    journal.note("\(call) \(application.applicationState)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinish", application)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish", application)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    note("background", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("foreground", application)
  }
}

@MainActor private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  let journal = Journal()
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.note("connect")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("active") }
  func sceneWillResignActive(_ scene: UIScene) { journal.note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal.note("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("foreground") }
}
