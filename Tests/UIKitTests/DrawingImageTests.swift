// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

struct DrawingImageTests {
  /// Red on the left, blue on the right, twice as wide as high.
  private func arrow(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }
  }

  private func drawn(_ width: Int, _ height: Int, _ body: () -> Void) throws -> Bitmap {
    let surface = try Surface(width: width, height: height)
    GraphicsStack.with(CGContext(surface)) { body() }
    return surface.snapshot()
  }

  /// A folder that is a bundle with an image of 1, 2 and 3 pixels at its scales.
  private func withBundle(
    _ files: [String: Int] = ["plus.png": 1, "plus@2x.png": 2, "plus@3x.png": 3],
    _ body: (Bundle, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in files {
      let bitmap = try Surface(width: side, height: side).snapshot()
      try Data(bitmap.png()).write(to: folder.appendingPathComponent(name))
    }
    try body(#require(Bundle(url: folder)), folder)
  }

  @Test(arguments: [1, 2, 3])
  func `an image of a bundle is the variant for the screen`(scale: Int) throws {
    try withBundle { bundle, _ in
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      for name in ["plus", "plus.png"] {
        let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits))
        #expect(image.cgImage?.width == scale && image.scale == CGFloat(scale))
        #expect(image.size == CGSize(width: 1, height: 1))
      }
    }
  }

  @Test func `a missing variant is replaced by the larger, then by the largest`() throws {
    try withBundle(["a.png": 1, "a@3x.png": 3, "b.png": 1, "b@2x.png": 2]) { bundle, _ in
      let (two, three) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3))
      #expect(UIImage(named: "a", in: bundle, compatibleWith: two)?.scale == 3)
      #expect(UIImage(named: "b", in: bundle, compatibleWith: three)?.scale == 2)
      #expect(UIImage(named: "b@2x", in: bundle, compatibleWith: three)?.scale == 2)
      #expect(UIImage(named: "c", in: bundle, compatibleWith: three) == nil)
      #expect(UIImage(named: "", in: bundle, compatibleWith: three) == nil)
    }
  }

  @Test func `a file's name tells its scale`() throws {
    try withBundle { _, folder in
      let path = folder.appendingPathComponent("plus@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.scale == 2)
      UITraitCollection(displayScale: 1).performAsCurrent {
        #expect(UIImage(contentsOfFile: folder.path + "/plus.png")?.scale == 1)
      }
    }
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func `data becomes an image or nil`() throws {
    let data = try #require(arrow().pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
  }

  @Test func `an orientation turns the image as it is drawn`() throws {
    let pixels = try #require(arrow().cgImage)
    func corners(_ orientation: UIImage.Orientation) throws -> String {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let (width, height) = (Int(image.size.width), Int(image.size.height))
      let bitmap = try drawn(width, height) { image.draw(at: .zero) }
      return [(0, 0), (width - 1, 0), (0, height - 1)]
        .map { bitmap.rgba(atX: $0.0, y: $0.1).red == 255 ? "r" : "b" }.joined()
    }
    // Upper left, upper right, lower left.
    #expect(try corners(.up) == "rbr" && corners(.upMirrored) == "brb")
    #expect(try corners(.down) == "brb" && corners(.downMirrored) == "rbr")
    #expect(try corners(.right) == "rrb" && corners(.left) == "bbr")
    #expect(try corners(.leftMirrored) == "rrb" && corners(.rightMirrored) == "bbr")
    #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left).size.height == 8)
    #expect(arrow().withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }

  @Test func `[uikit 199] a template takes the tint, an original its own colours`() {
    let image = arrow()
    #expect(image.tint(inViewOf: .green) == nil)
    #expect(image.tint(inViewOf: .green, isTemplateByDefault: true) == .green)
    #expect(image.withRenderingMode(.alwaysTemplate).tint(inViewOf: .green) == .green)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.tint(inViewOf: .green, isTemplateByDefault: true) == nil)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted.tint(inViewOf: .green, isTemplateByDefault: true) == .red)
    #expect(image.withTintColor(.red).tint(inViewOf: .green) == .red)
  }

  @Test func `a tint and a template's fill colour are drawn`() throws {
    let tinted = try drawn(8, 4) { arrow().withTintColor(.green).draw(at: .zero) }
    #expect(tinted.rgba(atX: 1, y: 1).green == 255 && tinted.rgba(atX: 1, y: 1).red == 0)
    let template = try drawn(8, 4) {
      UIColor.green.setFill()
      arrow().withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }
    #expect(template == tinted)
  }

  @Test func `the caps of a resizable image keep their size`() throws {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
    let image = arrow().resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let bitmap = try drawn(40, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 4)) }
    #expect(bitmap.rgba(atX: 1, y: 1).red == 255 && bitmap.rgba(atX: 38, y: 1).blue == 255)
    // The middle three pixels, two red and one blue, are stretched to thirty-five.
    #expect(bitmap.rgba(atX: 18, y: 1).red > 200 && bitmap.rgba(atX: 33, y: 1).blue > 200)
    let tiled = arrow().resizableImage(withCapInsets: insets)
    let tiles = try drawn(14, 4) { tiled.draw(in: CGRect(x: 0, y: 0, width: 14, height: 4)) }
    let row = (0..<14).map { tiles.rgba(atX: $0, y: 2).red == 255 ? "r" : "b" }.joined()
    #expect(row == "rr" + "rrbrrbrrb" + "bbb")
    #expect(tiled.capInsets == insets && tiled.resizingMode == .tile)
  }

  @Test func `an animation shows its first image and plays for its duration`() throws {
    let images = [arrow(), arrow().withTintColor(.green)]
    let animation = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(animation.images == images && animation.duration == 2)
    #expect(animation.size == CGSize(width: 8, height: 4))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let template = animation.withRenderingMode(.alwaysTemplate)
    #expect(template.images?.allSatisfy { $0.renderingMode == .alwaysTemplate } == true)
  }

  @Test func `the frames of a file come with their times, or an error that says what to do`()
    throws
  {
    let data = try #require(arrow().pngData())
    let still = try UIImage.animationFrames(from: data)
    #expect(still.images.count == 1 && still.delays == [0] && still.loopCount == 1)
    let error = #expect(throws: ImageDecodingError.self) {
      try UIImage.animationFrames(from: Data("no picture".utf8))
    }
    #expect(error?.localizedDescription.contains("PNG") == true)
  }

  @Test func `images are equal when they show the same`() {
    #expect(arrow() == arrow())
    #expect(arrow() != arrow().withRenderingMode(.alwaysTemplate))
    #expect(arrow(scale: 2) != arrow())
    #expect(arrow().hash == arrow().hash)
  }
}

