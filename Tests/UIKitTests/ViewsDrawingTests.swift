// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsDrawingTests {
  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.backgroundColor = .white
    return stage
  }

  private func square(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    view.backgroundColor = color
    return view
  }

  @Test func `the same tree gives the same bytes`() throws {
    let stage = stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "发布 Ag"
    stage.add(label)
    let one = try #require(stage.picture(scale: 3))
    let two = try #require(stage.picture(scale: 3))
    #expect(one == two)
    #expect(one.width == 300)
  }

  @Test func `backgrounds, subviews and clipping are drawn in order`() throws {
    let stage = stage()
    let parent = stage.add(square(.red, 10, 10, 40))
    parent.addSubview(square(.blue, 20, 20, 40))
    var picture = try #require(stage.picture())
    #expect(picture.hex(15, 15) == "ff0000ff")
    #expect(picture.hex(35, 35) == "0000ffff")
    #expect(picture.hex(60, 60) == "0000ffff")
    parent.clipsToBounds = true
    picture = try #require(stage.picture())
    #expect(picture.hex(45, 45) == "0000ffff")
    #expect(picture.hex(60, 60) == "ffffffff")
  }

  @Test func `a view that is partly transparent is drawn as one`() throws {
    let stage = stage()
    let parent = stage.add(square(.black, 0, 0, 50))
    parent.addSubview(square(.black, 10, 10, 50))
    parent.alpha = 0.5
    let picture = try #require(stage.picture())
    #expect(["7f7f7fff", "808080ff"].contains(picture.hex(5, 5)))
    #expect(picture.hex(5, 5) == picture.hex(20, 20))
    #expect(picture.hex(20, 20) == picture.hex(55, 55))
    parent.isHidden = true
    #expect(try #require(stage.picture()).hex(20, 20) == "ffffffff")
  }

  @Test func `corners are rounded, only the named ones`() throws {
    let stage = stage()
    let view = stage.add(square(.red, 0, 0, 60))
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let picture = try #require(stage.picture())
    #expect(picture.hex(1, 1) == "ffffffff")
    #expect(picture.hex(58, 1) == "ff0000ff")
    #expect(picture.hex(30, 30) == "ff0000ff")
  }

  @Test func `a continuous corner begins earlier than a circle and touches it in the middle`()
    throws
  {
    let stage = stage()
    let view = stage.add(square(.red, 0, 0, 80))
    view.layer.cornerRadius = 20
    func coverage(_ x: Int, _ y: Int) throws -> Int {
      255 - Int(try #require(stage.picture(scale: 4)).rgba(atX: x, y: y).green)
    }
    // In the row of pixels at the top edge, 21 points from the corner: the circle is over there.
    #expect(try coverage(88, 0) == 255)
    view.layer.cornerCurve = .continuous
    #expect(try coverage(88, 0) < 255)
    #expect(try coverage(128, 0) == 255)
    // The circle's middle lies 5.86 points from either side.
    #expect(try coverage(21, 21) == 0)
    #expect(try coverage(26, 26) == 255)
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(try coverage(0, 0) == 255)
    #expect(try coverage(319, 319) == 0)
  }

  @Test func `borders lie inside the bounds, above the subviews`() throws {
    let stage = stage()
    let view = stage.add(square(.white, 10, 10, 40))
    view.addSubview(square(.blue, 0, 0, 40))
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.red.cgColor
    let picture = try #require(stage.picture())
    #expect(picture.hex(8, 30) == "ffffffff")
    #expect(picture.hex(11, 30) == "ff0000ff")
    #expect(picture.hex(13, 30) == "ff0000ff")
    #expect(picture.hex(15, 30) == "0000ffff")
  }

  @Test func `transforms turn about the middle`() throws {
    let stage = stage()
    let view = stage.add(UIView(frame: CGRect(x: 20, y: 45, width: 60, height: 10)))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let picture = try #require(stage.picture())
    #expect(picture.hex(50, 25) == "ff0000ff")
    #expect(picture.hex(25, 50) == "ffffffff")
  }

  @Test func `siblings of a larger depth are drawn in front`() throws {
    let stage = stage()
    let rear = stage.add(square(.red, 0, 0, 50))
    stage.add(square(.blue, 0, 0, 50))
    rear.layer.zPosition = 1
    #expect(try #require(stage.picture()).hex(20, 20) == "ff0000ff")
  }

  @Test func `shadows fall outside, from the outline or a path, and not where bounds cut off`()
    throws
  {
    let stage = stage()
    let view = stage.add(square(.white, 30, 30, 40))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 6)
    #expect(try #require(stage.picture()).hex(50, 74) == "000000ff")
    #expect(try #require(stage.picture()).hex(50, 60) == "ffffffff")
    view.layer.masksToBounds = true
    #expect(try #require(stage.picture()).hex(50, 74) == "ffffffff")
    view.layer.masksToBounds = false
    view.layer.shadowPath =
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 60)).cgPath
    #expect(try #require(stage.picture()).hex(50, 94) == "000000ff")
  }

  @Test func `shapes, gradients and masks are drawn`() throws {
    let stage = stage()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    stage.window.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 40, y: 0, width: 60, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
    stage.window.layer.addSublayer(gradient)
    let masked = stage.add(square(.red, 0, 40, 40))
    masked.mask = square(.black, 0, 0, 10)
    let picture = try #require(stage.picture())
    #expect(picture.hex(10, 10) == "000000ff")
    #expect(picture.hex(41, 10).hasPrefix("f"))
    #expect(picture.hex(98, 10).dropFirst(4).hasPrefix("f"))
    #expect(picture.hex(5, 45) == "ff0000ff")
    #expect(picture.hex(20, 60) == "ffffffff")
  }

  @Test func `a view draws itself, within its bounds`() throws {
    final class Painter: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect.insetBy(dx: -10, dy: 5))
      }
    }
    let stage = stage()
    stage.add(Painter(frame: CGRect(x: 20, y: 20, width: 40, height: 40))).isOpaque = false
    let picture = try #require(stage.picture())
    #expect(picture.hex(21, 40) == "ff0000ff")
    #expect(picture.hex(40, 22) == "ffffffff")
    #expect(picture.hex(15, 40) == "ffffffff")
  }

  @Test func `dynamic colours are drawn for the view's own traits`() throws {
    let stage = stage()
    let view = stage.add(square(.systemBackground, 0, 0, 50))
    #expect(try #require(stage.picture()).hex(10, 10) == "ffffffff")
    view.overrideUserInterfaceStyle = .dark
    #expect(try #require(stage.picture()).hex(10, 10) == "000000ff")
  }

  @Test func `[uikit 199] template pictures are drawn in the tint, originals as they are`() throws {
    let stage = stage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = stage.add(UIImageView(image: image))
    view.tintColor = .red
    #expect(try #require(stage.picture()).hex(10, 10) == "00ff00ff")
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(try #require(stage.picture()).hex(10, 10) == "ff0000ff")
  }

  @Test func `an animation is drawn as the clock says`() throws {
    let stage = stage()
    let view = stage.add(square(.red, 0, 0, 20))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 80 }
    #expect(try #require(stage.picture()).hex(10, 10) == "ff0000ff")
    stage.advance(0.5)
    #expect(try #require(stage.picture()).hex(10, 10) == "ffffffff")
    #expect(try #require(stage.picture()).hex(50, 10) == "ff0000ff")
  }

  @Test func `a cross-dissolve fades from the look before to the look after`() throws {
    let stage = stage()
    let view = stage.add(square(.white, 0, 0, 50))
    var finished: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      UIView.performWithoutAnimation { view.backgroundColor = .black }
    } completion: {
      finished.append($0)
    }
    #expect(try #require(stage.picture()).hex(10, 10) == "ffffffff")
    stage.advance(0.5)
    #expect(try #require(stage.picture()).hex(10, 10).hasPrefix("80"))
    stage.advance(0.6)
    #expect(try #require(stage.picture()).hex(10, 10) == "000000ff")
    #expect(finished == [true] && view.layer.sublayers == nil)
  }

  @Test func `frosted glass blurs and tints what is behind it`() throws {
    let stage = stage()
    stage.add(square(.black, 0, 0, 50))
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    glass.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.add(glass)
    let picture = try #require(stage.picture())
    let (dark, middle, light) = (picture.hex(2, 25), picture.hex(50, 25), picture.hex(98, 25))
    #expect(dark < middle && middle < light)
    #expect(picture.hex(10, 60) == "ffffffff")
  }

  @Test func `frosted glass comes and goes with the animation in which its effect is set`() throws {
    let stage = stage()
    stage.add(square(.black, 0, 0, 100))
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.add(glass)
    func shade() throws -> String { try #require(stage.picture()).hex(50, 25) }
    let whole = try shade()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
    #expect(try shade() == whole)
    stage.advance(0.5)
    let half = try shade()
    #expect(half < whole && half > "000000ff")
    stage.advance(0.6)
    #expect(try shade() == "000000ff")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      glass.effect = UIBlurEffect(style: .light)
    }
    #expect(try shade() == "000000ff")
    stage.advance(0.5)
    #expect(try shade() == half)
    stage.advance(0.6)
    #expect(try shade() == whole)
    glass.effect = nil
    #expect(try shade() == "000000ff")
  }

  @Test func `frosted glass may have a mask of its own, and blurs nothing within a masked view`()
    throws
  {
    func ends(_ mask: (_ glass: UIView, _ home: UIView) -> Void) throws -> (
      inside: Bool, outside: String
    ) {
      let stage = stage()
      stage.add(square(.black, 0, 0, 50))
      let home = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      glass.frame = home.bounds
      home.addSubview(glass)
      mask(glass, home)
      let picture = try #require(stage.picture())
      return (picture.hex(44, 12) != picture.hex(2, 12), picture.hex(10, 40))
    }
    func half() -> UIView {
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
      half.backgroundColor = .black
      return half
    }
    let own = try ends { glass, _ in glass.mask = half() }
    #expect(own.inside && own.outside == "000000ff")
    #expect(try !ends { _, home in home.mask = half() }.inside)
    #expect(try !ends { glass, _ in glass.alpha = 0.9 }.inside)
    #expect(
      try !ends { glass, home in
        glass.mask = half()
        home.alpha = 0.9
      }.inside)
  }
}
