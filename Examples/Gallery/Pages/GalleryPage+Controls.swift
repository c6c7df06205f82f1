// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryPage {
  /// What the page can do where it stands.
  ///
  /// Pushing needs a navigation controller; what was laid over another page can only be dismissed.
  var controls: [String] {
    if isLaidOver { return ["dismiss", "scroll"] }
    var names: [String] = []
    if navigationController != nil {
      names += ["push", "push-plain"]
      if place != .root { names += ["pop", "pop-to-root"] }
    }
    names += [
      "present", "present-full", "dismiss", "badge=3", "badge=", "title=", "scroll", "tint",
    ]
    return names + extras.map(\.name)
  }

  /// The controls that the page shows as buttons: those that need no text and have an effect now,
  /// but not the tint, which would colour the buttons themselves.
  var buttons: [String] {
    controls.filter { !["title=", "tint"].contains($0) && ($0 != "dismiss" || isLaidOver) }
  }

  private var isLaidOver: Bool {
    place == .sheet || place == .fullScreen
  }

  /// Does what a control's name says.
  ///
  /// - Parameter control: One of `controls`, with any value after the equals sign.
  /// - Returns: Whether the page offers such a control.
  @discardableResult
  func perform(_ control: String) -> Bool {
    guard let equals = control.firstIndex(of: "=") else {
      return controls.contains(control) && performPlain(control)
    }
    let name = control[...equals]
    guard controls.contains(String(name)) else { return false }
    let value = String(control[control.index(after: equals)...])
    switch name {
    case "badge=": tabItem?.badgeValue = value.isEmpty ? nil : value
    case "title=": rename(to: value)
    default: return false
    }
    return true
  }

  private func performPlain(_ control: String) -> Bool {
    switch control {
    case "push", "push-plain":
      guard let navigationController else { return false }
      let depth = navigationController.viewControllers.count
      let page = GalleryPage(
        id: id,
        content: content.renamed("\(content.title) \(depth)", summary: content.words.pushed),
        journal: journal, place: .pushed(depth: depth), extras: extras)
      page.hidesBottomBarWhenPushed = control == "push"
      navigationController.pushViewController(page, animated: true)
    case "pop":
      guard let navigationController else { return false }
      navigationController.popViewController(animated: true)
    case "pop-to-root":
      guard let navigationController else { return false }
      navigationController.popToRootViewController(animated: true)
    case "present", "present-full":
      let isSheet = control == "present"
      let page = GalleryPage(
        id: id,
        content: content.renamed(
          isSheet ? content.words.sheet : content.words.fullScreen, summary: content.words.laidOver),
        journal: journal, place: isSheet ? .sheet : .fullScreen)
      page.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
      present(page, animated: true)
    case "dismiss":
      dismiss(animated: true)
    case "scroll":
      (viewIfLoaded as? GalleryPageView)?.scrollToOtherEnd()
    case "tint":
      guard let window = viewIfLoaded?.window else { return false }
      window.tintColor = window.tintColor == .systemPink ? nil : .systemPink
    default:
      guard let extra = extras.first(where: { $0.name == control }) else { return false }
      extra.run()
    }
    return true
  }

  /// The item that the bar follows: that of the controller which is the tab's root.
  private var tabItem: UITabBarItem? {
    navigationController?.tabBarItem ?? tabBarItem
  }

  /// Changes what the navigation bar says and, from a root page, what the tab says.
  ///
  /// The page's own `title` stays: a bar does not take a tab's title from there if it has one.
  private func rename(to text: String) {
    navigationItem.title = text
    if place == .root { tabItem?.title = text }
  }
}
