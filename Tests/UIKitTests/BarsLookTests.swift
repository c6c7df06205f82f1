// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct BarsLookTests {
  private func picture(_ size: CGFloat, opaque: Bool) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size))
    return renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: opaque ? size : size / 2, height: size))
    }
  }

  @Test func `an opaque picture makes a bar opaque, unless it is said not to be [uikit 77]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    tabs.tabBar.backgroundImage = picture(10, opaque: true)
    simulator.layoutIfNeeded()
    #expect(!tabs.tabBar.isTranslucent)
    #expect(tabs.viewControllers?[0].view.frame.height == 769)
    tabs.tabBar.isTranslucent = true
    #expect(tabs.tabBar.isTranslucent)
    let other = UITabBar()
    other.backgroundImage = picture(10, opaque: false)
    #expect(other.isTranslucent)
  }

  @Test func `the bar's picture is repeated unless it is resizable [uikit 81]`() {
    let simulator = Simulator()
    let bar = UITabBar()
    bar.backgroundImage = picture(10, opaque: false)
    #expect(bar.standardAppearance.backgroundImage?.resizingMode == .tile)
    #expect(bar.standardAppearance.backgroundImage?.content.isResizable == true)
    let own = picture(10, opaque: false).resizableImage(
      withCapInsets: .zero, resizingMode: .stretch)
    bar.backgroundImage = own
    #expect(bar.standardAppearance.backgroundImage === own)
    _ = simulator
  }

  @Test func `a template shadow picture has the shadow's colour, without one none [uikit 103]`() {
    let background = BarBackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    let look = UITabBarAppearance()
    let shadow = background.subviews.compactMap { $0 as? UIImageView }.last
    look.shadowImage = picture(2, opaque: true).withRenderingMode(.alwaysTemplate)
    look.shadowColor = .green
    background.show(look)
    #expect(shadow?.image === look.shadowImage)
    #expect(shadow?.tintColor == .green)
    look.shadowColor = nil
    background.show(look)
    #expect(shadow?.image == nil)
    #expect(shadow?.backgroundColor == nil)
    look.shadowImage = picture(2, opaque: true)
    background.show(look)
    #expect(shadow?.image === look.shadowImage)
  }

  @Test func `the picture of the selected item stands in the item's middle [uikit 80]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    tabs.tabBar.selectionIndicatorImage = picture(20, opaque: true)
    simulator.layoutIfNeeded()
    let (indicator, button) = (tabs.tabBar.indicator, tabs.tabBar.buttons[0])
    #expect(indicator.center == button.center)
    let order = tabs.tabBar.subviews
    let places = [tabs.tabBar.background, indicator, button].map { order.firstIndex(of: $0) ?? -1 }
    #expect(places == places.sorted())
  }

  @Test(arguments: ["iphone-16", "iphone-16-plus"])
  func `on a phone's side the low picture is used, with its own insets [uikit 98]`(device: String) {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["a", "b"])
    let item = tabs.viewControllers?[0].tabBarItem
    let (high, low) = (picture(20, opaque: true), picture(10, opaque: true))
    item?.image = high
    item?.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
    item?.landscapeImagePhoneInsets = UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0)
    simulator.launch(rootViewController: tabs)
    let icon = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UIImageView }.first
    #expect(icon?.image?.size == high.size)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(icon?.image?.size == high.size)
    let middle = tabs.tabBar.buttons[0].bounds.midY
    #expect(abs((icon?.frame.midY ?? 0) - middle - 3) < 1)
    item?.landscapeImagePhone = low
    simulator.layoutIfNeeded()
    #expect(icon?.image?.size == low.size)
    #expect(abs((icon?.frame.midY ?? 0) - middle - 5) < 1)
  }

  @Test func `a bar button shows its insets, low picture and attributes`() {
    let simulator = Simulator()
    let page = NotedPage("a")
    let item = UIBarButtonItem(image: picture(20, opaque: true), primaryAction: nil)
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    item.landscapeImagePhone = picture(10, opaque: true)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: -2)
    item.accessibilityHint = "hint"
    let text = UIBarButtonItem(title: "Text")
    text.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    text.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
    page.navigationItem.rightBarButtonItems = [item, text]
    simulator.launch(rootViewController: UINavigationController(rootViewController: page))
    let bar = page.navigationController?.navigationBar
    let buttons = bar?.current?.subviews.compactMap { $0 as? BarButtonView } ?? []
    let icon = buttons.first?.subviews.compactMap { $0 as? UIImageView }.first
    let label = buttons.last?.subviews.compactMap { $0 as? UILabel }.first
    #expect(icon?.frame == buttons.first?.bounds.offsetBy(dx: 0, dy: 4))
    #expect(buttons.first?.accessibilityHint == "hint")
    #expect(label?.textColor == .red)
    text.isEnabled = false
    #expect(label?.textColor == .green)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(icon?.image?.size == CGSize(width: 10, height: 10))
    #expect(icon?.frame == buttons.first?.bounds.offsetBy(dx: 2, dy: 0))
  }

  @Test func `the way back has the colour of the item that leads back`() {
    let simulator = Simulator()
    let page = NotedPage("a")
    let back = UIBarButtonItem(title: "Up")
    back.tintColor = .red
    page.navigationItem.backBarButtonItem = back
    let stack = UINavigationController(rootViewController: page)
    stack.pushViewController(NotedPage("b"), animated: false)
    simulator.launch(rootViewController: stack)
    let button = stack.navigationBar.current?.subviews.compactMap { $0 as? BackButton }.first
    let label = button?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Up")
    #expect(label?.textColor == .red)
  }

  @Test func `items of a bar by itself slide in when they are animated`() {
    let simulator = Simulator()
    let root = NotedPage("a")
    simulator.launch(rootViewController: root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    root.view.addSubview(bar)
    bar.setItems([UINavigationItem(title: "one")], animated: false)
    bar.pushItem(UINavigationItem(title: "two"), animated: true)
    simulator.advance(by: 0.1)
    #expect(bar.former != nil)
    let alpha = bar.current?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    simulator.settle()
    #expect(bar.former == nil)
    #expect(bar.popItem(animated: true)?.title == "two")
    simulator.settle()
    #expect(bar.topItem?.title == "one")
  }
}
