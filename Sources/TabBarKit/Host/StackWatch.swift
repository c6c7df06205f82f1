// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// Stands in the place of the delegates of a page's navigation controllers, and tells a stage what
/// they show.
@MainActor final class StackWatch {
  private struct Entry {
    weak var stack: UINavigationController?
    let proxy: NavigationDelegateProxy
    /// Whether the application has answered with an animator of its own for what comes next.
    var hasAnimator = false
  }

  private weak var stage: BarStage?
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ stage: BarStage) { self.stage = stage }

  /// Follows these stacks, and leaves the others as they were.
  func follow(_ stacks: [UINavigationController]) {
    if entries.count > stacks.count || stacks.contains(where: { self[$0] == nil }) {
      leave(all: { stack in !stacks.contains { $0 === stack } })
    }
    for stack in stacks {
      let entry = self[stack] ?? Entry(stack: stack, proxy: makeProxy())
      entries[ObjectIdentifier(stack)] = entry
      entry.proxy.attach(to: stack)
    }
  }

  /// Whether the application animates the transition that is about to begin; asked once for each.
  func takeCustomTransition(of stack: UINavigationController) -> Bool {
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
      entry.proxy.detach(from: stack)
      return false
    }
  }

  private func makeProxy() -> NavigationDelegateProxy {
    NavigationDelegateProxy(
      willShow: { [weak self] in self?.stage?.willShow(in: $0, animated: $2) },
      didShow: { [weak self] stack, _ in self?.stage?.didShow(in: stack) },
      animates: { [weak self] stack, isCustom in
        guard let self, self[stack] != nil else { return }
        entries[ObjectIdentifier(stack)]?.hasAnimator = isCustom
        if isCustom { stage?.willFade(in: stack) }
      })
  }
}
