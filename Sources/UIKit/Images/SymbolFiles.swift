// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation
internal import Synchronization

/// The package's own symbols: drawings of 24 by 24 points at body size.
enum SymbolFiles {
  /// The size in points of text that the drawings stand beside.
  private static let bodySize: CGFloat = 17
  /// The side of a drawing in points.
  private static let side: CGFloat = 24

  private struct Key: Hashable {
    var name: String
    var strokes: String
    var pixels: Int
  }

  private static let cache = Mutex<[Key: CGImage]>([:])

  /// A symbol's picture; nil for a name that is not here.
  static func image(
    named name: String, look: SymbolLook, scale: CGFloat, category: UIContentSizeCategory
  ) -> ImageFiles.Found? {
    let scale = scale > 0 ? scale : 3
    let style = look.textStyle.map { $0.size(for: category) }
    let points = (look.pointSize ?? style ?? bodySize) * (look.scale ?? .medium).factor
    // Whole points at the usual scale keep the picture's edges on pixels.
    let pixels = max(1, Int((side * points / bodySize * scale).rounded()))
    let key = Key(name: name, strokes: strokes(of: look.weight ?? .regular), pixels: pixels)
    if let known = cache.withLock({ $0[key] }) {
      return ImageFiles.Found(image: known, scale: scale)
    }
    guard let image = draw(key) else { return nil }
    cache.withLock { $0[key] = image }
    return ImageFiles.Found(image: image, scale: scale)
  }

  /// The strokes that a weight is drawn with: the drawings come in three.
  private static func strokes(of weight: UIImage.SymbolWeight) -> String {
    switch weight {
    case .ultraLight, .thin, .light: "light"
    case .unspecified, .regular, .medium: "regular"
    case .semibold, .bold, .heavy, .black: "bold"
    }
  }

  private static func draw(_ key: Key) -> CGImage? {
    // The drawings for the usual sizes were made pixel by pixel; others come from a large one.
    if key.strokes == "regular", [24, 48, 72].contains(key.pixels) {
      let scale = key.pixels / 24
      return read(scale == 1 ? key.name : "\(key.name)@\(scale)x")
    }
    guard
      let large = read("\(key.name)-\(key.strokes)@6x"),
      let surface = try? Surface(width: key.pixels, height: key.pixels)
    else { return nil }
    surface.draw(
      large.bitmap, in: CGRect(x: 0, y: 0, width: key.pixels, height: key.pixels))
    return CGImage(surface.snapshot())
  }

  private static func read(_ file: String) -> CGImage? {
    guard
      // The names of symbols have no slash: anything else must not leave the folder.
      !file.contains("/"),
      let path = Bundle.module.path(forResource: file, ofType: "png", inDirectory: "Symbols"),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return ImageFiles.firstFrame(of: data)
  }
}
