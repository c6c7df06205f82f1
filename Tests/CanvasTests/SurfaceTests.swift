// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

struct SurfaceTests {
  @Test func `points are scaled to pixels`() throws {
    let surface = try Surface(width: 30, height: 30, scale: 3)
    surface.fill(CGRect(x: 1, y: 1, width: 2, height: 2), .black)
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 2, y: 3).alpha == 0)
    #expect(picture.rgba(atX: 3, y: 3).alpha == 255)
    #expect(picture.rgba(atX: 8, y: 8).alpha == 255)
    #expect(picture.rgba(atX: 9, y: 8).alpha == 0)
  }

  @Test(arguments: [(0, 10), (10, -1), (40000, 10)])
  func `a size that cannot be is refused by name`(width: Int, height: Int) {
    #expect(throws: SurfaceError.unusableSize(width: width, height: height)) {
      try Surface(width: width, height: height)
    }
  }

  @Test func `drawing goes on after a transform that flattens everything`() throws {
    let surface = try Surface(width: 10, height: 10)
    surface.saved {
      surface.concat(.scale(x: 0, y: 1))
      surface.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    }
    #expect(surface.snapshot().rgba(atX: 5, y: 5).alpha == 0)
    surface.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    #expect(surface.snapshot().rgba(atX: 5, y: 5).alpha == 255)
  }

  @Test func `drawing goes on after dashes and numbers that make no sense`() throws {
    let surface = try Surface(width: 10, height: 10)
    let line = Path(rect: CGRect(x: 2, y: 2, width: 5, height: 5))
    surface.stroke(line, .black, StrokeStyle(width: 1, dashes: [-1, 2]))
    surface.stroke(line, .black, StrokeStyle(width: 1, dashes: [0, 0]))
    surface.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), .black)
    surface.saved { surface.concat(.translation(x: .infinity, y: 0)) }
    surface.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    #expect(surface.snapshot().rgba(atX: 9, y: 9).alpha == 255)
  }

  @Test func `a group fades as one picture`() throws {
    let surface = try Surface(width: 10, height: 10)
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    surface.group(alpha: 0.5) {
      surface.fill(whole, RGBA(red: 1, green: 0, blue: 0))
      surface.fill(whole, RGBA(red: 0, green: 0, blue: 1))
    }
    let pixel = surface.snapshot().rgba(atX: 5, y: 5)
    #expect(pixel.red == 0 && pixel.blue == 255 && abs(Int(pixel.alpha) - 128) <= 1)
  }

  @Test func `a mask lets a picture through where it covers`() throws {
    let surface = try Surface(width: 10, height: 10)
    let left = CGRect(x: 0, y: 0, width: 5, height: 10)
    surface.group(alpha: 0.5, mask: { surface.fill(left, .white) }) {
      surface.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    }
    let picture = surface.snapshot()
    #expect(abs(Int(picture.rgba(atX: 2, y: 5).alpha) - 128) <= 1)
    #expect(picture.rgba(atX: 7, y: 5).alpha == 0)
  }

  @Test func `a clip ends with what was saved before it`() throws {
    let surface = try Surface(width: 10, height: 10)
    surface.saved {
      surface.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
      surface.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    }
    #expect(surface.snapshot().rgba(atX: 0, y: 0).alpha == 0)
    surface.fill(CGRect(x: 0, y: 0, width: 1, height: 1), .black)
    #expect(surface.snapshot().rgba(atX: 0, y: 0).alpha == 255)
  }

  @Test func `the gradient has its colours at its ends`() throws {
    let surface = try Surface(width: 100, height: 4)
    let gradient = LinearGradient(
      start: .zero, end: CGPoint(x: 100, y: 0), colors: [.black, RGBA(red: 1, green: 0, blue: 0)])
    surface.fill(Path(rect: CGRect(x: 0, y: 0, width: 100, height: 4)), gradient)
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 0, y: 2).red < 4)
    #expect(picture.rgba(atX: 99, y: 2).red > 251)
    #expect(abs(Int(picture.rgba(atX: 50, y: 2).red) - 128) < 4)
  }

  @Test func `the same calls give the same bytes`() throws {
    func draw() throws -> Bitmap {
      let surface = try Surface(width: 120, height: 80, scale: 2)
      let path = Path(roundedRect: CGRect(x: 10, y: 8, width: 40, height: 20), radius: 7)
      surface.shadow(of: path, Shadow(color: .black, offset: .zero, radius: 4))
      surface.fill(path, RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7))
      return surface.snapshot()
    }
    #expect(try draw() == draw())
  }
}

