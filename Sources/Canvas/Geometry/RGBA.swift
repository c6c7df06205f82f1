// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight (not premultiplied) alpha, each component from 0 to 1.
package struct RGBA: Sendable, Hashable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  package func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
