// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Asks for the view to be drawn anew.
  public func setNeedsDisplay() {
    displayCount += 1
  }

  /// Asks for a part of the view to be drawn anew; the whole view is.
  public func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }
}
