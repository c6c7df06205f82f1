// SPDX-License-Identifier: MIT
package import Foundation
import QuartzCore
import UIKit

/// Calls a closure once a frame of the screen until it is invalidated or let go.
@MainActor package final class FrameTicker {
  private let target: Target

  /// Starts at once; the closure is given the frame's time in seconds, on a clock that only grows.
  package init(onFrame: @escaping @MainActor (TimeInterval) -> Void) {
    target = Target(onFrame)
    target.owner = self
    let link = CADisplayLink(target: target, selector: #selector(Target.step(_:)))
    // Common modes: pictures go on while a list is dragged.
    link.add(to: .main, forMode: .common)
  }

  /// Ends the calls.
  package func invalidate() { target.owner = nil }

  /// The time of the same clock now, in seconds.
  package static var now: TimeInterval { CACurrentMediaTime() }

  // A display link keeps its target; it must not keep the ticker, or nothing would ever end it.
  @MainActor private final class Target: NSObject {
    weak var owner: FrameTicker?
    private let onFrame: @MainActor (TimeInterval) -> Void

    init(_ onFrame: @escaping @MainActor (TimeInterval) -> Void) { self.onFrame = onFrame }

    @objc func step(_ link: CADisplayLink) {
      if owner == nil { link.invalidate() } else { onFrame(link.timestamp) }
    }
  }
}
