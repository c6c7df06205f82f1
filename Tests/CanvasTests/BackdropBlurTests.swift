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
}
