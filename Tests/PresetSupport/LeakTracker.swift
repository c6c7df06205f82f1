// SPDX-License-Identifier: MIT
import Testing
package import UIKit

/// Holds weakly what a test makes, and looks whether it is gone once the root is replaced.
///
/// As when a user logs out: whatever a bar, its host or its pages leave behind is a leak. The trait
/// ``EveryPreset`` asks it at the end of every test.
@MainActor package final class LeakTracker {
  /// The tracker of the test at hand; nil outside of one.
  @TaskLocal package static var current: LeakTracker?

  private struct Entry {
    weak var object: AnyObject?
    let type: AnyClass
    let name: String?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private weak var simulator: Simulator?

  package nonisolated init() {}

  /// Lets the tracker of the test at hand follow objects.
  package static func follow(_ objects: AnyObject?...) { objects.forEach { current?.follow($0) } }

  /// Follows an object until the end of the test.
  package func follow(_ object: AnyObject?, _ name: String? = nil) {
    guard let object else { return }
    // What was told by a name before keeps it.
    let former = entries[ObjectIdentifier(object)]
    let known = former?.object === object ? former?.name : nil
    entries[ObjectIdentifier(object)] = Entry(
      object: object, type: type(of: object), name: name ?? known)
  }

  /// Follows the simulator whose root is replaced at the end.
  package func follow(simulator: Simulator) { self.simulator = simulator }

  /// Follows a controller with its view, its children and whom it presents.
  private func follow(tree controller: UIViewController) {
    follow(controller)
    if let view = controller.viewIfLoaded { follow(views: view) }
    controller.children.forEach { follow(tree: $0) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      follow(tree: presented)
    }
  }

  private func follow(views view: UIView) {
    follow(view)
    view.subviews.forEach { follow(views: $0) }
  }

  /// Replaces the roots of the test's windows, lets the clock settle, and names what is still there.
  package func leaks() -> [String] {
    if let simulator, simulator === Simulator.current {
      for window in simulator.windows {
        if let root = window.rootViewController { follow(tree: root) }
        window.rootViewController = UIViewController()
      }
      simulator.settle()
    }
    return entries.values.filter { $0.object != nil }
      .map { $0.name ?? String(describing: $0.type) }.sorted()
  }

  /// Runs a test alone, because the simulator is everybody's, and looks for what it leaves behind.
  package nonisolated static func run(_ test: @Sendable () async throws -> Void) async throws {
    let tracker = LeakTracker()
    try await Turnstile.shared.alone {
      try await $current.withValue(tracker) { try await test() }
      let leaks = await tracker.leaks()
      #expect(leaks.isEmpty, "left behind when the root was replaced")
    }
  }
}
