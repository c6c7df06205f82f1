// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ControllersContentTests {
  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  @Test("A page names its content for each edge; by default it has named none")
  func eachEdge() {
    _ = Simulator()
    let page = UIViewController()
    let (upper, lower) = (UIScrollView(), UIScrollView())
    #expect(Self.edges.allSatisfy { page.contentScrollView(for: $0) == nil })
    page.setContentScrollView(upper, for: [.top, .leading])
    page.setContentScrollView(lower, for: .bottom)
    #expect(
      Self.edges.map { page.contentScrollView(for: $0) } == [upper, upper, lower, nil])
    page.setContentScrollView(nil)
    #expect(Self.edges.allSatisfy { page.contentScrollView(for: $0) == nil })
    page.setContentScrollView(lower)
    #expect(Self.edges.allSatisfy { page.contentScrollView(for: $0) === lower })
  }

  @Test("A page does not keep the content that it has named")
  func weakly() {
    _ = Simulator()
    let page = UIViewController()
    autoreleased { page.setContentScrollView(UIScrollView()) }
    #expect(page.contentScrollView(for: .top) == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test("Bars follow the content that the page has named, not the one that fills it")
  func bars() {
    let simulator = Simulator()
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    simulator.launch(rootViewController: tabs)
    let filling = UIScrollView(frame: page.view.bounds)
    let named = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(filling)
    page.view.addSubview(named)
    filling.contentSize = CGSize(width: 393, height: 4000)
    named.contentSize = CGSize(width: 100, height: 500)
    simulator.settle()
    #expect(stack.navigationBar.isAtScrollEdge)
    #expect(!tabs.tabBar.isAtScrollEdge)
    filling.contentOffset.y = 300
    simulator.settle()
    #expect(!stack.navigationBar.isAtScrollEdge)
    page.setContentScrollView(named)
    simulator.settle()
    #expect(stack.navigationBar.isAtScrollEdge)
    named.contentOffset.y = 4000
    simulator.settle()
    #expect(!stack.navigationBar.isAtScrollEdge)
    #expect(tabs.tabBar.isAtScrollEdge)
  }
}
