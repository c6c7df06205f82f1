// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersSheetTests {
  @Test func `behind a page sheet the presenter shrinks, rounded, and keeps its layout`() {
    let simulator = Simulator()
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    let insets = root.view.safeAreaInsets
    root.present(UIViewController(), animated: true)
    simulator.settle()
    let frame = root.view.frame
    #expect(abs(frame.minX - 16) < 0.01 && abs(frame.maxX - 377) < 0.01)
    #expect(abs(frame.minY - 59) < 0.01)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(root.view.safeAreaInsets == insets)
    #expect(root.view.layer.cornerRadius == 10)
    #expect(simulator.statusBarManager.statusBarStyle == .lightContent)
    root.dismiss(animated: true)
    #expect(simulator.statusBarManager.statusBarStyle == .darkContent)
    simulator.settle()
    #expect(root.view.frame == UIScreen.main.bounds)
    #expect(root.view.layer.cornerRadius == 0)
    #expect(!root.view.layer.masksToBounds)
  }

  @Test func `a finger on the sheet lets the presenter come forward`() {
    let simulator = Simulator()
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    root.present(UIViewController(), animated: false)
    simulator.layoutIfNeeded()
    let small = root.view.frame.width
    simulator.touchDown(at: CGPoint(x: 200, y: 150))
    simulator.touchMove(to: CGPoint(x: 200, y: 200))
    simulator.touchMove(to: CGPoint(x: 200, y: 400))
    simulator.layoutIfNeeded()
    #expect(root.view.frame.width > small + 5)
    simulator.touchMove(to: CGPoint(x: 200, y: 150))
    simulator.advance(by: 0.2)
    simulator.touchUp()
    simulator.settle()
    #expect(abs(root.view.frame.width - small) < 0.01)
  }

  @Test func `turned on its side a phone's sheet pushes nothing back, upright again it does`() {
    let simulator = Simulator()
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    root.present(UIViewController(), animated: false)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(abs(root.view.frame.width - 361) < 0.01)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func `a sheet over a sheet pushes the lower one back, and all come back at once`() {
    let simulator = Simulator()
    let (root, lower, upper) = (NotedPage("root"), NotedPage("lower"), NotedPage("upper"))
    simulator.launch(rootViewController: root)
    root.present(lower, animated: true)
    simulator.settle()
    lower.present(upper, animated: true)
    simulator.settle()
    #expect(abs(lower.view.frame.minY - 59) < 0.01)
    #expect(abs(lower.view.frame.width - 361) < 0.01)
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.frame == UIScreen.main.bounds)
    #expect(lower.view.transform.isIdentity)
  }

  @Test(arguments: ["ipad-pro-11", "ipad-air-11", "ipad-mini"])
  func `on a tablet nothing is pushed back, and a form has the size it wants`(device: String) {
    guard SimulatedDevice.named(device) != nil else { return }
    let simulator = Simulator(.on(device))
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    simulator.layoutIfNeeded()
    #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 400, height: 300)
    simulator.layoutIfNeeded()
    #expect(form.view.bounds.size == CGSize(width: 400, height: 300))
    #expect(root.view.transform.isIdentity)
  }

  @Test func `a flip narrows what is there, then widens what comes`() {
    let simulator = Simulator()
    let journal = Journal()
    let (root, cover) = (NotedPage("root", journal), NotedPage("cover", journal))
    cover.modalPresentationStyle = .fullScreen
    cover.modalTransitionStyle = .flipHorizontal
    simulator.launch(rootViewController: root)
    _ = journal.take()
    root.present(cover, animated: true)
    simulator.advance(by: 0.3)
    let (out, into) = (root.view.layer.presentation(), cover.view.layer.presentation())
    #expect((out?.frame.width ?? 0) < 200)
    #expect((into?.frame.width ?? 99) < 1)
    simulator.settle()
    #expect(cover.view.frame == UIScreen.main.bounds)
    #expect(
      journal.take() == [
        "root.willDisappear", "cover.load", "cover.willAppear", "cover.didAppear",
        "root.didDisappear",
      ])
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.frame == UIScreen.main.bounds)
    #expect(cover.view.transform.isIdentity)
  }

  private final class Sideways: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .landscapeLeft
    }
  }

  @Test func `what covers the screen comes as it prefers, and the screen turns back after it`() {
    let simulator = Simulator()
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    #expect(root.preferredInterfaceOrientationForPresentation == .portrait)
    let cover = Sideways()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    #expect(simulator.situation.orientation == .landscapeLeft)
    #expect(root.transitionCoordinator != nil)
    simulator.settle()
    #expect(cover.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    cover.dismiss(animated: true)
    simulator.settle()
    #expect(simulator.situation.orientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    cover.modalPresentationStyle = .pageSheet
    root.present(cover, animated: false)
    #expect(simulator.situation.orientation == .portrait)
  }

  @Test func `a delegate answers in which orientation its container is presented`() {
    let simulator = Simulator()
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeRight }
    }
    let root = NotedPage("root")
    simulator.launch(rootViewController: root)
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    let delegate = Delegate()
    stack.delegate = delegate
    stack.modalPresentationStyle = .fullScreen
    root.present(stack, animated: false)
    #expect(simulator.situation.orientation == .landscapeRight)
  }

  @Test func `a page that does not turn with the device keeps the screen as it is`() {
    final class Fixed: UIViewController {
      override var shouldAutorotate: Bool { false }
    }
    let simulator = Simulator()
    simulator.launch(rootViewController: Fixed())
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.situation.orientation == .portrait)
  }

  @Test func `what is active, has a parent or no style cannot be presented`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    simulator.launch(rootViewController: stack)
    let page = stack.viewControllers[0]
    let styleless = UIViewController()
    styleless.modalPresentationStyle = .none
    let reasons = UIKitFailure.recording {
      stack.present(page, animated: false)
      page.present(stack, animated: false)
      page.present(styleless, animated: false)
    }
    #expect(reasons.count == 3)
    #expect(reasons.first?.contains("that has a parent view controller") == true)
    #expect(reasons.dropFirst().first?.contains("an active controller") == true)
    #expect(
      reasons.last
        == "The specified modal presentation style doesn't have a corresponding presentation "
        + "controller.")
    #expect(stack.presentedViewController == nil)
  }

  @Test func `a stack's pages are distinct, and no controller is its own child`() {
    _ = Simulator()
    let (page, parent) = (NotedPage("a"), UIViewController())
    let stack = UINavigationController()
    parent.addChild(stack)
    let reasons = UIKitFailure.recording {
      stack.viewControllers = [page, page]
      parent.addChild(parent)
      stack.addChild(parent)
    }
    #expect(reasons.count == 3)
    #expect(
      reasons.first?.hasPrefix("All view controllers in a navigation controller must be distinct")
        == true)
    #expect(stack.viewControllers.isEmpty)
    #expect(parent.parent == nil)
  }

  @Test func `an animation asked for right after a push runs along with it`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    simulator.launch(rootViewController: stack)
    let mark = UIView()
    stack.view.addSubview(mark)
    stack.pushViewController(NotedPage("b"), animated: true)
    var ended = false
    let runs = stack.transitionCoordinator?.animate(
      alongsideTransition: { _ in mark.alpha = 0 }, completion: { _ in ended = true })
    #expect(runs == true)
    simulator.advance(by: 0.17)
    let alpha = mark.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    #expect(!ended)
    simulator.settle()
    #expect(ended)
  }

  @Test func `the button for editing begins and ends it, by code as well`() {
    let simulator = Simulator()
    let page = NotedPage("a")
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    simulator.launch(rootViewController: UINavigationController(rootViewController: page))
    #expect(!page.isEditing)
    #expect(page.editButtonItem.title == "Edit")
    simulator.tap(at: CGPoint(x: 360, y: 81))
    #expect(page.isEditing)
    #expect(page.editButtonItem.title == "Done")
    #expect(page.editButtonItem.style == .done)
    page.isEditing = false
    #expect(page.editButtonItem.title == "Edit")
  }
}
