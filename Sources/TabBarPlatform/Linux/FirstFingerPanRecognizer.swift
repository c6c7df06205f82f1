// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Follows the first finger that moves on a view; others are no part of the gesture.
@MainActor package final class FirstFingerPanRecognizer: UIPanGestureRecognizer {
  /// Makes a recogniser that watches no view yet, and tells every step of the gesture.
  package init(onChange: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    super.init()
    onAction = { ($0 as? UIPanGestureRecognizer).map(onChange) }
  }

  /// Lets the first finger lead.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > touches.count || state != .possible {
      for touch in touches { ignore(touch, for: event) }
    } else {
      super.touchesBegan(touches, with: event)
    }
  }
}
