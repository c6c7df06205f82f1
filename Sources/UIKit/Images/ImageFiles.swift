// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation
internal import Synchronization

/// Finds and reads image files.
enum ImageFiles {
  struct Found: Sendable {
    var image: CGImage
    var scale: CGFloat
  }

  /// The first frame of a PNG or GIF file's bytes; nil for anything else.
  static func firstFrame(of data: Data) -> CGImage? {
    guard let decoded = try? ImageDecoder.decode([UInt8](data)) else { return nil }
    return decoded.frames.first.map(CGImage.init)
  }

  /// An image at a path, whose name tells its scale; a path without a scale stands for the
  /// variant of the current screen where that exists.
  static func image(atPath path: String) -> Found? {
    let name = FileName((path as NSString).lastPathComponent)
    let folder = (path as NSString).deletingLastPathComponent
    guard name.scale == 1 else { return read(path, scale: name.scale) }
    for scale in preferred(UITraitCollection.current.displayScale) {
      let variant = (folder as NSString).appendingPathComponent(name.file(scale: scale))
      if let found = read(variant, scale: scale) { return found }
    }
    return read(path, scale: 1)
  }

  /// An image in a bundle; nil if there is none.
  static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> Found? {
    let folder = (name as NSString).deletingLastPathComponent
    let file = FileName((name as NSString).lastPathComponent)
    if file.scale > 1 {
      return path(of: file.base, file.ending, scale: file.scale, folder, bundle)
        .flatMap { read($0, scale: file.scale) }
    }
    for scale in preferred(scale) {
      if let path = path(of: file.base, file.ending, scale: scale, folder, bundle),
        let found = read(path, scale: scale)
      {
        return found
      }
    }
    return nil
  }

  /// The scales in the order of choice: the screen's, the larger ones, then the smaller ones.
  ///
  /// Without a screen the sharpest is best.
  private static func preferred(_ scale: CGFloat) -> [CGFloat] {
    let wanted = scale > 0 ? scale.rounded(.up) : 3
    return [1, 2, 3].filter { $0 >= wanted } + [3, 2, 1].filter { $0 < wanted }
  }

  private static func path(
    of base: String, _ ending: String, scale: CGFloat, _ folder: String, _ bundle: Bundle
  ) -> String? {
    let name = FileName(base: base, ending: ending, scale: scale).file(scale: scale)
    let resource = (name as NSString).deletingPathExtension
    if let path = bundle.path(
      forResource: resource, ofType: ending, inDirectory: folder.isEmpty ? nil : folder)
    {
      return path
    }
    return nil
  }

  private static let cache = Mutex<[String: Found]>([:])

  private static func read(_ path: String, scale: CGFloat) -> Found? {
    if let known = cache.withLock({ $0[path] }) { return known }
    guard
      let data = FileManager.default.contents(atPath: path),
      let image = firstFrame(of: data)
    else { return nil }
    let found = Found(image: image, scale: scale)
    cache.withLock { $0[path] = found }
    return found
  }
}

/// A file's name taken apart: `plus@3x.png` is `plus`, 3 and `png`.
private struct FileName {
  var base: String
  var ending: String
  var scale: CGFloat

  init(base: String, ending: String, scale: CGFloat) {
    (self.base, self.ending, self.scale) = (base, ending, scale)
  }

  init(_ file: String) {
    let endings = ["png", "gif"]
    let last = (file as NSString).pathExtension
    let hasEnding = endings.contains(last.lowercased())
    ending = hasEnding ? last : "png"
    base = hasEnding ? (file as NSString).deletingPathExtension : file
    scale = 1
    for factor in [2, 3] where base.hasSuffix("@\(factor)x") {
      base.removeLast(3)
      scale = CGFloat(factor)
    }
  }

  func file(scale: CGFloat) -> String {
    scale == 1 ? "\(base).\(ending)" : "\(base)@\(Int(scale))x.\(ending)"
  }
}
