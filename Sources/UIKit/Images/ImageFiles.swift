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
    let (folder, file) = split(path)
    let name = FileName(file)
    guard name.scale == 1 else { return read(path, scale: name.scale) }
    for scale in preferred(ScreenTraits.scale) {
      if let found = read(folder + name.file(scale: scale), scale: scale) { return found }
    }
    return read(path, scale: 1)
  }

  /// An image in a bundle; nil if there is none.
  static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> Found? {
    let (folder, last) = split(name)
    guard !last.isEmpty else { return nil }
    let file = FileName(last)
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
    bundle.path(
      forResource: scale == 1 ? base : "\(base)@\(Int(scale))x", ofType: ending,
      inDirectory: folder.isEmpty ? nil : folder)
  }

  /// The folder with its last slash, and the file; Foundation's own way traps on an empty path.
  private static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
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

  init(_ file: String) {
    (base, ending, scale) = (file, "png", 1)
    if let dot = file.lastIndex(of: ".") {
      let last = String(file[file.index(after: dot)...])
      if ["png", "gif"].contains(last.lowercased()) {
        (base, ending) = (String(file[..<dot]), last)
      }
    }
    for factor in [2, 3] where base.hasSuffix("@\(factor)x") {
      base.removeLast(3)
      scale = CGFloat(factor)
    }
  }

  func file(scale: CGFloat) -> String {
    scale == 1 ? "\(base).\(ending)" : "\(base)@\(Int(scale))x.\(ending)"
  }
}