struct BitmapDrawingTests {
  /// Two black and two white pixels in a chequer.
  private let chequer = Bitmap(
    width: 2, height: 2,
    pixels: [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255])

  @Test(arguments: [0.0, 0.25, 0.5, 0.9])
  func `a picture of its own size stays sharp between pixels`(shift: Double) throws {
    let surface = try Surface(width: 6, height: 6)
    surface.draw(chequer, in: CGRect(x: 2 + shift, y: 2, width: 2, height: 2))
    let left = shift > 0.5 ? 3 : 2
    let picture = surface.snapshot()
    #expect(picture.cropped(to: CGRect(x: left, y: 2, width: 2, height: 2)) == chequer)
    #expect(picture.rgba(atX: left - 1, y: 2).alpha == 0)
    #expect(picture.rgba(atX: left + 2, y: 2).alpha == 0)
  }

  @Test func `a picture of its own size stays sharp at three pixels a point`() throws {
    let surface = try Surface(width: 12, height: 12, scale: 3)
    surface.draw(chequer, in: CGRect(x: 1.1, y: 1.1, width: 2.0 / 3, height: 2.0 / 3))
    #expect(surface.snapshot().cropped(to: CGRect(x: 3, y: 3, width: 2, height: 2)) == chequer)
  }

  @Test func `a mirrored picture is mirrored pixel by pixel`() throws {
    let surface = try Surface(width: 2, height: 2)
    surface.concat(AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0))
    surface.draw(chequer, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 0, y: 0).red == 255)
    #expect(picture.rgba(atX: 1, y: 0).red == 0)
  }

  @Test func `a tint takes the place of all colours and keeps alpha`() throws {
    let half = Bitmap(width: 1, height: 1, pixels: [0, 128, 0, 128])
    let surface = try Surface(width: 1, height: 1)
    surface.draw(
      half, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: RGBA(red: 1, green: 0, blue: 0))
    let pixel = surface.snapshot().rgba(atX: 0, y: 0)
    #expect(pixel.red == 255 && pixel.green == 0 && pixel.alpha == 128)
  }

  @Test func `an enlarged picture keeps its edges opaque`() throws {
    let surface = try Surface(width: 20, height: 20)
    surface.draw(chequer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 0, y: 0).alpha == 255)
    #expect(picture.rgba(atX: 19, y: 19).alpha == 255)
  }

  @Test func `tiles repeat from the corner that was given`() throws {
    let surface = try Surface(width: 7, height: 4)
    surface.fill(
      Path(rect: CGRect(x: 1, y: 0, width: 6, height: 4)), tiling: chequer,
      tile: CGRect(x: 1, y: 0, width: 2, height: 2))
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 0, y: 0).alpha == 0)
    for column in stride(from: 1, to: 7, by: 2) {
      #expect(picture.cropped(to: CGRect(x: column, y: 2, width: 2, height: 2)) == chequer)
    }
  }

  @Test func `the differing rectangle of two pictures holds every change and no more`() throws {
    let surface = try Surface(width: 20, height: 10)
    let before = surface.snapshot()
    #expect(before.differingRect(from: before) == nil)
    surface.fill(CGRect(x: 4, y: 3, width: 5, height: 2), .black)
    surface.fill(CGRect(x: 12, y: 6, width: 1, height: 1), .black)
    let rect = surface.snapshot().differingRect(from: before)
    #expect(rect == CGRect(x: 4, y: 3, width: 9, height: 4))
  }
}
