// SPDX-License-Identifier: MIT
package import Foundation
import ImageIO
package import UIKit

/// The pictures of an animated file, or the one picture of a still one.
package struct AnimatedImage: Sendable {
  /// The pictures in order; at least one.
  package let frames: [UIImage]
  /// How long each picture stays, in seconds.
  package let delays: [TimeInterval]
  /// How often the whole is played; 0 means forever.
  package let loopCount: Int

  /// Decodes the bytes of a PNG, GIF or any other picture that the system reads.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The pictures, or nil where the bytes are no picture.
  package static func decode(_ data: Data) -> AnimatedImage? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
    var frames: [UIImage] = []
    var delays: [TimeInterval] = []
    for index in 0..<CGImageSourceGetCount(source) {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
      frames.append(UIImage(cgImage: image))
      delays.append(delay(of: source, at: index))
    }
    if frames.count == 1, let still = UIImage(data: data) { frames = [still] }
    guard !frames.isEmpty else { return nil }
    return AnimatedImage(frames: frames, delays: delays, loopCount: loopCount(of: source))
  }

  private static func delay(of source: CGImageSource, at index: Int) -> TimeInterval {
    let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
    let gif = all?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    let stated = gif?[kCGImagePropertyGIFUnclampedDelayTime] ?? gif?[kCGImagePropertyGIFDelayTime]
    return shown(stated as? TimeInterval ?? 0)
  }

  private static func loopCount(of source: CGImageSource) -> Int {
    let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    let gif = all?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    return gif?[kCGImagePropertyGIFLoopCount] as? Int ?? 1
  }

  /// Browsers show what is shorter than 0.02 seconds for 0.1; files are made to look right there.
  private static func shown(_ delay: TimeInterval) -> TimeInterval { delay < 0.02 ? 0.1 : delay }
}
