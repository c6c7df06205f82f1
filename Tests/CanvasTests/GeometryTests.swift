// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

struct GeometryTests {
  @Test func `a matrix followed by its inverse changes nothing`() throws {
    let matrix = AffineMatrix.rotation(by: 0.7).followed(by: .scale(x: 3, y: -2))
      .followed(by: .translation(x: 5, y: 7))
    let inverse = try #require(matrix.inverse)
    let point = matrix.followed(by: inverse).map(CGPoint(x: 11, y: -4))
    #expect(abs(point.x - 11) < 1e-9 && abs(point.y + 4) < 1e-9)
    #expect(AffineMatrix.scale(x: 0, y: 1).inverse == nil)
  }

  @Test func `a rotation turns x towards y`() {
    let point = AffineMatrix.rotation(by: .pi / 2).map(CGPoint(x: 1, y: 0))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test func `the bounds of a curve leave its control points out`() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(circle.bounds == CGRect(x: 10, y: 20, width: 40, height: 40))
    var curve = Path()
    curve.move(to: .zero)
    curve.curve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(curve.bounds.height == 3)
    #expect(curve.controlBounds.height == 4)
  }

  @Test func `an arc runs the way it is told`() {
    var quarter = Path()
    quarter.addArc(center: .zero, radius: 10, from: 0, to: .pi / 2, increasing: true)
    #expect(quarter.bounds.minX > -0.001 && quarter.bounds.minY > -0.001)
    var rest = Path()
    rest.addArc(center: .zero, radius: 10, from: 0, to: .pi / 2, increasing: false)
    #expect(abs(rest.bounds.minX + 10) < 0.01 && abs(rest.bounds.minY + 10) < 0.01)
    var wrapped = Path()
    wrapped.addArc(center: .zero, radius: 10, from: .pi / 2, to: 0, increasing: true)
    #expect(abs(wrapped.bounds.minX + 10) < 0.01 && abs(wrapped.bounds.minY + 10) < 0.01)
  }

  @Test func `an arc is joined to the current point by a line`() {
    var path = Path()
    path.move(to: CGPoint(x: -30, y: 0))
    path.addArc(center: .zero, radius: 10, from: 0, to: 1, increasing: true)
    #expect(path.bounds.minX == -30)
    #expect(path.elements.count == 3)
  }

  @Test func `a point in a hole is inside by the winding rule only`() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let hole = CGPoint(x: 15, y: 15)
    #expect(path.contains(hole))
    #expect(!path.contains(hole, evenOdd: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), evenOdd: true))
    #expect(!path.contains(CGPoint(x: 35, y: 5)))
  }

  @Test func `a rounded corner is not inside`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), radius: 10)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 20, y: 0.5)))
  }

  @Test func `a radius beyond half of a side is cut to it`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), radius: 500)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `a segment after a closed subpath begins where that began`() {
    var path = Path(rect: CGRect(x: 5, y: 6, width: 10, height: 10))
    path.line(to: .zero)
    #expect(path.elements.suffix(2) == [.move(CGPoint(x: 5, y: 6)), .line(.zero)])
  }
}
