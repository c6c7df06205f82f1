// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// The application's delegates in whose place a proxy stands, the one that was set last at the end.
///
/// A delegate that wraps the one before has in truth wrapped the proxy, and calls it from within a
/// call of the proxy's: that call is for the delegate before. It is told from one that UIKit makes
/// meanwhile, as when a delegate pushes another page, by what it is about.
@MainActor final class DelegateChain {
  /// What a delegate is asked or told.
  enum Call: Hashable {
    case willShow(ObjectIdentifier)
    case didShow(ObjectIdentifier)
    case orientations
    case orientation
    case interaction(ObjectIdentifier)
    case animation(ObjectIdentifier, ObjectIdentifier)
  }

  private struct Link {
    weak var delegate: (any UINavigationControllerDelegate)?
  }

  private var links: [Link] = []
  private var calls: [Call] = []

  /// Another delegate was set, or none.
  func put(_ delegate: (any UINavigationControllerDelegate)?) {
    // Whoever finds nobody in place wraps nobody.
    if links.last?.delegate == nil { links = [] }
    guard let delegate else { return links = [] }
    links.removeAll { $0.delegate == nil || $0.delegate === delegate }
    links.append(Link(delegate: delegate))
  }

  /// Takes away the delegate that was set last, which is in its own place again.
  func takeLast() -> (any UINavigationControllerDelegate)? { links.popLast()?.delegate }

  /// Makes a call: the body is given the delegate that it is for, and whether nobody has passed it
  /// on before.
  func call<Result>(
    _ call: Call, _ body: ((any UINavigationControllerDelegate)?, _ isFirst: Bool) -> Result
  ) -> Result {
    let depth = calls.filter { $0 == call }.count
    calls.append(call)
    defer { calls.removeLast() }
    let place = links.count - 1 - depth
    return body(links.indices.contains(place) ? links[place].delegate : nil, depth == 0)
  }
}
