// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PixelKernels
import Testing

struct ShadowTests {
  @Test(arguments: [1.0, 1.5, 2.0, 4.0, 9.0])
  func `a blur keeps the middle and the sum`(sigma: Double) {
    let side = 121
    var plane = [UInt8](repeating: 0, count: side * side)
    for y in 50...70 { for x in 50...70 { plane[y * side + x] = 255 } }
    let before = plane.reduce(0) { $0 + Int($1) }
    boxBlur(&plane, width: side, height: side, sigma: sigma)
    let after = plane.reduce(0) { $0 + Int($1) }
    #expect(abs(after - before) < before / 50)
    for y in 0..<side {
      for x in 0..<side / 2 {
        #expect(abs(Int(plane[y * side + x]) - Int(plane[y * side + side - 1 - x])) <= 1)
      }
    }
  }

  @Test func `a white plane stays white inside`() {
    var plane = [UInt8](repeating: 255, count: 60 * 60)
    boxBlur(&plane, width: 60, height: 60, sigma: 3)
    #expect(plane[30 * 60 + 30] == 255)
  }

  @Test func `a shadow is shifted, blurred and under the shape`() throws {
    let surface = try Surface(width: 60, height: 60)
    let path = Path(rect: CGRect(x: 20, y: 20, width: 20, height: 20))
    let shadow = Shadow(color: .black, offset: CGSize(width: 4, height: 6), radius: 2)
    surface.shadow(of: path, shadow)
    surface.fill(path, .white)
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 30, y: 30).red == 255)
    #expect(picture.rgba(atX: 30, y: 43).alpha > 200)
    #expect((1..<255).contains(picture.rgba(atX: 30, y: 47).alpha))
    #expect(picture.rgba(atX: 30, y: 18).alpha == 0)
    #expect(picture.rgba(atX: 30, y: 58).alpha == 0)
    #expect(picture.rgba(atX: 42, y: 35).alpha > 150 && picture.rgba(atX: 17, y: 35).alpha < 30)
  }

  @Test func `a group's shadow equals that of its path`() throws {
    let path = Path(roundedRect: CGRect(x: 15, y: 12, width: 30, height: 20), radius: 6)
    let shadow = Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 2, height: 3),
      radius: 3)
    let first = try Surface(width: 60, height: 50)
    first.shadow(of: path, shadow)
    first.fill(path, .white)
    let second = try Surface(width: 60, height: 50)
    second.group(shadow: shadow) { second.fill(path, .white) }
    let (left, right) = (first.snapshot().pixels, second.snapshot().pixels)
    let largest = zip(left, right).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(largest) <= 2)
  }

  @Test func `a shadow at the edge of a clip is that of the whole shape`() throws {
    let path = Path(rect: CGRect(x: 10, y: 10, width: 40, height: 40))
    let shadow = Shadow(color: .black, offset: .zero, radius: 4)
    let whole = try Surface(width: 60, height: 60)
    whole.shadow(of: path, shadow)
    let part = try Surface(width: 60, height: 60)
    part.clip(to: CGRect(x: 0, y: 0, width: 30, height: 60))
    part.shadow(of: path, shadow)
    let strip = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(part.snapshot().cropped(to: strip) == whole.snapshot().cropped(to: strip))
  }
}
