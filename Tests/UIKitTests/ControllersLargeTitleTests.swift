// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersLargeTitleTests {
  /// A page that consists of a scroll view with a long content.
  private final class ListPage: NotedPage {
    let scroll = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 0, height: 3000)
      view.addSubview(scroll)
    }
  }

  private func makeStack(
    _ simulator: Simulator, _ page: UIViewController
  ) -> UINavigationController {
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    simulator.launch(rootViewController: stack)
    return stack
  }

  private func largeTitle(_ stack: UINavigationController) -> UILabel? {
    stack.navigationBar.current?.subviews.lazy.compactMap { $0 as? LargeTitleView }.first?.subviews
      .first as? UILabel
  }

  @Test func `a large title of 34 points is 52 points higher, in the page's inset too`() {
    let simulator = Simulator()
    let page = NotedPage("first")
    let stack = makeStack(simulator, page)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(page.view.safeAreaInsets.top == 155)
    let label = largeTitle(stack)
    #expect(label?.text == "first")
    #expect(label?.font == .systemFont(ofSize: 34, weight: .bold))
    #expect(label?.frame.minX == 16)
    stack.navigationBar.prefersLargeTitles = false
    simulator.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
    #expect(page.view.safeAreaInsets.top == 103)
    #expect(largeTitle(stack) == nil)
  }

  @Test func `a bar that does not prefer large titles shows none`() {
    let simulator = Simulator()
    let page = NotedPage("first")
    page.navigationItem.largeTitleDisplayMode = .always
    let stack = UINavigationController(rootViewController: page)
    simulator.launch(rootViewController: stack)
    #expect(!stack.navigationBar.prefersLargeTitles)
    #expect(stack.navigationBar.frame.height == 44)
  }

  @Test func `automatic goes by the page below, always and never by themselves`() {
    let simulator = Simulator()
    let pages = (0..<4).map { NotedPage("\($0)") }
    pages[1].navigationItem.largeTitleDisplayMode = .never
    pages[3].navigationItem.largeTitleDisplayMode = .always
    let stack = makeStack(simulator, pages[0])
    var heights = [stack.navigationBar.frame.height]
    for page in pages.dropFirst() {
      stack.pushViewController(page, animated: false)
      simulator.layoutIfNeeded()
      heights.append(stack.navigationBar.frame.height)
    }
    #expect(heights == [96, 44, 44, 96])
  }

  @Test func `the title goes as the content scrolls, and the one in the row comes`() {
    let simulator = Simulator()
    let page = ListPage("first")
    let stack = makeStack(simulator, page)
    #expect(page.scroll.contentOffset.y == -155)
    #expect(page.scroll.adjustedContentInset.top == 155)
    page.scroll.contentOffset.y = -135
    simulator.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 76)
    #expect(page.scroll.adjustedContentInset.top == 135)
    page.scroll.contentOffset.y = 500
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 44)
    #expect(page.scroll.adjustedContentInset.top == 103)
    let row = stack.navigationBar.current?.subviews.compactMap { $0 as? UILabel }.first
    #expect(row?.alpha == 1)
    page.scroll.contentOffset.y = -155
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 96)
    #expect(row?.alpha == 0)
  }

  @Test func `content pulled down takes the title along, and its inset stays`() {
    let simulator = Simulator()
    let page = ListPage("first")
    let stack = makeStack(simulator, page)
    page.scroll.contentOffset.y = -185
    simulator.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 126)
    #expect(page.view.safeAreaInsets.top == 155)
  }

  @Test(arguments: [(20.0, 96.0), (40, 44)])
  func `a finger that lets go halfway leaves the title whole or gone`(way: Double, height: Double) {
    let simulator = Simulator()
    let page = ListPage("first")
    let stack = makeStack(simulator, page)
    simulator.touchDown(at: CGPoint(x: 200, y: 600))
    for step in 0...10 {
      simulator.advance(by: 0.1)
      simulator.touchMove(to: CGPoint(x: 200, y: 590 - way * Double(step) / 10))
    }
    simulator.advance(by: 0.5)
    #expect(stack.navigationBar.frame.height == 96 - CGFloat(way))
    simulator.touchUp()
    simulator.settle()
    #expect(stack.navigationBar.frame.height == CGFloat(height))
  }

  @Test func `on a phone's side titles are not large`() {
    let simulator = Simulator()
    let page = ListPage("first")
    let stack = makeStack(simulator, page)
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 32)
    #expect(page.view.safeAreaInsets.top == 32)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 96)
    #expect(page.scroll.contentOffset.y == -155)
  }

  @Test func `in a push the bar goes from one height to the other`() {
    let simulator = Simulator()
    let stack = makeStack(simulator, ListPage("first"))
    let next = ListPage("next")
    next.navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(next, animated: true)
    #expect(next.view.safeAreaInsets.top == 103)
    simulator.advance(by: 0.1)
    let height = stack.navigationBar.layer.presentation()?.bounds.height ?? 0
    #expect(height > 44 && height < 96)
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 44)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 96)
  }

  @Test func `the attributes of a large title are the bar's, then the appearance's`() {
    let simulator = Simulator()
    let stack = makeStack(simulator, NotedPage("first"))
    stack.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(largeTitle(stack)?.textColor == .red)
    let look = UINavigationBarAppearance()
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    stack.navigationBar.scrollEdgeAppearance = look
    #expect(largeTitle(stack)?.textColor == .green)
  }

  @Test func `a title's adjustment moves it in the row`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("first"))
    simulator.launch(rootViewController: stack)
    let label = stack.navigationBar.current?.subviews.compactMap { $0 as? UILabel }.first
    let before = label?.frame ?? .zero
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
    stack.navigationBar.scrollEdgeAppearance = look
    simulator.layoutIfNeeded()
    #expect(label?.frame == before.offsetBy(dx: 3, dy: 5))
  }
}
