// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsOwnDrawingTests {
  /// Draws a red square of 10 points at its upper left, and nothing else.
  private class Corner: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
  }

  private final class Nothing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 60, height: 60))
    stage.window.backgroundColor = .white
    return stage
  }

  private let frame = CGRect(x: 10, y: 10, width: 40, height: 40)

  @Test func `an opaque view that draws itself starts from black`() throws {
    let stage = stage()
    let view = stage.add(Corner(frame: frame))
    var picture = try #require(stage.picture())
    #expect(picture.hex(15, 15) == "ff0000ff")
    #expect(picture.hex(40, 40) == "000000ff")
    #expect(picture.hex(55, 55) == "ffffffff")
    view.isOpaque = false
    picture = try #require(stage.picture())
    #expect(picture.hex(15, 15) == "ff0000ff")
    #expect(picture.hex(40, 40) == "ffffffff")
  }

  @Test func `a view whose drawing leaves all out is black while opaque`() throws {
    let stage = stage()
    let view = stage.add(Nothing(frame: frame))
    #expect(try #require(stage.picture()).hex(30, 30) == "000000ff")
    view.isOpaque = false
    #expect(try #require(stage.picture()).hex(30, 30) == "ffffffff")
  }

  @Test func `a background colour, even a clear one, takes the place of black`() throws {
    let stage = stage()
    let view = stage.add(Corner(frame: frame))
    view.backgroundColor = .green
    #expect(try #require(stage.picture()).hex(40, 40) == "00ff00ff")
    view.backgroundColor = .clear
    #expect(try #require(stage.picture()).hex(40, 40) == "ffffffff")
  }

  @Test func `views that do not draw themselves are not affected by being opaque`() throws {
    let stage = stage()
    let plain: [UIView] = [UIView(), UIControl(), UIImageView(), UIScrollView(), UIButton()]
    for view in plain {
      view.frame = frame
      stage.add(view)
      view.isOpaque = true
      #expect(try #require(stage.picture()).hex(30, 30) == "ffffffff")
    }
    let label = stage.add(UILabel(frame: frame))
    #expect(!label.isOpaque)
    #expect(try #require(stage.picture()).hex(30, 30) == "ffffffff")
  }

  @Test func `a view's own drawing has as many pixels as its content scale factor says`() throws {
    final class Line: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 0.5)).fill()
      }
    }
    let stage = stage()
    let view = stage.add(Line(frame: frame))
    view.isOpaque = false
    #expect(view.contentScaleFactor == UIScreen.main.scale)
    // A line of half a point is one whole pixel of two, and half a one where a pixel is a point.
    var picture = try #require(stage.picture(scale: 2))
    #expect([picture.hex(60, 20), picture.hex(60, 21)] == ["000000ff", "ffffffff"])
    view.contentScaleFactor = 1
    picture = try #require(stage.picture(scale: 2))
    #expect(picture.hex(60, 20) != "000000ff" && picture.hex(60, 21) != "ffffffff")
    view.contentScaleFactor = 0
    #expect(view.contentScaleFactor == UIScreen.main.scale)
  }

  @Test func `text is drawn as coarsely as the content scale factor says`() throws {
    let stage = stage()
    let label = stage.add(UILabel(frame: frame))
    label.text = "Tabs"
    label.contentScaleFactor = 0.1
    let coarse = try #require(stage.picture(scale: 3))
    label.contentScaleFactor = 3
    #expect(try #require(stage.picture(scale: 3)) != coarse)
  }

  @Test func `a pushed context is the current one until it is popped`() {
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext() === nil)
    _ = outer.image { first in
      #expect(UIGraphicsGetCurrentContext() === first.cgContext)
      _ = outer.image { second in
        UIGraphicsPushContext(first.cgContext)
        #expect(UIGraphicsGetCurrentContext() === first.cgContext)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === second.cgContext)
        UIGraphicsPushContext(first.cgContext)
      }
      // What was pushed and not popped does not outlive the drawing.
      #expect(UIGraphicsGetCurrentContext() === first.cgContext)
    }
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === nil)
  }
}
