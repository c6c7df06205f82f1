// SPDX-License-Identifier: MIT

/// Turns straight RGBA pixels into premultiplied BGRA, the drawing surfaces' format.
package func premultipliedBGRA(fromRGBA pixels: [UInt8]) -> [UInt8] {
  converted(pixels) { red, green, blue, alpha in
    // Rounded a·c/255 in integers.
    func times(_ value: UInt32) -> UInt32 {
      let product = value &* alpha &+ 128
      return (product &+ product >> 8) >> 8
    }
    return (times(blue), times(green), times(red), alpha)
  }
}

/// Turns premultiplied BGRA pixels into straight RGBA, the format of picture files.
package func straightRGBA(fromBGRA pixels: [UInt8]) -> [UInt8] {
  converted(pixels) { blue, green, red, alpha in
    if alpha == 255 { return (red, green, blue, alpha) }
    if alpha == 0 { return (0, 0, 0, 0) }
    func divided(_ value: UInt32) -> UInt32 {
      min(255, (value &* 255 &+ alpha / 2) / alpha)
    }
    return (divided(red), divided(green), divided(blue), alpha)
  }
}

@inline(__always)
private func converted(
  _ pixels: [UInt8],
  _ convert: (UInt32, UInt32, UInt32, UInt32) -> (UInt32, UInt32, UInt32, UInt32)
) -> [UInt8] {
  let count = pixels.count / 4
  return [UInt8](unsafeUninitializedCapacity: count * 4) { target, filled in
    pixels.withUnsafeBufferPointer { source in
      var index = 0
      while index < count &* 4 {
        let result = convert(
          UInt32(source[index]), UInt32(source[index &+ 1]), UInt32(source[index &+ 2]),
          UInt32(source[index &+ 3]))
        target[index] = UInt8(truncatingIfNeeded: result.0)
        target[index &+ 1] = UInt8(truncatingIfNeeded: result.1)
        target[index &+ 2] = UInt8(truncatingIfNeeded: result.2)
        target[index &+ 3] = UInt8(truncatingIfNeeded: result.3)
        index &+= 4
      }
    }
    filled = count * 4
  }
}

/// The alpha bytes of BGRA or RGBA pixels.
package func alphaPlane(of pixels: [UInt8]) -> [UInt8] {
  let count = pixels.count / 4
  return [UInt8](unsafeUninitializedCapacity: count) { target, filled in
    pixels.withUnsafeBufferPointer { source in
      for index in 0..<count { target[index] = source[index &* 4 &+ 3] }
    }
    filled = count
  }
}
