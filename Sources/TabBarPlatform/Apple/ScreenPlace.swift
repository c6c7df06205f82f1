// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Places that are given on the screen, which a window need not fill.
@MainActor package enum ScreenPlace {
  /// A frame on the screen in a view's own measure; null for a view that is in no window.
  package static func convert(_ frame: CGRect, to view: UIView) -> CGRect {
    guard let window = view.window else { return .null }
    return view.convert(frame, from: window.screen.coordinateSpace)
  }
}
