// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
public import UIKit

/// An item of a controller's bar with what belongs to it: a page, or something to do.
///
/// ```swift
/// tabs.pages = [
///   .page(home) { UINavigationController(rootViewController: Home()) },
///   .action(publish) { [weak tabs] in tabs?.present(Compose(), animated: true) },
/// ]
/// ```
@MainActor public struct TabBarPage {
  /// Answers whether a tab may be selected, for instance after a login.
  ///
  /// While it runs the tab is pending and the old page stays. It is asked for every source. Its task is
  /// cancelled when the answer is no longer wanted: a newer wish came, the time was over, the tab is
  /// gone. What it answers then is ignored.
  public typealias Gate = @MainActor () async -> SelectionDecision

  enum Content {
    case factory(@MainActor () -> UIViewController)
    case controller(UIViewController)
    case action(@MainActor () -> Void)
  }

  /// The item as the bar shows it.
  public var item: BarItem
  let content: Content
  let gate: Gate?
  let gateTimeLimit: TimeInterval?
  private(set) var reselected: (@MainActor (Reselection) -> Void)?

  private init(
    _ item: BarItem, _ content: Content, _ gate: Gate? = nil, _ gateTimeLimit: TimeInterval? = nil
  ) {
    self.item = item
    self.content = content
    self.gate = gate
    self.gateTimeLimit = gateTimeLimit
  }

  /// A page that is made when it is first shown, and kept.
  ///
  /// - Parameters:
  ///   - item: The tab.
  ///   - gate: Asked before the tab is selected; nil, the default, allows it.
  ///   - gateTimeLimit: How long the gate may take, in seconds; nil, the default, is
  ///     ``TabBar/pendingTimeLimit``.
  ///   - make: Makes the page; called at most once while the tab stays in the bar, unless
  ///     ``TabBarController/pageMemoryPolicy`` lets the page go meanwhile.
  /// - Returns: The tab and its page.
  public static func page(
    _ item: BarItem, gate: Gate? = nil, gateTimeLimit: TimeInterval? = nil,
    make: @escaping @MainActor () -> UIViewController
  ) -> TabBarPage {
    TabBarPage(item.with { $0.role = .tab }, .factory(make), gate, gateTimeLimit)
  }

  /// A page that exists; its view is loaded when it is first shown.
  ///
  /// - Parameters:
  ///   - item: The tab.
  ///   - controller: The page.
  ///   - gate: Asked before the tab is selected; nil, the default, allows it.
  ///   - gateTimeLimit: How long the gate may take, in seconds; nil, the default, is
  ///     ``TabBar/pendingTimeLimit``.
  /// - Returns: The tab and its page.
  public static func page(
    _ item: BarItem, _ controller: UIViewController, gate: Gate? = nil,
    gateTimeLimit: TimeInterval? = nil
  ) -> TabBarPage {
    TabBarPage(item.with { $0.role = .tab }, .controller(controller), gate, gateTimeLimit)
  }

  /// Something to do that is never selected, such as the button that opens an editor.
  ///
  /// - Parameters:
  ///   - item: The action's item.
  ///   - perform: Does it; kept strongly, so let it hold controllers weakly.
  /// - Returns: The item and what it does.
  public static func action(
    _ item: BarItem, perform: @escaping @MainActor () -> Void
  ) -> TabBarPage {
    TabBarPage(item.with { $0.role = .action }, .action(perform))
  }

  /// The same page, with something to do when its selected tab is pressed again, such as a refresh.
  ///
  /// It comes last: the page has popped to its root or scrolled to its top before, if there was
  /// anything to pop or scroll.
  ///
  /// ```swift
  /// .page(home) { Home() }.onReselect { if $0 == .stayed { refresh() } }
  /// ```
  ///
  /// - Parameter perform: Does it, told what pressing the tab has done; kept strongly.
  /// - Returns: The page with the closure in place of an earlier one.
  public func onReselect(_ perform: @escaping @MainActor (Reselection) -> Void) -> TabBarPage {
    var page = self
    page.reselected = perform
    return page
  }
}
