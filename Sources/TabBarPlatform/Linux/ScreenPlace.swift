// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Places that are given on the screen, which windows fill here.
@MainActor package enum ScreenPlace {
  /// A frame on the screen in a view's own measure; null for a view that is in no window.
  package static func convert(_ frame: CGRect, to view: UIView) -> CGRect {
    view.window == nil ? .null : view.convert(frame, from: nil)
  }
}
