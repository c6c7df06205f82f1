// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// Stands in the place of the delegates of a page's navigation controllers, and tells a stage what
/// they show; those of our own class tell it themselves.
@MainActor final class StackWatch {
  private struct Entry {
    weak var stack: UINavigationController?
    /// Nil for a stack of our own class.
    let proxy: NavigationDelegateProxy?
    /// Whether the application has answered with an animator of its own for what comes next.
    var hasAnimator = false
  }

  /// A proxy, which lives as long as its stack.
  ///
  /// A delegate that has wrapped it often holds it weakly, and a stack may outlive its host: the
  /// application's delegates would be told no more if the proxy went before.
  private struct Kept {
    weak var stack: UINavigationController?
    let proxy: NavigationDelegateProxy
  }

  private static var kept: [ObjectIdentifier: Kept] = [:]

  private weak var stage: BarStage?
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ stage: BarStage) { self.stage = stage }

  /// Follows these stacks, and leaves the others as they were.
  func follow(_ stacks: [UINavigationController]) {
    if entries.count > stacks.count || stacks.contains(where: { self[$0] == nil }) {
      leave(all: { stack in !stacks.contains { $0 === stack } })
    }
    for stack in stacks {
      let ours = stack as? TabBarNavigationController
      let entry =
        self[stack] ?? Entry(stack: stack, proxy: ours == nil ? Self.proxy(of: stack) : nil)
      entries[ObjectIdentifier(stack)] = entry
      ours?.listener = self
      entry.proxy?.listener = self
      entry.proxy?.attach(to: stack)
    }
  }

  /// Whether the application animates the transition that is about to begin; asked once for each.
  func takeCustomTransition(of stack: UINavigationController) -> Bool {
    if let ours = stack as? TabBarNavigationController { return ours.fadesBar }
    defer { entries[ObjectIdentifier(stack)]?.hasAnimator = false }
    return self[stack]?.hasAnimator ?? false
  }

  private subscript(stack: UINavigationController) -> Entry? {
    entries[ObjectIdentifier(stack)].flatMap { $0.stack === stack ? $0 : nil }
  }

  private func leave(all isLeft: (UINavigationController) -> Bool) {
    entries = entries.filter { _, entry in
      guard let stack = entry.stack else { return false }
      guard isLeft(stack) else { return true }
      // Another host may have the stack by now.
      if let ours = stack as? TabBarNavigationController, ours.listener === self {
        ours.listener = nil
      }
      guard let proxy = entry.proxy, proxy.listener === self else { return false }
      proxy.listener = nil
      proxy.detach(from: stack)
      return false
    }
  }

  private static func proxy(of stack: UINavigationController) -> NavigationDelegateProxy {
    kept = kept.filter { $0.value.stack != nil }
    let known = kept[ObjectIdentifier(stack)]
    let proxy = known?.proxy ?? NavigationDelegateProxy()
    if known == nil { kept[ObjectIdentifier(stack)] = Kept(stack: stack, proxy: proxy) }
    return proxy
  }
}

extension StackWatch: NavigationListener, StackListener {
  func willShow(in stack: UINavigationController, animated: Bool) {
    stage?.willShow(in: stack, animated: animated)
  }

  func didBegin(in stack: UINavigationController, animated: Bool) {
    stage?.didBegin(in: stack, animated: animated)
  }

  func didShow(in stack: UINavigationController) { stage?.didShow(in: stack) }

  func wasAskedToAnimate(_ stack: UINavigationController, isCustom: Bool) {
    guard self[stack] != nil else { return }
    entries[ObjectIdentifier(stack)]?.hasAnimator = isCustom
    if isCustom { stage?.willFade(in: stack) }
  }
}
