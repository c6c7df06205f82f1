// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

struct DrawingTransformTests {
  @Test func `the later call of a chain is done first`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let joined = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(joined) == CGPoint(x: 22, y: 2))
  }

  @Test func `a turn by a quarter takes x to y`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `a transform that cannot be undone is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    let move = CGAffineTransform(translationX: 3, y: 4)
    #expect(move.concatenating(move.inverted()).isIdentity)
  }

  @Test func `a rectangle is transformed to the upright one around it`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.width - 4) < 1e-9 && abs(rect.height - 2) < 1e-9)
    #expect(CGSize(width: 1, height: 2).applying(.init(scaleX: -1, y: 3)).height == 6)
  }
}

struct DrawingPathTests {
  @Test func `clockwise means the other way in Core Graphics`() {
    let bezier = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(bezier.bounds.minY > -0.01)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path == bezier.cgPath)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath.minY < -9.9)
  }

  @Test func `an arc is joined to the current point`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -20, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.boundingBoxOfPath.minX == -20)
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(abs(relative.currentPoint.x + 10) < 1e-9)
  }

  @Test func `only the named corners are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
  }

  @Test func `a path given away does not change with its origin`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let given = path.cgPath
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(given.boundingBox.minX == 0 && path.bounds.minX == 100)
    let mutable = CGMutablePath()
    mutable.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = mutable.copy()
    mutable.addRect(CGRect(x: 50, y: 50, width: 5, height: 5))
    #expect(copy?.boundingBox.width == 5)
  }

  @Test func `an empty path has the null rectangle and no current point`() {
    #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func `the even-odd rule makes a hole`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }
}

struct DrawingContextTests {
  private func draw(
    _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, opaque: Bool = false,
    _ body: (CGContext) -> Void
  ) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return try #require(renderer.image { body($0.cgContext) }.cgImage).bitmap
  }

  @Test func `paths are filled and stroked in the current colours`() throws {
    let picture = try draw { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 15, y: 0))
      line.addLine(to: CGPoint(x: 15, y: 20))
      line.lineWidth = 4
      line.stroke()
    }
    #expect(picture.rgba(atX: 5, y: 5).red == 255)
    #expect(picture.rgba(atX: 14, y: 5).blue == 255)
    #expect(picture.rgba(atX: 13, y: 5).alpha == 255)
    #expect(picture.rgba(atX: 11, y: 5).alpha == 0)
  }

  @Test func `a state brought back has its colours and clip again`() throws {
    let picture = try draw { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(picture.rgba(atX: 10, y: 10).red == 255)
  }

  @Test func `alpha, dashes and transforms hold for what follows`() throws {
    let picture = try draw { context in
      context.setAlpha(0.5)
      context.translateBy(x: 10, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setAlpha(1)
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.setLineWidth(2)
      context.addLines(between: [CGPoint(x: 0, y: 11), CGPoint(x: 8, y: 11)])
      context.strokePath()
    }
    #expect(abs(Int(picture.rgba(atX: 12, y: 2).alpha) - 128) <= 1)
    #expect(picture.rgba(atX: 2, y: 2).alpha == 0)
    #expect(picture.rgba(atX: 11, y: 10).alpha == 255)
    #expect(picture.rgba(atX: 13, y: 10).alpha == 0)
  }

  @Test func `a shadow falls where it is told until it is taken away`() throws {
    let picture = try draw(40, 40) { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 5, y: 25, width: 5, height: 5))
    }
    #expect(picture.rgba(atX: 17, y: 7).red == 255)
    #expect(picture.rgba(atX: 17, y: 27).alpha == 0)
  }

  @Test func `an opaque picture begins black, another one transparent`() throws {
    #expect(try draw(opaque: true) { _ in }.rgba(atX: 3, y: 3).alpha == 255)
    #expect(try draw { _ in }.rgba(atX: 3, y: 3).alpha == 0)
  }

  @Test func `a renderer has the size in pixels of its scale, rounded up`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10.1, height: 5), format: format
    ).image { _ in }
    #expect(image.cgImage?.width == 31 && image.cgImage?.height == 15)
    #expect(image.scale == 3)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test func `a renderer of a rectangle draws that rectangle`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 50, width: 10, height: 10), format: format
    ).image { $0.fill(CGRect(x: 105, y: 50, width: 5, height: 10)) }
    let bitmap = try #require(image.cgImage).bitmap
    #expect(bitmap.rgba(atX: 2, y: 2).alpha == 0 && bitmap.rgba(atX: 7, y: 2).alpha == 255)
  }

  @Test func `there is a current context inside the actions only`() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = try draw { context in
      #expect(UIGraphicsGetCurrentContext() === context)
      _ = try? draw { inner in #expect(UIGraphicsGetCurrentContext() === inner) }
      #expect(UIGraphicsGetCurrentContext() === context)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `Core Graphics draws an image upside down in UIKit's coordinates`() throws {
    let image = try draw(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) }
    let picture = try draw(2, 2) {
      $0.draw(CGImage(image), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.rgba(atX: 0, y: 0).alpha == 0 && picture.rgba(atX: 0, y: 1).alpha == 255)
  }
}

struct DrawingBlendTests {
  private func draw(_ body: (UIGraphicsImageRendererContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    return try #require(renderer.image(actions: body).cgImage).bitmap
  }

  private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test func `a blend mode holds until the state is brought back`() throws {
    let picture = try draw { context in
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      context.fill(whole)
      context.cgContext.saveGState()
      context.cgContext.setBlendMode(.multiply)
      UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.cgContext.restoreGState()
      UIColor.white.setFill()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
    }
    let pixel = picture.rgba(atX: 0, y: 0)
    #expect(abs(Int(pixel.red) - 128) <= 1 && abs(Int(pixel.green) - 64) <= 1)
    #expect(pixel.blue == 0)
    #expect(picture.rgba(atX: 3, y: 0).green == 255)
  }

  @Test func `images, paths and rectangles take a mode and an alpha of their own`() throws {
    let square = try draw { $0.fill(whole) }
    let image = UIImage(cgImage: CGImage(square))
    let picture = try draw { context in
      image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 4)).fill(with: .clear, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 4), blendMode: .copy)
    }
    #expect(picture.rgba(atX: 0, y: 1).alpha == 0)
    #expect(picture.rgba(atX: 1, y: 1).alpha == 255)
    #expect(abs(Int(picture.rgba(atX: 3, y: 1).alpha) - 128) <= 1)
  }
}
