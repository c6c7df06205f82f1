// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import UIKit

extension TabBarStyle.SelectionAnimation {
  /// What the word stands for, for animations of your own that go on from there.
  @MainActor public var animation: any TabBarItemAnimation {
    switch self {
    case .none: NoAnimation()
    case .bounce: IconAnimation(duration: 0.4, transform: Self.bounced)
    case .scale: ScaleAnimation()
    case .rotate: IconAnimation(duration: 0.5) { CGAffineTransform(rotationAngle: 2 * .pi * $0) }
    case .flip: IconAnimation(duration: 0.5) { CGAffineTransform(scaleX: cos(2 * .pi * $0), y: 1) }
    case .jump: IconAnimation(duration: 0.5, isEased: false, transform: Self.jumped)
    case .fade: FadeAnimation()
    }
  }

  /// A spring that starts a quarter too large and has come to rest after 1.
  private static func bounced(_ share: CGFloat) -> CGAffineTransform {
    let size = 1 + 0.25 * exp(-6 * share) * cos(3 * .pi * share)
    return CGAffineTransform(scaleX: size, y: size)
  }

  /// A jump of 10 points and a small one after it.
  private static func jumped(_ share: CGFloat) -> CGAffineTransform {
    let landing: CGFloat = 0.65
    let height =
      share < landing
      ? 10 * sin(.pi * share / landing) : 3 * sin(.pi * (share - landing) / (1 - landing))
    return CGAffineTransform(translationX: 0, y: -height)
  }
}

/// Nothing moves.
private struct NoAnimation: TabBarItemAnimation {}

/// Icon and title fade over.
private struct FadeAnimation: TabBarItemAnimation {
  var fadesLooks: Bool { true }
}

/// The icon moves once and is then as it was.
private struct IconAnimation: TabBarItemAnimation {
  let duration: TimeInterval
  /// Whether it begins and ends softly.
  var isEased = true
  /// The icon's transform after a share of the time, from 0 to 1.
  let transform: (CGFloat) -> CGAffineTransform

  func didSelect(_ parts: TabBarItemParts) {
    parts.run(for: duration) { share in
      let eased = isEased ? share * share * (3 - 2 * share) : share
      parts.iconView.transform = share < 1 ? transform(eased) : .identity
    }
  }
}

/// The icon stays a little larger while selected.
private struct ScaleAnimation: TabBarItemAnimation {
  private static let size: CGFloat = 1.15

  private func end(_ parts: TabBarItemParts) -> CGFloat { parts.isSelected ? Self.size : 1 }

  func rest(_ parts: TabBarItemParts) {
    parts.reset()
    if parts.isSelected {
      parts.iconView.transform = CGAffineTransform(scaleX: Self.size, y: Self.size)
    }
  }

  func didSelect(_ parts: TabBarItemParts) { grow(parts) }
  func didDeselect(_ parts: TabBarItemParts) { grow(parts) }

  private func grow(_ parts: TabBarItemParts) {
    // From what is seen at present: an earlier run would first jump to its own end.
    let start = parts.iconView.transform.a
    let end = end(parts)
    parts.run(for: 0.2) { share in
      let size = start + (end - start) * share * (2 - share)
      parts.iconView.transform =
        share == 1 && end == 1 ? .identity : CGAffineTransform(scaleX: size, y: size)
    }
  }
}
