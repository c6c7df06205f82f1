// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Keeps a bar in a controller's view: its place, whether it is hidden, and the pages' insets.
///
/// Whether the bar is hidden is never remembered: it is found from the wishes and the page's stacks
/// whenever something settles, so that nothing can get out of step.
@MainActor final class BarStage {
  let bar: TabBar
  weak var hostView: BarHostView?
  weak var controller: UIViewController?
  let ledger = InsetLedger()
  /// Finds the bottom inset that a page would have without anything added to it, in points.
  let baseInset: @MainActor (UIViewController) -> CGFloat
  /// Finds the page of the selected tab, which is shown later where nothing is on the screen.
  let selectedPage: @MainActor () -> UIViewController?

  /// The page that is shown.
  weak var page: UIViewController? { didSet { if page !== oldValue { pageDidChange() } } }
  /// The other page while one takes another\'s place: it keeps its inset until it is gone.
  weak var companion: UIViewController?
  /// Whether the application wants the bar hidden.
  var isHiddenByApp = false
  /// Whether the bar is hidden, or on its way to be.
  var isHidden = false
  /// How the bar is on its way, if it is.
  var move = Move.none
  /// Tells an older way of the bar from the present one.
  var moveNumber = 0
  /// The back swipe that the bar follows by itself, since nobody told of it in time.
  var swipe: (any UIViewControllerTransitionCoordinator)?
  /// Whether the bar fades with the transition at hand, which is of the application's making.
  var fades = false
  /// The bar's fade with that transition; nil while it does not fade.
  var fade: BarFade?
  /// The fade of a transition that may not be over yet.
  var formerFade: BarFade?
  /// The insets that the page was given at last, without what the application adds, in points.
  var settledInset: BarInsets?
  lazy var watch = StackWatch(self)
  /// The edge at which the application wants the bar; nil follows the system.
  var fixedEdge: BarEdge? { didSet { bar.edge = fixedEdge ?? systemEdge ?? .bottom } }
  /// The side at which the system puts its own bars; nil where they lie at the top and bottom.
  var systemEdge: BarEdge?
  /// What the bar does while the keyboard is up.
  var keyboardBehavior = BarKeyboardBehavior.stays { didSet { follow(.usual) } }
  /// What the keyboard did last; nil once it is gone.
  var keyboard: KeyboardChange?
  private var keyboardObserver: NotificationObserver?
  /// When the bar gives way to content that is scrolled.
  var minimizeBehavior = BarMinimizeBehavior.never
  /// Whether the bar has given way; it is out of sight then, but not hidden.
  var isMinimized = false
  var scrolling = ScrollWatch()
  /// What stands on the bar.
  var accessoryView: UIView? { didSet { if accessoryView !== oldValue { replace(oldValue) } } }
  let guide = BarLayoutGuide()

  /// How the bar is on its way.
  enum Move {
    /// It rests.
    case none
    /// With a push or pop; layouts leave it alone, and its end comes with the transition's.
    case withPages
    /// By itself; layouts put it where it goes.
    case byItself
  }

  init(
    _ hostView: BarHostView, in controller: UIViewController,
    selectedPage: @escaping @MainActor () -> UIViewController?,
    baseInset: @escaping @MainActor (UIViewController) -> CGFloat
  ) {
    bar = hostView.bar
    self.hostView = hostView
    self.controller = controller
    self.selectedPage = selectedPage
    self.baseInset = baseInset
    keyboardObserver = KeyboardChange.observe { [weak self] in self?.keyboardWillChange($0) }
  }

  /// Takes everything back that the stage has changed, and ends.
  func end() {
    page = nil
    ledger.clear(except: nil)
    accessoryView = nil
    guide.detach()
    keyboardObserver = nil
  }

  private func pageDidChange() {
    // A share that a transition left on a page of the old stack must not stay there.
    ledger.clear(except: page, companion)
    endMove()
    isMinimized = false
    settledInset = nil
    rewatch()
  }

  /// Takes the place of the stacks' delegates again, which pages replace when they please.
  func rewatch() { watch.follow(Self.stacks(of: page)) }

  // MARK: What hides the bar

  /// The navigation controllers in a page whose stacks decide about the bar, the outermost first.
  ///
  /// They are in sight, through any number of parents; what is within another tab bar controller
  /// is that one's.
  static func stacks(of page: UIViewController?) -> [UINavigationController] {
    guard let page, !(page is UITabBarController), !(page is TabBarController) else { return [] }
    guard let stack = page as? UINavigationController else {
      return page.children.flatMap { stacks(of: $0) }
    }
    return [stack] + stacks(of: stack.topViewController)
  }

  /// The transition that a stack takes part in, but for a change of our own from one page to another,
  /// with which the bar does not move.
  static func transition(
    of stack: UINavigationController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    let coordinator = stack.transitionCoordinator
    return coordinator is AnimatedPageChange ? nil : coordinator
  }

  /// Whether the application or a page on a stack wants the bar hidden.
  ///
  /// UIKit's rule: the bar stays away while any page that asks for it is on the stack.
  var wantsHidden: Bool { wantsHidden(with: page) }

  /// Whether the bar is hidden whatever the pages want: by the application or for the keyboard.
  var isHiddenAnyway: Bool { isHiddenByApp || isUnderKeyboard }

  /// Whether the bar is away, or will be as soon as what is selected is on the screen.
  var isBarHidden: Bool { wantsHidden(with: selectedPage()) }

  private func wantsHidden(with page: UIViewController?) -> Bool {
    isHiddenAnyway
      || Self.stacks(of: page).contains { stack in
        stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
      }
  }

  // MARK: Layout

  /// Looks whether the stack or the views changed without a word; called at the end of every turn,
  /// and therefore cheap.
  ///
  /// Pages replace the stack's delegate when they please, and UIKit does not tell of everything:
  /// what the bar does must not hang on being told.
  func look() {
    rewatch()
    followSwipe()
    followScrolling()
    guard move != .withPages, let root = controller?.viewIfLoaded, let hostView else { return }
    if wantsHidden != isHidden || root.subviews.last !== hostView || hasLostInset { layout() }
  }

  /// Puts the bar where it belongs; called at every layout of the controller's view.
  func layout() {
    rewatch()
    guard let root = controller?.viewIfLoaded, let hostView, move != .withPages else { return }
    followSystemEdge(root.traitCollection)
    if root.subviews.last !== hostView { root.bringSubviewToFront(hostView) }
    if move == .byItself, wantsHidden == isHidden { arrange() } else { catchUp() }
  }

  /// Shows or hides the bar by the stack as it is now, and gives the page its inset.
  func settle() {
    endMove()
    isHidden = wantsHidden
    if isHidden { isMinimized = false }
    hostView?.isHidden = isHidden
    place(.shown)
    ledger.clear(except: page, companion)
    updateInset()
  }

  /// Puts the bar where it is or goes by itself, and gives the page its inset.
  func arrange() {
    place(isHidden && move == .byItself ? .away : .shown)
    updateInset()
  }

  /// Ends whatever way the bar is on; it stands still, wherever it is.
  func endMove() {
    swipe = nil
    fades = false
    hostView?.isUserInteractionEnabled = true
    if let fade {
      fade.end()
      formerFade = fade
      self.fade = nil
    }
    hostView?.shade = nil
    guard move != .none else { return }
    move = .none
    moveNumber += 1
    hostView?.stopMoving()
  }
}
