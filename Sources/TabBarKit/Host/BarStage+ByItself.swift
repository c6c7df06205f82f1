// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

extension BarStage {
  /// How the bar goes by itself.
  struct Timing {
    /// In seconds.
    var duration: TimeInterval
    var options: UIView.AnimationOptions = []

    /// As UIKit's bars go.
    static let usual = Timing(duration: 0.25)
  }

  /// Hides or shows the bar for the application; the last call counts.
  ///
  /// Where the user wants less motion it does not slide.
  func setHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByApp = hidden
    follow(animated && !Accessibility.reducesMotion ? .usual : nil)
  }

  /// Goes where the wishes want the bar by now: from wherever it is, or at once without a timing.
  func follow(_ timing: Timing?) {
    guard let hostView, hostView.window != nil else { return settle() }
    // What the finger holds stays where it is until that is lifted; only whether it is seen is
    // known already.
    if move == .withPages, isUnderFinger { return hostView.isHidden = wantsHidden && !isHidden }
    if wantsHidden != isHidden {
      if let timing { goByItself(hides: wantsHidden, timing) } else { settle() }
    } else if timing == nil, move == .byItself {
      // The latest call may ask for no more than the end of what an earlier one began.
      settle()
    }
  }

  private var isUnderFinger: Bool {
    swipe != nil
      || Self.stacks(of: page).contains { Self.transition(of: $0)?.isInteractive == true }
  }

  func goByItself(hides: Bool, _ timing: Timing) {
    guard let root = controller?.viewIfLoaded, let hostView else { return }
    swipe = nil
    moveNumber += 1
    let number = moveNumber
    move = .byItself
    isHidden = hides
    hostView.isUserInteractionEnabled = !hides
    if hostView.isHidden {
      UIView.performWithoutAnimation {
        hostView.isHidden = false
        place(.away)
        hostView.layoutIfNeeded()
      }
    }
    UIView.animate(
      withDuration: timing.duration, delay: 0,
      options: [timing.options, .allowUserInteraction, .beginFromCurrentState]
    ) {
      self.fade?.show(true)
      self.arrange()
      root.layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.moveNumber == number { self?.settle() }
    }
  }
}
