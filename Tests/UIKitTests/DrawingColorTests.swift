// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

struct DrawingColorTests {
  private func bytes(_ color: UIColor, _ traits: UITraitCollection = .init()) -> [Int] {
    let rgba = color.resolvedColor(with: traits).rgba
    return [rgba.red, rgba.green, rgba.blue].map { Int($0 * 255 + 1e-9) }
  }

  @Test(
    arguments: [
      (UIColor.brown, [153, 102, 51]), (.darkGray, [85, 85, 85]), (.gray, [127, 127, 127]),
      (.lightGray, [170, 170, 170]), (.orange, [255, 127, 0]), (.purple, [127, 0, 127]),
      (.cyan, [0, 255, 255]), (.magenta, [255, 0, 255]),
    ])
  func `[uikit 171] fixed colours have UIKit's components`(color: UIColor, expected: [Int]) {
    #expect(bytes(color) == expected)
  }

  @Test func `a system colour has Apple's value in each style and contrast`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let strong = UITraitCollection(accessibilityContrast: .high)
    #expect(bytes(.systemBlue) == [0, 122, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255])
    #expect(bytes(.systemBlue, strong) == [0, 64, 221])
    #expect(
      bytes(.systemBlue, UITraitCollection(traitsFrom: [dark, strong])) == [64, 156, 255])
    #expect(bytes(.systemRed) == [255, 59, 48])
    #expect(bytes(.systemGray6, dark) == [28, 28, 30])
    #expect(bytes(.label, dark) == [255, 255, 255])
  }

  @Test func `a dark background is lighter on the elevated level`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let elevated = UITraitCollection(traitsFrom: [dark, .init(userInterfaceLevel: .elevated)])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0])
    #expect(bytes(.systemBackground, elevated) == [28, 28, 30])
  }

  @Test func `[uikit 170] a dynamic colour follows the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var white: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.getWhite(&white, alpha: nil))
    }
    #expect(white == 1)
    let fixed = color.cgColor
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.cgColor != fixed)
    }
  }

  @Test func `another alpha leaves a dynamic colour dynamic`() {
    let color = UIColor.label.withAlphaComponent(0.25)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).rgba
    #expect(dark.red == 1 && dark.alpha == 0.25)
    #expect(color.rgba.red == 0 && color.rgba.alpha == 0.25)
  }

  @Test func `hue, saturation and brightness go there and back`() {
    for hue in stride(from: 0.0, to: 1.0, by: 0.09) {
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
    }
  }

  @Test func `a colour of Display P3 is the same grey and a wider red`() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 1e-4 && abs(green - 0.5) < 1e-4 && abs(blue - 0.5) < 1e-4)
    _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red > 1 && green < 0 && blue < 0)
  }

  @Test func `colours are equal by components, dynamic ones by identity`() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test func `[uikit 172] insets shrink a rectangle, below zero too`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let inset = rect.inset(by: insets)
    #expect(inset.origin == CGPoint(x: 21, y: 12))
    #expect(inset.size == CGSize(width: -57, height: -36))
  }

  @Test func `edges and corners have UIKit's bits`() {
    #expect(UIRectEdge.top.rawValue == 1 && UIRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.bottomRight.rawValue == 8 && UIRectCorner.allCorners.rawValue == ~0)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
  }
}