struct DrawingSymbolTests {
  @Test(arguments: [1, 2, 3])
  func `a symbol is 24 points wide at body size`(scale: Int) throws {
    UITraitCollection(displayScale: CGFloat(scale)).performAsCurrent {
      let image = UIImage(systemName: "house")
      #expect(image?.size == CGSize(width: 24, height: 24))
      #expect(image?.scale == CGFloat(scale))
      #expect(image?.isSymbolImage == true)
    }
  }

  @Test func `a name that is not here is nil`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "../Symbols/house") == nil)
  }

  @Test func `size, scale and weight of a configuration are drawn`() throws {
    func image(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
      try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let image = try image(UIImage.SymbolConfiguration(pointSize: 30, weight: weight))
      return try #require(image.cgImage).bitmap.pixels.reduce(0) { $0 + Int($1) }
    }
    let style = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    #expect(try image(.init(pointSize: 34)).size.width == 48)
    #expect(try image(.init(pointSize: 17, weight: .regular, scale: .large)).size.width > 30)
    UITraitCollection(preferredContentSizeCategory: .large).performAsCurrent {
      #expect(UIImage(systemName: "star", withConfiguration: style)?.size.width == 48)
    }
    #expect(try image(.init(font: .systemFont(ofSize: 34))).size.width == 48)
    #expect(try ink(.light) < ink(.regular) && ink(.regular) < ink(.bold))
  }

  @Test func `a configuration is applied over another`() throws {
    let image = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    let heavy = try #require(image.applyingSymbolConfiguration(.init(weight: .bold)))
    #expect(heavy.size.width == 48)
    #expect(heavy.symbolConfiguration == .init(pointSize: 34, weight: .bold))
    let plain = UIImage()
    #expect(plain.applyingSymbolConfiguration(.init(weight: .bold)) == nil)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17)).size.width == 24)
  }

  @Test func `a symbol is a template everywhere unless it is told otherwise`() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    #expect(image.tint(inViewOf: .green) == .green)
    #expect(image.withTintColor(.red).tint(inViewOf: .green) == .green)
    #expect(
      image.withTintColor(.red, renderingMode: .alwaysOriginal).tint(inViewOf: .green) == .red)
  }
}
