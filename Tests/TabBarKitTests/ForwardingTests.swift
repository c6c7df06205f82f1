// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// A page with wishes about what the system shows around it.
private final class Wishful: UIViewController {
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
  var sizes: [CGSize] = []

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

@MainActor @Suite(.serialized, .everyPreset) struct ForwardingTests {
  private func tabs() -> (Tabs, Wishful) {
    let page = Wishful()
    let tabs = Tabs { $0.pages.append(.page(.tab("wishful"), page)) }
    return (tabs, page)
  }

  @Test("The selected page decides about status bar, home indicator and the screen's edges")
  func chrome() throws {
    let (tabs, page) = tabs()
    let manager = try #require(tabs.controller.view.window?.windowScene?.statusBarManager)
    #expect(!manager.isStatusBarHidden)
    #expect(manager.edgesDeferringSystemGestures == [])
    tabs.controller.selectedID = "wishful"
    #expect(tabs.controller.childForStatusBarStyle === page)
    #expect(tabs.controller.childForHomeIndicatorAutoHidden === page)
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(manager.edgesDeferringSystemGestures == .bottom)
    tabs.controller.selectedIndex = 0
    #expect(!manager.isStatusBarHidden)
    #expect(manager.edgesDeferringSystemGestures == [])
  }

  @Test("A page that supports other orientations turns the screen when it is selected")
  func orientations() {
    let (tabs, page) = tabs()
    page.orientations = .landscape
    #expect(tabs.controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(tabs.controller.preferredInterfaceOrientationForPresentation == .portrait)
    tabs.controller.selectedID = "wishful"
    #expect(tabs.controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    tabs.simulator.settle()
    #expect(tabs.controller.supportedInterfaceOrientations == .landscape)
    #expect(tabs.controller.view.bounds.width == 852)
    #expect(page.view.frame == tabs.controller.pagesView.bounds)
    tabs.simulator.rotate(to: .portrait)
    #expect(tabs.controller.view.bounds.width == 852)
  }

  @Test("Pages that are shown or were hear of a new size, once")
  func size() {
    let (tabs, page) = tabs()
    tabs.simulator.rotate(to: .landscapeRight)
    tabs.simulator.settle()
    page.sizes = []
    tabs.controller.selectedID = "wishful"
    tabs.simulator.rotate(to: .portrait)
    tabs.simulator.settle()
    #expect(page.sizes == [CGSize(width: 393, height: 852)])
    #expect(page.traitCollection.verticalSizeClass == .regular)
  }

  @Test("Controllers can be set as with UIKit's tab bar controller; actions keep their places")
  func setControllers() {
    let tabs = Tabs()
    tabs.controller.pages.insert(.action(.action("plus")) {}, at: 2)
    let new = Page("new")
    new.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
    guard let first = tabs.navigation("t0"), let third = tabs.navigation("t2") else { return }
    tabs.controller.setViewControllers([third, new, first], animated: false)
    #expect(tabs.controller.items.map(\.id) == ["t2", "page-1", "plus", "t0"])
    #expect(tabs.controller.tabBar.controls["page-1"]?.titleLabel.text == "New")
    #expect(tabs.controller.selectedID == "t0")
    #expect(tabs.controller.children.count == 3)
  }

  @Test("A controller for two tabs is reported, and the first tab has it")
  func twice() {
    let tabs = Tabs()
    var reports: [TabBarDiagnostic] = []
    tabs.controller.tabBar.onDiagnostic = { reports.append($0) }
    let page = Page("page")
    tabs.controller.pages = [
      .page(.tab("a"), page), .page(.tab("b"), page), .page(.tab("a"), Page("other")),
      .page(.tab("c")) { page },
    ]
    #expect(reports == [.pageTwice("b"), .selection(.duplicateID("a"))])
    #expect(tabs.controller.items.map(\.id) == ["a", "c"])
    #expect(tabs.controller.selectedViewController === page)
    #expect(tabs.controller.viewController(for: "c") == nil)
    #expect(reports.last == .pageTwice("c"))
    #expect(reports.count == 3)
    #expect(tabs.controller.items.map(\.id) == ["a"])
  }

  @Test("Of an archive that UIKit here cannot read there is no controller")
  func coder() {
    #expect(TabBarController(coder: NSCoder()) == nil)
  }
}
