// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension BadgeView {
  /// As small as a badge grows from; nothing at all could not be turned back.
  private static let seed = CGAffineTransform(scaleX: 0.01, y: 0.01)

  /// Comes into sight, from where an interrupted leave has brought it.
  func enter(animation: TabBarStyle.BadgeAnimation) {
    UIView.performWithoutAnimation {
      if isHidden, animation == .fade { alpha = 0 }
      if isHidden, animation == .pop { transform = Self.seed }
      isHidden = false
    }
    let show = {
      self.alpha = 1
      self.transform = .identity
    }
    switch animation {
    case .none:
      layer.removeAllAnimations()
      show()
    case .fade:
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: show)
    case .pop:
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: show)
    }
  }

  /// Goes out of sight.
  func leave(animation: TabBarStyle.BadgeAnimation) {
    guard !isHidden else { return }
    guard animation != .none else {
      layer.removeAllAnimations()
      return rest()
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      if animation == .fade { self.alpha = 0 } else { self.transform = Self.seed }
    } completion: { _ in
      if self.content == nil { self.rest() }
    }
  }

  private func rest() {
    isHidden = true
    alpha = 1
    transform = .identity
    letOwnViewGo()
  }
}
