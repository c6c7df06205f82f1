// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsTextTests {
  /// So that no simulator of an earlier test is the current one.
  init() { _ = Simulator() }

  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .black) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func `[uikit 200] a new label has UIKit's defaults`() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.highlightedTextColor == nil)
    #expect(label.accessibilityTraits == .staticText)
  }

  @Test func `[uikit 201] the natural size is the unwrapped line, whatever the number of lines`() {
    let label = UILabel()
    label.text = "A label that is rather long"
    let size = label.intrinsicContentSize
    #expect(size.width > 150)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width = 50
    #expect(label.intrinsicContentSize == size)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > size.height)
  }

  @Test func `[uikit 202] one line ignores the offered width, several keep within it`() {
    let label = UILabel()
    label.text = "A label that is rather long"
    let single = label.sizeThatFits(CGSize(width: 60, height: 1000))
    #expect(single == label.intrinsicContentSize)
    label.numberOfLines = 2
    let double = label.sizeThatFits(CGSize(width: 60, height: 1000))
    #expect(double.width <= 60)
    #expect(double.height > single.height && double.height <= single.height * 2 + 0.5)
  }

  @Test(arguments: [("iphone-16", 3.0), ("iphone-se", 2)])
  func `[uikit 203] sizes are rounded up to a pixel`(device: String, scale: Double) {
    _ = Simulator(.on(device))
    let label = UILabel()
    label.text = "W"
    for size in 9...15 {
      label.font = .systemFont(ofSize: CGFloat(size))
      let fit = label.intrinsicContentSize
      #expect(abs((fit.width * scale).rounded() - fit.width * scale) < 1e-6)
      #expect(fit.height >= label.font.lineHeight - 1e-6)
      #expect(fit.height - label.font.lineHeight < 1 / scale)
    }
  }

  @Test func `[uikit 204] the text's rectangle stays within the bounds`() {
    let label = UILabel()
    label.text = "A label that is rather long"
    let bounds = CGRect(x: 5, y: 6, width: 40, height: 10)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(bounds.contains(rect))
    #expect(rect.origin == bounds.origin)
  }

  @Test func `[uikit 194] sizes of buttons`() {
    let empty = UIButton()
    empty.sizeToFit()
    #expect(empty.bounds.size == CGSize(width: 30, height: 34))
    let titled = UIButton()
    titled.setTitle("Button title", for: .normal)
    titled.sizeToFit()
    let label = titled.titleLabel?.intrinsicContentSize ?? .zero
    #expect(titled.bounds.size == CGSize(width: label.width, height: label.height + 12))
    let pictured = UIButton()
    pictured.setImage(image(20, 50), for: .normal)
    pictured.sizeToFit()
    #expect(pictured.bounds.size == CGSize(width: 20, height: 50))
    pictured.setTitle("Button title", for: .normal)
    pictured.sizeToFit()
    #expect(pictured.bounds.size == CGSize(width: 20 + label.width, height: 50))
  }

  @Test func `[uikit 195] the image is left of the title, both together in the middle`() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    button.setImage(image(20, 20), for: .normal)
    button.setTitle("Title", for: .normal)
    stage.add(button)
    let (picture, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(abs(picture.maxX - title.minX) < 0.34)
    #expect(abs((picture.minX + title.maxX) / 2 - 150) < 0.34)
    #expect(picture.midY == 30)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    stage.window.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 300) < 0.34)
    #expect(button.imageView?.frame.maxY == 60)
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    stage.window.layoutIfNeeded()
    #expect(abs((button.imageView?.frame.maxX ?? 0) - 300) < 0.34)
  }

  @Test func `[uikit 192] values of states fall back to the normal one`() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    #expect(button.titleLabel?.text == "normal")
  }

  @Test func `[uikit 193] titles are white in custom buttons and the tint in system ones`() {
    #expect(UIButton().currentTitleColor == .white)
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
    #expect(UIButton(primaryAction: UIAction(title: "x") { _ in }).buttonType == .system)
  }

  @Test func `[uikit 196] images of custom buttons are changed while pressed or disabled`() {
    let button = UIButton()
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    button.setImage(image(10, 10), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.dimming == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.dimming == 0)
  }

  @Test func `a button tells its title and its state to assistive technologies`() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Title")
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
  }

  @Test func `[uikit 198] a series of pictures is read from the clock`() {
    let stage = Stage()
    let view = stage.add(UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let still = image(1, 1)
    let frames = [image(1, 1), image(1, 1), image(1, 1)]
    view.image = still
    view.animationImages = frames
    #expect(view.shownImage === still && view.image === still)
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.shownImage === frames[0] && view.isAnimating)
    stage.advance(0.1)
    #expect(view.shownImage === frames[1])
    stage.advance(0.1)
    #expect(view.shownImage === frames[2])
    stage.advance(0.1)
    #expect(view.shownImage === frames[0])
    stage.advance(0.3)
    #expect(!view.isAnimating && view.shownImage === still)
  }

  @Test func `[uikit 198] without a duration a picture is shown for a thirtieth of a second`() {
    let stage = Stage()
    let view = stage.add(UIImageView())
    let frames = [image(1, 1), image(1, 1)]
    view.animationImages = frames
    view.startAnimating()
    stage.advance(1.0 / 30)
    #expect(view.shownImage === frames[1])
    stage.advance(1.0 / 30)
    #expect(view.shownImage === frames[0])
    #expect(!stage.simulator.clock.isBusy)
  }

  @Test func `an animated image plays by itself from when it is set`() {
    let stage = Stage()
    stage.advance(0.7)
    let frames = [image(1, 1), image(1, 1)]
    let view = stage.add(UIImageView())
    view.image = UIImage.animatedImage(with: frames, duration: 1)
    #expect(view.shownImage === frames[0])
    stage.advance(0.5)
    #expect(view.shownImage === frames[1])
    stage.advance(0.5)
    #expect(view.shownImage === frames[0])
  }
}
