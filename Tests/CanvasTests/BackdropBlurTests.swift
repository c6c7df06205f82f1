// SPDX-License-Identifier: MIT

import PixelKernels
import Testing

@Suite struct BackdropBlurTests {
  /// Rows of pixels of one byte each, repeated in all four channels but alpha.
  private func picture(_ rows: [[UInt8]]) -> [UInt8] {
    rows.flatMap { $0.flatMap { [$0, $0, $0, 255] } }
  }

  @Test(arguments: [0.4, 1, 3, 20, 60], [UInt8(1), 127, 242, 247, 255])
  func `a plain picture stays as it is, up to its rim`(sigma: Double, level: UInt8) {
    let plain = picture([[UInt8]](repeating: [UInt8](repeating: level, count: 31), count: 17))
    #expect(blurredBackdrop(plain, width: 31, height: 17, sigma: sigma) == plain)
  }

  @Test func `an edge turns into a slope that rises from one side to the other`() {
    let row = [UInt8](repeating: 0, count: 20) + [UInt8](repeating: 200, count: 20)
    let blurred = blurredBackdrop(
      picture([[UInt8]](repeating: row, count: 5)), width: 40, height: 5, sigma: 3)
    let middle = (0..<40).map { blurred[(2 * 40 + $0) * 4] }
    #expect(middle == middle.sorted())
    #expect(middle[0] == 0 && middle[39] == 200)
    #expect((60...140).contains(middle[20]))
    #expect(blurred.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
  }

  @Test(arguments: [0.3, 0.8, 1, 1.9, 3, 7.7, 20], [(1, 1), (2, 9), (31, 17), (64, 3)])
  func `a picture with repeated edges is blurred plane by plane, then made opaque`(
    sigma: Double, size: (Int, Int)
  ) {
    let (width, height) = size
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      let alpha = [255, 0, 3, 128][index * 7 % 13 % 4]
      return [37, 101, 11].map { UInt8(index * $0 % (alpha + 1)) } + [UInt8(alpha)]
    }
    let rim = Int(sigma * 3) + 1
    let (wide, high) = (width + 2 * rim, height + 2 * rim)
    let planes = (0..<4).map { channel in
      var plane = (0..<wide * high).map { index in
        let (x, y) = (index % wide - rim, index / wide - rim)
        return pixels[
          (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4 + channel]
      }
      boxBlur(&plane, width: wide, height: high, sigma: sigma)
      return plane
    }
    let expected = (0..<width * height).flatMap { index -> [UInt8] in
      let place = (index / width + rim) * wide + index % width + rim
      let alpha = Int(planes[3][place])
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return (0..<3).map { UInt8(min(255, (Int(planes[$0][place]) * 255 + alpha / 2) / alpha)) }
        + [255]
    }
    #expect(blurredBackdrop(pixels, width: width, height: height, sigma: sigma) == expected)
  }
}
