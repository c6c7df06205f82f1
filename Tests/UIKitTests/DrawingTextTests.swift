// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

struct DrawingTextTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func ink(_ width: Int, _ height: Int, _ body: () -> Void) throws -> CGRect {
    let surface = try Surface(width: width, height: height)
    let empty = surface.snapshot()
    GraphicsStack.with(CGContext(surface)) { body() }
    return surface.snapshot().differingRect(from: empty) ?? .null
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `[uikit 203] the size of a text is rounded up to whole pixels`(scale: CGFloat) {
    for text in ["Home", "首页", "i", "Nachrichten"] {
      for size in [10.0, 11, 13, 17] {
        let block = TextBlock(text, font: .systemFont(ofSize: size))
        let exact = NSAttributedString(string: text, attributes: [.font: block.font]).size()
        let rounded = block.size(scale: scale)
        #expect((rounded.width * scale).rounded() == (exact.width * scale).rounded(.up))
        #expect((rounded.height * scale).rounded() == (exact.height * scale).rounded(.up))
      }
    }
    #expect(TextBlock("", font: .systemFont(ofSize: 17)).size() == .zero)
  }

  @Test func `[uikit 202] one line is measured whole whatever width is offered`() {
    var block = TextBlock(text)
    let whole = block.size()
    #expect(block.size(maxWidth: 50) == whole)
    block.numberOfLines = 3
    let wrapped = block.size(maxWidth: 150)
    #expect(wrapped.width <= 150 && wrapped.height == 61)
    #expect(block.lineCount(width: 150) == 3)
    #expect(TextBlock(text).isTruncated(width: 150) && !TextBlock(text).isTruncated(width: 500))
  }

  @Test func `natural alignment follows the interface, others do not`() throws {
    func left(_ alignment: NSTextAlignment, _ direction: UITraitEnvironmentLayoutDirection) throws
      -> CGFloat
    {
      try ink(200, 30) {
        TextBlock("Home", alignment: alignment, baseDirection: direction)
          .draw(in: CGRect(x: 0, y: 0, width: 200, height: 30))
      }.minX
    }
    #expect(try left(.natural, .leftToRight) < 10)
    #expect(try left(.natural, .rightToLeft) > 100)
    #expect(try left(.left, .rightToLeft) < 10)
    #expect(try left(.right, .leftToRight) > 100)
    #expect((60...90).contains(try left(.center, .rightToLeft)))
  }

  @Test func `a paragraph style in the text goes first`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let string = NSAttributedString(string: "Home", attributes: [.paragraphStyle: style])
    let rect = try ink(200, 30) {
      TextBlock(string, alignment: .left).draw(in: CGRect(x: 0, y: 0, width: 200, height: 30))
    }
    #expect(rect.maxX > 190)
  }

  @Test func `lines that do not fit are left out but for the first`() throws {
    let rect = try ink(120, 200) {
      TextBlock(text, lineBreakMode: .byWordWrapping, numberOfLines: 0)
        .draw(in: CGRect(x: 0, y: 0, width: 120, height: 45))
    }
    #expect(rect.maxY <= 42 && rect.maxY > 30)
    let first = try ink(120, 200) {
      TextBlock(text, numberOfLines: 0).draw(in: CGRect(x: 0, y: 0, width: 120, height: 2))
    }
    #expect(first.maxY < 21 && first.height > 10)
  }

  @Test func `a string is measured with its attributes and without rounding`() {
    let font = UIFont.systemFont(ofSize: 10)
    let size = ("x" as NSString).size(withAttributes: [.font: font])
    #expect(abs(size.height - 11.93) < 1e-9)
    #expect(size == NSAttributedString(string: "x", attributes: [.font: font]).size())
    let kerned = ("xx" as NSString).size(withAttributes: [.font: font, .kern: 5])
    let plain = ("xx" as NSString).size(withAttributes: [.font: font])
    #expect(kerned.width - plain.width >= 5)
    #expect(abs(("x" as NSString).size().height - 12 * 1.193) < 1e-9)
  }

  @Test func `a bounding rectangle wraps only in line fragments`() {
    let string = text as NSString
    let room = CGSize(width: 100, height: 1000)
    let context = NSStringDrawingContext()
    let wrapped = string.boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: context)
    #expect(wrapped.width <= 100 && wrapped.height > 28 && wrapped.minY == 0)
    #expect(context.totalBounds == wrapped)
    let line = string.boundingRect(with: room, context: nil)
    #expect(abs(line.height - 12 * 1.193) < 1e-9 && abs(line.minY + 12 * 0.952) < 1e-9)
  }

  @Test func `text is drawn in its colour over its background`() throws {
    let surface = try Surface(width: 60, height: 30)
    let string = NSAttributedString(
      string: "■", attributes: [.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue])
    GraphicsStack.with(CGContext(surface)) { string.draw(at: CGPoint(x: 5, y: 5)) }
    let picture = surface.snapshot()
    #expect(picture.rgba(atX: 5, y: 6).blue == 255)
    let reds = (0..<60).filter { picture.rgba(atX: $0, y: 13).red == 255 }
    #expect(reds.count > 3)
  }

  @Test func `a shadow in the attributes is drawn`() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 30, height: 0)
    let string = NSAttributedString(string: "I", attributes: [.shadow: shadow])
    #expect(try ink(80, 30) { string.draw(at: .zero) }.maxX > 30)
  }

  @Test func `a copied paragraph style does not change with its origin`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .center
    #expect(copy.alignment == .natural && mutable.lineSpacing == 4)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func `alignments and break modes have UIKit's numbers`() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }
}
