// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension UIColor {
  /// Writes the components in sRGB; nil pointers are skipped, and the answer is always true.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the brightness of a grey; false, and nothing is written, for a colour that is none.
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue, saturation and brightness; nil pointers are skipped, the answer is always true.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    let value = rgba.hueSaturationBrightness
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = rgba.alpha
    return true
  }
}

extension RGBA {
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func component(_ shift: Double) -> Double {
      // Each component is a ramp, a plateau, a ramp and a valley around the circle of six parts.
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread > 0 else { return (0, 0, high) }
    let sixth: Double
    if high == red {
      sixth = ((green - blue) / spread + 6).truncatingRemainder(dividingBy: 6)
    } else if high == green {
      sixth = (blue - red) / spread + 2
    } else {
      sixth = (red - green) / spread + 4
    }
    return (sixth / 6, spread / high, high)
  }

  /// Display P3 has sRGB's curve and white over wider primaries.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    func linear(_ value: Double) -> Double {
      let size = abs(value)
      let line = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -line : line
    }
    func curved(_ value: Double) -> Double {
      let size = abs(value)
      let curve = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -curve : curve
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: curved(1.224_940_2 * r - 0.224_940_2 * g),
      green: curved(-0.042_056_9 * r + 1.042_056_9 * g),
      blue: curved(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), alpha: alpha)
  }
}
