// SPDX-License-Identifier: MIT
import Foundation
import TabBarKit
import UIKit

/// Keeps a bar's state in its scene: what was selected, and what pages keep, is there again when the
/// system has ended the application meanwhile.
///
/// It is the example of ``TabBarCore/TabBarState``, and is compiled on Apple's systems only: scene
/// state is theirs.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let tabs = TabBarController(style: .classic)

  /// The type of the activity; an application lists it in its `NSUserActivityTypes`.
  private static let activityType = "com.example.tabs"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    tabs.pages = [
      .page(.tab("home", title: "Home", icon: .system("house"))) { UIViewController() },
      .page(.tab("me", title: "Me", icon: .system("person"))) { UIViewController() },
    ]
    // Before the first frame: nobody sees another tab.
    let kept = session.stateRestorationActivity?.userInfo?["tabs"] as? Data
    if let kept, let state = try? JSONDecoder().decode(TabBarState.self, from: kept) {
      tabs.restore(state)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let state = try? JSONEncoder().encode(tabs.savedState()) else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: ["tabs": state])
    return activity
  }
}
