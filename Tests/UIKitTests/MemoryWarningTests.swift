// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MemoryWarningTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var warnings = 0
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
  }

  private final class Page: UIViewController {
    var warnings = 0
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .left }
  }

  private final class Container: UIViewController {
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  }

  @Test
  func `a memory warning reaches delegate, observers, and controllers shown, held or presented`() {
    let simulator = Simulator(Situation())
    let delegate = Delegate()
    simulator.launch(appDelegate: delegate)
    let (root, child, modal) = (UINavigationController(rootViewController: Page()), Page(), Page())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.topViewController?.addChild(child)
    root.present(modal, animated: false)
    simulator.settle()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    simulator.warnOfMemory()
    NotificationCenter.default.removeObserver(token)
    #expect(delegate.warnings == 1)
    #expect(posted == 1)
    #expect([root.topViewController, child, modal].map { ($0 as? Page)?.warnings } == [1, 1, 1])
  }

  @Test func `the screen turns where its orientation is not supported any more`() {
    let simulator = Simulator(Situation())
    let page = Page()
    simulator.launch(rootViewController: page)
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    simulator.settle()
    #expect(page.view.bounds.width == 393)
    page.orientations = .landscape
    simulator.settle()
    #expect(page.view.bounds.width == 393)
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    simulator.settle()
    #expect(page.view.bounds.width == 852)
  }

  @Test func `a child decides at which edges the system's gestures wait`() {
    let simulator = Simulator(Situation())
    let container = Container()
    simulator.launch(rootViewController: container)
    let manager = container.view.window?.windowScene?.statusBarManager
    #expect(manager?.edgesDeferringSystemGestures == [])
    container.addChild(Page())
    container.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(manager?.edgesDeferringSystemGestures == .left)
  }
}
