// SPDX-License-Identifier: MIT
import Foundation
@testable import TabBarKit
import PresetSupport
import Testing
import UIKit

/// Four pages with a bar of ours, in one of the ways to host it.
@MainActor final class Hosted {
  /// The controllers that can host a bar, and none.
  enum Way: String, CaseIterable, Sendable {
    case own, attached, plain
    /// The bar alone, as a view at the bottom of one page: it has no pages of its own.
    case alone

    /// The ways with pages.
    static let allCases: [Way] = [.own, .attached, .plain]
    /// The ways to show a bar, for what needs no pages.
    static let withAlone = allCases + [.alone]
  }

  /// The class of the pages' stacks.
  enum Stacks: Sendable { case plain, ours, oursThatFade }

  @TaskLocal static var stacks = Stacks.plain

  /// A stack of the class that the test at hand wants.
  static func stack(_ root: UIViewController) -> UINavigationController {
    guard stacks != .plain else { return UINavigationController(rootViewController: root) }
    let stack = TabBarNavigationController(rootViewController: root)
    stack.fadesBar = stacks == .oursThatFade
    return stack
  }

  let simulator: Simulator
  let root: UIViewController
  let tabBar: TabBar
  let own: TabBarController?
  let attachment: TabBarAttachment?
  var events: [TabBarEvent] = []
  var diagnostics: [TabBarDiagnostic] = []

  /// Makes the pages t0 to t3, each with what a closure changes.
  ///
  /// - Parameters:
  ///   - way: The way to host the bar.
  ///   - situation: The device and its user's settings.
  ///   - launches: Whether the window is there already.
  ///   - change: Replaces a page.
  /// - Throws: What making the attachment throws.
  init(
    _ way: Way, _ situation: Situation = Situation(), launches: Bool = true,
    _ change: (TabID, BarItem) -> TabBarPage? = { _, _ in nil }
  ) throws {
    simulator = .underTest(situation)
    let pages = Dock.items(4).map { item in
      change(item.id, item)
        ?? .page(item) { Self.stack(Page(item.id.rawValue)) }
    }
    if way == .alone {
      let page = BarPage("alone")
      (own, attachment, root, tabBar) = (nil, nil, page, page.bar)
      page.bar.items = pages.map(\.item)
    } else if way == .own {
      let controller = TabBarController()
      (own, attachment, root, tabBar) = (controller, nil, controller, controller.tabBar)
      controller.pages = pages
    } else {
      let controller = way == .plain ? UITabBarController() : AttachedTabBarController()
      let attachment = try TabBarAttachment(to: controller)
      (own, self.attachment, root, tabBar) = (nil, attachment, controller, attachment.tabBar)
      try attachment.setPages(pages)
    }
    LeakTracker.follow(root, tabBar, attachment, self)
    tabBar.onEvent = { [weak self] in self?.events.append($0) }
    tabBar.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    if launches { launch() }
  }

  func launch() {
    simulator.launch(rootViewController: root)
    simulator.settle()
  }

  /// The page of a tab.
  func page(_ id: TabID) -> UIViewController? {
    own?.viewController(for: id) ?? attachment?.viewController(for: id)
  }

  func navigation(_ id: TabID) -> UINavigationController? { page(id) as? UINavigationController }

  /// The page that the controller itself has selected.
  var selectedPage: UIViewController? {
    own?.selectedViewController ?? attachment?.controller?.selectedViewController
  }

  /// Taps the item of a tab.
  func tap(_ id: TabID) {
    guard let control = tabBar.controls[id] else { return }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    simulator.tap(at: control.convert(middle, to: nil))
    simulator.settle()
  }

  /// The events since the last call, by name and tab.
  func take() -> [String] {
    defer { events = [] }
    return events.map { "\($0.name) \($0.id)" }
  }

  /// Bar, controller and highlight agree about what is selected.
  func check(_ id: TabID, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(tabBar.selectedID == id, sourceLocation: sourceLocation)
    #expect(selectedPage === page(id), sourceLocation: sourceLocation)
    #expect(
      tabBar.controls.values.filter(\.isSelected).map(\.id) == [id],
      sourceLocation: sourceLocation)
  }
}
