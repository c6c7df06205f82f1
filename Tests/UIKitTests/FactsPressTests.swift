// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Touches, controls, buttons, pictures and labels, clause by clause.
@MainActor @Suite struct FactsPressTests {
  @Test func `[uikit 177] a control that does not begin is neither tracked nor lit`() {
    final class Numb: UIControl {
      var asked = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        asked += 1
        return false
      }
    }
    let stage = Stage()
    let numb = stage.add(Numb(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    stage.down(10, 110)
    #expect(numb.asked == 1)
    #expect(!numb.isTracking && !numb.isTouchInside && !numb.isHighlighted)
    stage.move(20, 110)
    stage.glass.up()
    #expect(!numb.isTracking)
  }

  @Test(arguments: [0, 1, 2])
  func `[uikit 188] a first action is for what the control is there for`(kind: Int) {
    _ = Simulator()
    var calls = 0
    let action = UIAction { _ in calls += 1 }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let control: UIControl =
      switch kind {
      case 0: UIControl(frame: frame, primaryAction: action)
      case 1: UIButton(frame: frame, primaryAction: action)
      default: UIButton(type: .custom, primaryAction: action)
      }
    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(kind == 2 || control.frame == frame)
    control.sendActions(for: .touchUpInside)
    #expect(calls == 0)
    control.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }

  @Test func `[uikit 190] every phase of a touch ends at a control and goes on from a view`() {
    final class Listener: UIView {
      var heard: [String] = []
      override func touchesBegan(_: Set<UITouch>, with _: UIEvent?) { heard.append("began") }
      override func touchesMoved(_: Set<UITouch>, with _: UIEvent?) { heard.append("moved") }
      override func touchesEnded(_: Set<UITouch>, with _: UIEvent?) { heard.append("ended") }
      override func touchesCancelled(_: Set<UITouch>, with _: UIEvent?) { heard.append("cancel") }
    }
    let stage = Stage()
    let listener = stage.add(Listener(frame: CGRect(x: 0, y: 300, width: 200, height: 100)))
    listener.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    listener.addSubview(UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
    for (x, story) in [(10, []), (60, ["began", "moved", "ended", "began", "cancel"])] {
      listener.heard = []
      stage.down(CGFloat(x), 310)
      stage.move(CGFloat(x) + 5, 310)
      stage.glass.up()
      stage.down(CGFloat(x), 310)
      stage.glass.cancel()
      #expect(listener.heard == story)
    }
  }

  @Test func `[uikit 192] a button has no label before it is asked for or has a title`() {
    _ = Simulator()
    let (asked, titled) = (UIButton(), UIButton())
    for button in [asked, titled] {
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      button.layoutIfNeeded()
      #expect(button.all(UILabel.self).isEmpty)
    }
    let label = asked.titleLabel
    #expect(label != nil && asked.titleLabel === label)
    titled.setTitle("a", for: .normal)
    titled.layoutIfNeeded()
    #expect(titled.all(UILabel.self).first?.text == "a")
  }

  @Test func `[uikit 195] image and title go to the edges that a button names`() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    button.setImage(solid(.red, 20, 20), for: .normal)
    button.setTitle("Title", for: .normal)
    stage.add(button)
    let frames = { () -> (CGRect, CGRect) in
      stage.window.layoutIfNeeded()
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    var (image, title) = frames()
    #expect(image.origin == .zero && title.minY == 0)
    #expect(abs(title.minX - image.maxX) < 0.34)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    (image, title) = frames()
    #expect(abs(title.maxX - 300) < 0.34 && abs(title.maxY - 60) < 0.34)
    #expect(image.maxY == 60 && abs(title.minX - image.maxX) < 0.34)
    button.contentVerticalAlignment = .center
    (image, title) = frames()
    #expect(image.midY == 30 && abs(title.midY - 30) < 0.34)
  }

  @Test func `[uikit 198] a picture takes no touches, and a series goes on for ever`() {
    let stage = Stage()
    let view = stage.add(UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.animationRepeatCount == 0 && view.animationDuration == 0)
    view.animationImages = [solid(.red), solid(.green)]
    view.startAnimating()
    stage.advance(60)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && view.shownImage == nil)
  }

  @Test(arguments: [(UIButton.ButtonType.system, "00ff00ff"), (.custom, "ff0000ff")])
  func `[uikit 199] images are templates in system buttons, not in custom ones or by themselves`(
    type: UIButton.ButtonType, hex: String
  ) {
    let stage = Stage()
    stage.window.tintColor = .green
    let button = UIButton(type: type)
    button.setImage(solid(.red, 20, 20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.add(button)
    #expect(stage.picture()?.hex(10, 10) == hex)
    let view = stage.add(UIImageView(image: solid(.red, 20, 20)))
    #expect(view.image?.renderingMode == .automatic)
    #expect(stage.picture()?.hex(10, 10) == "ff0000ff")
  }

  @Test(arguments: [
    NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
    .byTruncatingTail, .byTruncatingMiddle,
  ])
  func `[uikit 201] no way to break lines or to shrink changes the natural size`(
    mode: NSLineBreakMode
  ) {
    _ = Simulator()
    let label = UILabel()
    label.text = "A label that is rather long"
    let size = label.intrinsicContentSize
    label.lineBreakMode = mode
    for lines in [0, 1, 2, 5] {
      for shrinks in [false, true] {
        label.numberOfLines = lines
        label.adjustsFontSizeToFitWidth = shrinks
        label.minimumScaleFactor = shrinks ? 0.2 : 0
        #expect(label.intrinsicContentSize == size)
        if lines == 1 { #expect(label.sizeThatFits(CGSize(width: 9, height: 9)) == size) }
      }
    }
  }
}
