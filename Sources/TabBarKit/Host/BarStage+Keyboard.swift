// SPDX-License-Identifier: MIT
import Foundation
import UIKit

extension BarStage {
  /// Whether the bar is away because the keyboard would cover it.
  ///
  /// It is found from where the keyboard is, not from what it did: then nothing is missed that
  /// comes in another order, and a keyboard without a height hides nothing.
  var isUnderKeyboard: Bool {
    // A bar along a side is covered only in part, and stays.
    guard keyboardBehavior == .hides, !bar.edge.isVertical, let keyboard,
      let root = controller?.viewIfLoaded
    else {
      return false
    }
    let common = keyboard.frame(in: root).intersection(barFrame)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }

  /// The keyboard comes, goes, or changes its size: the bar goes along, in the same time.
  func keyboardWillChange(_ change: KeyboardChange) {
    keyboard = change.frame.isNull ? nil : change
    guard keyboardBehavior == .hides else { return }
    follow(
      change.duration > 0 ? Timing(duration: change.duration, options: change.options) : nil)
  }
}
