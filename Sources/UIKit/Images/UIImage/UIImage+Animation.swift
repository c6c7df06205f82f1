// SPDX-License-Identifier: MIT
internal import Canvas
package import Foundation

extension UIImage {
  /// The frames of an animation's file, whole and with the time each of them stays.
  ///
  /// UIKit itself has no such call: on a phone ImageIO reads the frames. A still picture is an
  /// animation of one frame.
  ///
  /// - Parameter data: The bytes of a GIF or PNG file.
  /// - Returns: The frames of one pixel a point, their times in seconds, and how often to play
  ///   them, 0 for ever.
  /// - Throws: An error whose description says what is wrong with the file and what to do.
  package static func animationFrames(from data: Data) throws
    -> (images: [UIImage], delays: [TimeInterval], loopCount: Int)
  {
    let decoded = try ImageDecoder.decode([UInt8](data))
    let images = decoded.frames.map { UIImage(cgImage: CGImage($0)) }
    return (images, decoded.delays, decoded.loopCount)
  }
}
