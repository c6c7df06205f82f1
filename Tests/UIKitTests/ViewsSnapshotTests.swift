// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsSnapshotTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 20))
    view.backgroundColor = .red
    let part = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    part.backgroundColor = .blue
    view.addSubview(part)
    return view
  }

  private func picture(_ size: CGFloat = 60, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format
    ).image { draw($0.cgContext) }
    return try #require(image.cgImage).bitmap
  }

  @Test func `a layer renders itself and all within it in its own coordinates`() throws {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    let picture = try picture { context in
      context.translateBy(x: 5, y: 0)
      view.layer.render(in: context)
    }
    #expect(picture.hex(2, 10) == "00000000")
    #expect(picture.hex(10, 10) == "ff0000ff")
    #expect(picture.hex(30, 10) == "0000ffff")
    #expect(picture.hex(30, 25) == "00000000")
  }

  @Test func `a layer renders its model, a view what is on the screen`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = stage.add(view())
    let part = view.subviews[0]
    stage.advance(0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      part.backgroundColor = .green
      part.frame.origin.x = 0
    }
    let model = try picture { view.layer.render(in: $0) }
    #expect(model.hex(10, 10) == "00ff00ff" && model.hex(30, 10) == "ff0000ff")
    let shown = try picture { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    #expect(shown.hex(10, 10) == "ff0000ff" && shown.hex(30, 10) == "0000ffff")
  }

  @Test func `a background colour is mixed on its way`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.backgroundColor = .white
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.backgroundColor = .black
    stage.advance(0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    stage.advance(0.5)
    #expect(try #require(stage.picture()).hex(10, 10).hasPrefix("80"))
  }

  @Test func `a hierarchy is stretched to the rectangle that it is drawn into`() throws {
    let view = view()
    let picture = try picture { _ in
      let rect = CGRect(x: 10, y: 10, width: 20, height: 40)
      #expect(view.drawHierarchy(in: rect, afterScreenUpdates: false))
    }
    #expect(picture.hex(12, 48) == "ff0000ff" && picture.hex(28, 12) == "0000ffff")
    #expect(picture.hex(32, 20) == "00000000" && picture.hex(12, 52) == "00000000")
  }

  @Test func `layout that is due is done before drawing if that is asked for`() throws {
    let stack = UIStackView(arrangedSubviews: [self.view().subviews[0]])
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let early = try picture { _ in
      _ = stack.drawHierarchy(in: stack.bounds, afterScreenUpdates: false)
    }
    #expect(early.hex(5, 30) == "00000000")
    let late = try picture { _ in
      _ = stack.drawHierarchy(in: stack.bounds, afterScreenUpdates: true)
    }
    #expect(late.hex(5, 30) == "0000ffff")
  }

  @Test func `nothing is drawn without a context or without size`() throws {
    #expect(!view().drawHierarchy(in: .zero, afterScreenUpdates: false))
    _ = try picture { _ in
      #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
    }
  }
}
