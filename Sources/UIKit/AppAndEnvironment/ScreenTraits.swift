// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The current simulator's traits, for code that may run anywhere: fonts and images are made off
/// the main actor too, where no simulator can be asked.
enum ScreenTraits {
  private static let stored = Mutex(UITraitCollection())

  /// The screen's traits; all unspecified without a simulator.
  static var main: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The current traits; what they leave open is as the screen has it.
  ///
  /// An app makes fonts and images in `viewDidLoad`, where nothing is drawn and no traits are
  /// current: UIKit then goes by the screen's scale and by the text size that the user chose.
  static var current: UITraitCollection { UITraitCollection(traitsFrom: [main, .current]) }

  /// Pixels in a point by the current traits, and 3 without any.
  static var scale: CGFloat {
    let scale = current.displayScale
    return scale > 0 ? scale : 3
  }
}
