// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Pictures made by the tests themselves.
@MainActor enum Pictures {
  /// The bytes of a PNG of one colour.
  static func png(_ color: UIColor, size: CGSize = CGSize(width: 24, height: 24)) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return image.pngData() ?? Data()
  }

  /// The bytes of a GIF whose pictures are red, green and blue in turn.
  ///
  /// - Parameters:
  ///   - delays: How long each picture stays, in hundredths of a second.
  ///   - side: The pictures' width and height in pixels.
  ///   - loops: How often it plays; 0 is forever.
  /// - Returns: The file's bytes.
  static func gif(delays: [Int], side: Int = 16, loops: Int = 0) -> Data {
    func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
    var bytes = Array("GIF89a".utf8) + word(side) + word(side) + [0x81, 0, 0]
    bytes += [255, 0, 0, 0, 200, 0, 0, 0, 255, 0, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(loops) + [0]
    for (index, delay) in delays.enumerated() {
      bytes += [0x21, 0xF9, 4, 0] + word(delay) + [0, 0]
      bytes += [0x2C, 0, 0, 0, 0] + word(side) + word(side) + [0, 2]
      var packed: [UInt8] = []
      var bits = 0
      var count = 0
      func put(_ code: Int) {
        bits |= code << count
        count += 3
        while count >= 8 {
          packed.append(UInt8(bits & 255))
          bits >>= 8
          count -= 8
        }
      }
      // A clear code before every second pixel keeps every code three bits long.
      for pixel in 0..<side * side {
        if pixel.isMultiple(of: 2) { put(4) }
        put(index % 3)
      }
      put(5)
      if count > 0 { packed.append(UInt8(bits & 255)) }
      for start in stride(from: 0, to: packed.count, by: 255) {
        let block = packed[start..<min(start + 255, packed.count)]
        bytes += [UInt8(block.count)] + block
      }
      bytes.append(0)
    }
    return Data(bytes + [0x3B])
  }
}
