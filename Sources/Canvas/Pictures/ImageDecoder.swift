// SPDX-License-Identifier: MIT
package import Foundation

/// A decoded picture or animation.
package struct DecodedImage: Sendable, Hashable {
  /// At least one; every frame is whole, as it looks on the screen.
  package var frames: [Bitmap]
  /// How long each frame stays, in seconds; one for each frame.
  package var delays: [TimeInterval]
  /// How often the animation plays; 0 is for ever.
  package var loopCount: Int

  package init(frames: [Bitmap], delays: [TimeInterval], loopCount: Int) {
    (self.frames, self.delays, self.loopCount) = (frames, delays, loopCount)
  }
}

/// Reads PNG and GIF files.
package enum ImageDecoder {
  /// What a file may ask for; beyond it the file is refused before memory is taken.
  package struct Limits: Sendable, Hashable {
    /// Pixels of one frame.
    package var maxPixels = 4096 * 4096
    /// Number of frames.
    package var maxFrames = 1000
    /// Pixels of all frames together.
    package var maxTotalPixels = 64 << 20

    package init() {}

    func check(width: Int, height: Int) throws(ImageDecodingError) {
      guard width > 0, height > 0 else {
        throw .damaged(format: "picture", reason: "it has no pixels")
      }
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard !overflow, pixels <= maxPixels else {
        throw .tooLarge(width: width, height: height, maxPixels: maxPixels)
      }
    }
  }

  /// Decodes a file's bytes; the format is told by the first of them.
  package static func decode(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(ImageDecodingError) -> DecodedImage {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      let bitmap = try PNG.decode(bytes, limits: limits)
      return DecodedImage(frames: [bitmap], delays: [0], loopCount: 1)
    }
    if bytes.starts(with: Array("GIF8".utf8)) {
      return try GIFDecoder.decode(bytes, limits: limits)
    }
    throw .unknownFormat
  }
}
