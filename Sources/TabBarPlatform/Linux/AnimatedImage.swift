// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// The pictures of an animated file, or the one picture of a still one.
package struct AnimatedImage: Sendable {
  /// The pictures in order; at least one.
  package let frames: [UIImage]
  /// How long each picture stays, in seconds.
  package let delays: [TimeInterval]
  /// How often the whole is played; 0 means forever.
  package let loopCount: Int

  /// Decodes the bytes of a PNG or GIF.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The pictures, or nil where the bytes are no picture.
  package static func decode(_ data: Data) -> AnimatedImage? {
    guard let decoded = try? UIImage.animationFrames(from: data), !decoded.images.isEmpty else {
      return nil
    }
    return AnimatedImage(
      frames: decoded.images, delays: decoded.delays.map(shown), loopCount: decoded.loopCount)
  }

  /// Browsers show what is shorter than 0.02 seconds for 0.1; files are made to look right there.
  private static func shown(_ delay: TimeInterval) -> TimeInterval { delay < 0.02 ? 0.1 : delay }
}
