// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Calls the methods of an application's animator that it need not have.
@MainActor package enum AnimatorCalls {
  /// Tells that a transition is over, and whether it has led to the new page.
  package static func ended(
    _ animator: any UIViewControllerAnimatedTransitioning, completed: Bool
  ) {
    animator.animationEnded(completed)
  }
}
