// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
public import UIKit

extension TabBarController {
  /// The selected tab; nil only while there is none that may be selected.
  ///
  /// At first it is the first tab without a gate, made known without an event; where every tab has a
  /// gate, none is until one is pressed or selected by code, and nothing is reported: nobody has made
  /// a mistake. While the list of More is shown it is ``TabBarCore/TabID/more``.
  ///
  /// Setting follows ``TabBar/selectedID``'s rules. A tab of new pages that wait (``pages``) is
  /// selected as soon as they have come.
  public var selectedID: TabID? {
    get { tabBar.selectedID }
    set {
      if let newValue, isQueued(newValue) { return tabBar.selectWhenAvailable(newValue) }
      tabBar.selectedID = newValue
    }
  }

  /// The selected tab's index over the visible tabs, actions left out; `NSNotFound` without a selected
  /// tab, and while the list of More is shown.
  ///
  /// An index out of range leaves everything as it is and reports to ``TabBar/onDiagnostic``.
  public var selectedIndex: Int {
    get { tabBar.selectedIndex }
    set { tabBar.selectedIndex = newValue }
  }

  /// The page of the selected tab, made if it was not yet; nil without tabs.
  ///
  /// While the list of More is shown it is More's navigation controller, as in UIKit.
  ///
  /// Setting selects the tab of that page. A controller that is no page, or nil, changes nothing
  /// and is reported to ``TabBar/onDiagnostic``.
  public var selectedViewController: UIViewController? {
    get { selectedID.flatMap { viewController(for: $0) } }
    set {
      guard let newValue else { return tabBar.report(.noSelection) }
      guard let id = id(of: newValue) else {
        return tabBar.report(.notAPage("\(type(of: newValue))"))
      }
      tabBar.selectedID = id
    }
  }

  /// Told everything that happens, after it happened; kept strongly.
  ///
  /// The default is nil.
  public var onEvent: ((TabBarEvent) -> Void)? {
    get { tabBar.onEvent }
    set { tabBar.onEvent = newValue }
  }

  /// Asked before a tap, key, swipe or deep link selects a tab; allows by default.
  public var decide: ((SelectionIntent) -> SelectionDecision)? {
    get { tabBar.decide }
    set { tabBar.decide = newValue }
  }

  /// Whether the bar is hidden: by the application, by a page on the stack, or for the keyboard.
  ///
  /// It is true as soon as the bar is on its way, and of the selected tab's page also while that is
  /// covered. A minimised bar (``minimizeBehavior``) is not hidden.
  public var isBarHidden: Bool { stage.isBarHidden }

  /// Hides or shows the bar; a page on the stack that hides it still does.
  ///
  /// The last call counts: a bar that is on its way goes on from where it is.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is to be hidden.
  ///   - animated: Whether it slides, in 0.25 seconds; not where the user wants less motion.
  public func setBarHidden(_ hidden: Bool, animated: Bool) {
    stage.setHidden(hidden, animated: animated)
  }
}

extension TabBarController: TabBarHost {
  func decision(on intent: SelectionIntent) -> SelectionDecision? { swiper.answer(to: intent) }

  func gate(of id: TabID) -> TabBarPage.Gate? {
    if let pageOfReturn, made(id) === pageOfReturn { return nil }
    return currentPages.first { $0.item.id == id }?.gate
  }

  func gateTimeLimit(of id: TabID) -> TimeInterval? {
    currentPages.first { $0.item.id == id }?.gateTimeLimit
  }

  func show(_ id: TabID, from: TabID?, source: SelectionSource) {
    showSelectedPage(animated: from != nil && !isReplacingPages)
  }

  func didSelect(_ id: TabID, source: SelectionSource) {}

  func didReselect(_ id: TabID, source: SelectionSource) {
    if id == .more, let shownPage {
      _ = Reselection.perform(moreItem, on: shownPage)
      return
    }
    guard let page = currentPages.first(where: { $0.item.id == id }), let shownPage else { return }
    let done = Reselection.perform(page.item, on: shownPage)
    page.reselected?(done)
  }

  func didSettle() { links.didSettle() }

  func run(_ id: TabID) {
    if case .action(let perform) = currentPages.first(where: { $0.item.id == id })?.content {
      perform()
    }
  }

  func barWasTouched() { stage.rewatch() }
}
