// SPDX-License-Identifier: MIT
import Foundation
public import UIKit

/// A navigation controller that tells the bar itself what becomes of its stack.
///
/// Any `UINavigationController` goes well with a bar; the bar then stands in its delegate's place and
/// passes everything on. Of this one the delegate is left alone: take it where that matters, as
/// with a delegate that others compare or replace. Everything else is UIKit's.
///
/// ```swift
/// tabs.pages = [.page(home) { TabBarNavigationController(rootViewController: Home()) }]
/// ```
open class TabBarNavigationController: UINavigationController {
  /// Whether the bar fades with the stack's pushes and pops, instead of going with the page beneath.
  ///
  /// The default is false. Say true where the delegate brings animators of its own: nobody but the
  /// delegate knows of them.
  public var fadesBar = false

  /// Whoever follows the stack.
  weak var listener: (any StackListener)?
  /// How many changes of the stack are being made, one by way of another.
  private var depth = 0

  /// Puts a page on the stack.
  ///
  /// Call `super`.
  ///
  /// - Parameters:
  ///   - viewController: The page.
  ///   - animated: Whether it slides in.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated) { super.pushViewController(viewController, animated: animated) }
  }

  /// Takes the page at the top off the stack.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The page; nil if it is the only one.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    change(animated) { super.popViewController(animated: animated) }
  }

  /// Takes the pages above one off the stack.
  ///
  /// Call `super`.
  ///
  /// - Parameters:
  ///   - viewController: The page that is to be at the top.
  ///   - animated: Whether the one that was there slides out.
  /// - Returns: The pages that went.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    change(animated) { super.popToViewController(viewController, animated: animated) }
  }

  /// Takes all pages but the first off the stack.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the page at the top slides out.
  /// - Returns: The pages that went.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change(animated) { super.popToRootViewController(animated: animated) }
  }

  /// Replaces the stack.
  ///
  /// Call `super`.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages, the first one at the bottom.
  ///   - animated: Whether the new top slides in or the old one out.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) { super.setViewControllers(viewControllers, animated: animated) }
  }

  /// The pages, the first one at the bottom; setting them does not animate.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { change(false) { super.viewControllers = newValue } }
  }

  /// Changes the stack and tells of it once, also where UIKit makes one change by way of another.
  private func change<Result>(_ animated: Bool, _ body: () -> Result) -> Result {
    let before = super.viewControllers
    depth += 1
    let result = body()
    depth -= 1
    if depth == 0, super.viewControllers != before {
      listener?.didBegin(in: self, animated: animated)
    }
    return result
  }
}

/// Told by a ``TabBarNavigationController`` what becomes of its stack.
@MainActor protocol StackListener: AnyObject {
  /// Another page will be shown; its transition, if there is one, has begun.
  func didBegin(in stack: UINavigationController, animated: Bool)
}
