// SPDX-License-Identifier: MIT
import Foundation
package import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Follows the first finger that moves on a view; others are no part of the gesture.
@MainActor package final class FirstFingerPanRecognizer: UIPanGestureRecognizer {
  private let onChange: @MainActor (UIPanGestureRecognizer) -> Void

  /// Makes a recogniser that watches no view yet, and tells every step of the gesture.
  package init(onChange: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.onChange = onChange
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(step))
  }

  @objc private func step() { onChange(self) }

  /// Lets the first finger lead.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 0 || state != .possible {
      for touch in touches { ignore(touch, for: event) }
    } else {
      super.touchesBegan(touches, with: event)
    }
  }
}
