// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

struct DrawingFontTests {
  @Test func `the system font has San Francisco's metrics`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(abs(font.lineHeight - 11.93) < 1e-9)
    #expect(abs(font.ascender - 9.52) < 1e-9 && abs(font.descender + 2.41) < 1e-9)
    #expect(abs(font.capHeight - 7.05) < 1e-9 && abs(font.xHeight - 5.26) < 1e-9)
    #expect(font.leading == 0 && font.pointSize == 10)
  }

  @Test func `weights have UIKit's numbers`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(weights.map(\.openType) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(0.26).openType == 500)
  }

  @Test func `a font is found again by its name`() throws {
    for font in [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .systemFont(ofSize: 12, weight: .black),
    ] {
      #expect(try #require(UIFont(name: font.fontName, size: 12)) == font)
    }
    #expect(UIFont(name: "Nothing", size: 12) == nil)
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
  }

  @Test func `a descriptor finds a family's face by weight and slant`() throws {
    func font(_ attributes: [UIFontDescriptor.AttributeName: Any], size: CGFloat = 12) -> UIFont {
      UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: size)
    }
    let family = UIFont.systemFont(ofSize: 12).familyName
    for weight in [UIFont.Weight.light, .regular, .semibold, .black] {
      let wanted = UIFont.systemFont(ofSize: 12, weight: weight)
      for value: Any in [weight.rawValue, Double(weight.rawValue), weight] {
        #expect(
          font([.family: family, .traits: [UIFontDescriptor.TraitKey.weight: value]]) == wanted)
      }
    }
    let leaning = [UIFontDescriptor.TraitKey.slant: CGFloat(0.3)]
    #expect(font([.traits: leaning]) == .italicSystemFont(ofSize: 12))
    #expect(
      font([.name: ".SFUI-Bold", .traits: leaning]) == .systemFont(ofSize: 12, weight: .bold))
    #expect(font([.size: 20], size: 0) == .systemFont(ofSize: 20))
    #expect(font([.size: 20], size: 9) == .systemFont(ofSize: 9))
    #expect(font([:], size: 0).pointSize == UIFont.systemFontSize)
  }

  @Test func `a font's descriptor says what it is like and finds it again`() throws {
    for font in [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedDigitSystemFont(ofSize: 12, weight: .light),
    ] {
      let descriptor = font.fontDescriptor
      #expect(UIFont(descriptor: descriptor, size: 0) == font)
      #expect(UIFont(descriptor: descriptor, size: 30) == font.withSize(30))
      #expect(descriptor.pointSize == 12)
      #expect(descriptor.object(forKey: .family) as? String == font.familyName)
      #expect(descriptor.fontAttributes[.name] as? String == font.fontName)
      let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.weight] as? CGFloat == font.traits.weight.rawValue)
      #expect((traits?[.slant] as? CGFloat ?? 0 > 0) == font.traits.isItalic)
    }
  }

  @Test func `fonts are equal by face and size`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular) != .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
  }

  @Test func `a text style follows the text size`() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(size(.body, .unspecified) == 17 && size(.body, .large) == 17)
    #expect(size(.body, .extraSmall) == 14)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.caption2, .small) == 11 && size(.caption2, .extraLarge) == 13)
    #expect(size(.largeTitle, .large) == 34)
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `an app's own sizes are scaled like a text style's`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 56)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: usual) == 10)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
    #expect(font.pointSize == 20)
  }
}

@MainActor struct DrawingScreenTraitsTests {
  @Test func `fonts and images made outside of drawing go by the screen`() {
    var situation = Situation()
    situation.contentSizeCategory = .accessibilityMedium
    let simulator = Simulator(situation)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIImage(systemName: "house")?.scale == UIScreen.main.scale)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    large.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
    #expect(simulator.situation.contentSizeCategory == .accessibilityMedium)
  }
}
