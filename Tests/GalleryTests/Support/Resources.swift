// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

/// The Gallery's picture files, read from the source folder as bytes.
enum Resources {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = package.appending(path: "Examples/Gallery/Resources")
  static let documents = package.appending(path: "Examples/Documents")

  /// The size in points of a picture that is stored at 1x.
  static func size(of name: String) throws -> (width: Double, height: Double) {
    let picture = try picture(name, scale: 1)
    return (Double(picture.width), Double(picture.height))
  }

  static func picture(_ name: String, scale: Int) throws -> Picture {
    let suffix = scale == 1 ? "" : "@\(scale)x"
    let file = folder.appending(path: "\(name)\(suffix).png")
    return try Picture(png: Data(contentsOf: file))
  }

  /// The delays between the frames of an animated picture, in seconds.
  static func delays(of file: String) throws -> [Double] {
    let data = try Data(contentsOf: folder.appending(path: file))
    return try ImageDecoder.decode([UInt8](data), limits: .init()).delays.map { Double($0) }
  }
}
