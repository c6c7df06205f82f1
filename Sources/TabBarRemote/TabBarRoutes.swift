// SPDX-License-Identifier: MIT
import Foundation
public import TabBarKit
public import UIKit

/// What an application knows how to show: pages and actions by an item's id or destination.
///
/// ```swift
/// var routes = TabBarRoutes()
/// routes.page("home") { _ in UINavigationController(rootViewController: Home()) }
/// routes.page(at: "shop://orders/*") { item in Orders(title: item.title) }
/// routes.action("publish") { compose() }
/// ```
///
/// A destination that matches counts first, then the fallback, then the id.
@MainActor public struct TabBarRoutes {
  /// Makes a page for an item.
  public typealias MakePage = @MainActor (BarItem) -> UIViewController
  /// Does what an action is for.
  public typealias Perform = @MainActor () -> Void

  enum Target {
    case page(MakePage)
    case action(Perform)
  }

  private var byID: [TabID: Target] = [:]
  private var byPattern: [(pattern: String, target: Target)] = []

  /// Makes routes that lead nowhere.
  public init() {}

  /// The page of the item of that id; a later one replaces an earlier one.
  ///
  /// - Parameters:
  ///   - id: The item's id.
  ///   - make: Makes the page when it is first shown.
  public mutating func page(_ id: TabID, make: @escaping MakePage) { byID[id] = .page(make) }

  /// The page of items with a destination.
  ///
  /// - Parameters:
  ///   - pattern: The destination without query and fragment; a `*` at its end stands for any rest.
  ///     The first pattern that matches counts.
  ///   - make: Makes the page when it is first shown.
  public mutating func page(at pattern: String, make: @escaping MakePage) {
    byPattern.append((pattern, .page(make)))
  }

  /// What the action of that id does; a later one replaces an earlier one.
  ///
  /// - Parameters:
  ///   - id: The item's id.
  ///   - perform: Does it; kept strongly.
  public mutating func action(_ id: TabID, perform: @escaping Perform) {
    byID[id] = .action(perform)
  }

  /// What actions with a destination do.
  ///
  /// - Parameters:
  ///   - pattern: As for ``page(at:make:)``.
  ///   - perform: Does it; kept strongly.
  public mutating func action(at pattern: String, perform: @escaping Perform) {
    byPattern.append((pattern, .action(perform)))
  }

  /// What a destination leads to.
  func target(at destination: URL) -> Target? {
    let text = destination.absoluteString
    let address = String(text.prefix { $0 != "?" && $0 != "#" })
    return byPattern.first { Self.matches(address, $0.pattern) }?.target
  }

  /// What an id leads to.
  func target(of id: TabID) -> Target? { byID[id] }

  private static func matches(_ address: String, _ pattern: String) -> Bool {
    guard pattern.hasSuffix("*") else { return address == pattern }
    return address.hasPrefix(pattern.dropLast())
  }
}
