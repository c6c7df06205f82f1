// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsButtonConfigurationTests {
  private func button(_ stage: Stage, _ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    return stage.add(button)
  }

  private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = "Follow"
    return configuration
  }

  private func square(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
      $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  private func background(_ stage: Stage, _ button: UIButton) -> UIColor? {
    stage.window.layoutIfNeeded()
    return button.configured.background?.isHidden == false
      ? button.configured.background?.backgroundColor : nil
  }

  private func color(_ stage: Stage, _ button: UIButton) -> UIColor? {
    stage.window.layoutIfNeeded()
    return button.titleLabel?.textColor
  }

  @Test func `the styles have their colours`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let plain = button(stage, titled(.plain()))
    #expect(background(stage, plain) == nil && color(stage, plain) == .systemBlue)
    let filled = button(stage, titled(.filled()))
    #expect(background(stage, filled) == .systemBlue && color(stage, filled) == .white)
    let gray = button(stage, titled(.gray()))
    #expect(background(stage, gray) == .tertiarySystemFill && color(stage, gray) == .systemBlue)
    let tinted = button(stage, titled(.tinted()))
    #expect(background(stage, tinted)?.cgColor.alpha == 0.15 && color(stage, tinted) == .systemBlue)
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(UIButton.Configuration.borderless() == .plain())
    filled.tintColor = .systemGreen
    #expect(background(stage, filled) == .systemGreen)
  }

  @Test func `a button's own colours take the place of its style's`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.filled())
    (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (.yellow, .black)
    let button = button(stage, configuration)
    #expect(background(stage, button) == .yellow && color(stage, button) == .black)
  }

  @Test func `the state changes the colours`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let button = button(stage, titled(.filled()))
    button.isHighlighted = true
    #expect(background(stage, button)?.cgColor.alpha == 0.75)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(
      background(stage, button) == .tertiarySystemFill && color(stage, button) == .tertiaryLabel)
    button.isEnabled = true
    #expect(background(stage, button) == .systemBlue && color(stage, button) == .white)
  }

  @Test func `selected buttons look so unless they are told not to`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let (plain, gray) = (button(stage, titled(.plain())), button(stage, titled(.gray())))
    for button in [plain, gray] { button.isSelected = true }
    #expect(background(stage, plain)?.cgColor.alpha == 0.15)
    #expect(background(stage, gray) == .systemBlue && color(stage, gray) == .white)
    gray.configuration?.automaticallyUpdateForSelection = false
    #expect(background(stage, gray) == .tertiarySystemFill)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, CGFloat(24)), (.small, 28), (.medium, 34.5), (.large, 50.5),
  ]) func `sizes of buttons have their heights`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.filled())
    configuration.buttonSize = size
    #expect(abs(button(stage, configuration).bounds.height - height) < 0.5)
  }

  @Test func `insets are the size's until they are set, and again when they are set back`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.filled())
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    let width = button(stage, configuration).bounds.width
    configuration.contentInsets = .zero
    #expect(abs(button(stage, configuration).bounds.width - (width - 24)) < 0.01)
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test func `the image is on its side of the text, as far away as it is said to be`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.gray())
    (configuration.image, configuration.imagePadding) = (square(20), 6)
    let button = button(stage, configuration)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    stage.window.layoutIfNeeded()
    #expect(abs(title.frame.minX - image.frame.maxX - 6) < 0.4)
    #expect(abs(image.frame.midY - title.frame.midY) < 0.4)
    button.configuration?.imagePlacement = .trailing
    stage.window.layoutIfNeeded()
    #expect(abs(image.frame.minX - title.frame.maxX - 6) < 0.4)
    button.configuration?.imagePlacement = .top
    button.sizeToFit()
    stage.window.layoutIfNeeded()
    #expect(abs(title.frame.minY - image.frame.maxY - 6) < 0.4)
    #expect(abs(image.frame.midX - title.frame.midX) < 0.4)
    button.configuration?.imagePlacement = .bottom
    stage.window.layoutIfNeeded()
    #expect(abs(image.frame.minY - title.frame.maxY - 6) < 0.4)
  }

  @Test func `a symbol is as large as the title unless something says otherwise`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.gray())
    configuration.image = UIImage(systemName: "heart.fill")
    func height() throws -> CGFloat {
      try #require(button(stage, configuration).imageView?.image).size.height
    }
    let medium = try height()
    configuration.buttonSize = .mini
    let mini = try height()
    #expect(mini < medium)
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 40)
    #expect(try height() > medium * 1.5)
    configuration.preferredSymbolConfigurationForImage = nil
    configuration.image = UIImage(
      systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(try height() > medium * 1.5)
  }

  @Test func `leading and trailing are mirrored where reading runs from right to left`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.gray())
    configuration.image = square(20)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 0)
    let button = button(stage, configuration)
    button.semanticContentAttribute = .forceRightToLeft
    stage.window.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(abs(image.frame.maxX - (button.bounds.maxX - 40)) < 0.4)
    #expect(title.frame.maxX <= image.frame.minX + 0.4)
  }

  @Test func `the subtitle stands below the title, as the alignment says`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.gray())
    (configuration.subtitle, configuration.titlePadding) = ("a longer line of text", 4)
    let button = button(stage, configuration)
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    stage.window.layoutIfNeeded()
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 4) < 0.7)
    #expect(abs(subtitle.frame.midX - title.frame.midX) < 0.7)
    button.configuration?.titleAlignment = .leading
    stage.window.layoutIfNeeded()
    #expect(abs(subtitle.frame.minX - title.frame.minX) < 0.4)
    button.configuration?.titleAlignment = .trailing
    stage.window.layoutIfNeeded()
    #expect(abs(subtitle.frame.maxX - title.frame.maxX) < 0.4)
    #expect(button.accessibilityLabel == "Follow, a longer line of text")
  }

  @Test func `corners are rounded by their style`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = titled(.filled())
    func radius(_ style: UIButton.Configuration.CornerStyle) throws -> CGFloat {
      configuration.cornerStyle = style
      let button = button(stage, configuration)
      stage.window.layoutIfNeeded()
      return try #require(button.configured.background).layer.cornerRadius
    }
    #expect(try radius(.fixed) == 5.95)
    #expect(try radius(.small) == 4)
    #expect(try radius(.medium) == 8)
    #expect(try radius(.large) == 12)
    #expect(abs(try radius(.capsule) - 17.17) < 0.2)
    let usual = try radius(.dynamic)
    stage.simulator.update { $0.contentSizeCategory = .accessibilityLarge }
    #expect(try radius(.dynamic) > usual + 3)
    #expect(try radius(.fixed) == 5.95)
  }

  @Test func `long titles wrap within the width, or are cut if they are told to be`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Several words that need more than a line"
    let button = button(stage, configuration)
    let single = button.intrinsicContentSize.height
    #expect(button.sizeThatFits(CGSize(width: 120, height: 500)).height > single * 1.8)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 120, height: 500)).height == single)
  }

  @Test func `the handler changes the configuration for the state before layout`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let button = button(stage, titled(.filled()))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Follow"
    }
    #expect(states.isEmpty)
    stage.window.layoutIfNeeded()
    #expect(states == [.normal])
    button.isHighlighted = true
    stage.window.layoutIfNeeded()
    #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "Pressed")
    stage.window.layoutIfNeeded()
    #expect(states.count == 2)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    stage.window.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test func `without automatic updates the look waits until one is asked for`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let button = button(stage, titled(.filled()))
    stage.window.layoutIfNeeded()
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(background(stage, button) == .systemBlue)
    button.setNeedsUpdateConfiguration()
    #expect(background(stage, button) == .tertiarySystemFill)
  }

  @Test func `title and image of an action and of states show where the configuration has none`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    var count = 0
    let action = UIAction(title: "Share", image: square(10)) { _ in count += 1 }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    stage.add(button)
    #expect(button.buttonType == .system && button.titleLabel?.text == "Share")
    #expect(button.imageView?.image?.size == CGSize(width: 10, height: 10))
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    button.configuration?.title = "Send"
    stage.window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send")
  }

  @Test func `a button that loses its configuration looks as before`() {
    let stage = Stage(size: CGSize(width: 200, height: 120))
    let button = button(stage, titled(.filled()))
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    stage.window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.textColor == .systemBlue)
    #expect(button.subviews.count == 1 && button.titleLabel?.font.pointSize == 15)
  }
}
