// SPDX-License-Identifier: MIT
internal import Foundation

/// Why picture data could not become a picture.
package enum ImageDecodingError: Error, Equatable, LocalizedError {
  /// The first bytes are those of no format that is read here.
  case unknownFormat
  /// The picture or one of its frames is larger than the limits allow.
  case tooLarge(width: Int, height: Int, maxPixels: Int)
  /// All frames together are more than the limits allow.
  case tooManyFrames(limit: Int)
  /// The data breaks its format's rules; the library's own reason.
  case damaged(format: String, reason: String)

  package var errorDescription: String? {
    switch self {
    case .unknownFormat:
      "The data is neither a PNG nor a GIF: convert the picture to one of them."
    case .tooLarge(let width, let height, let maxPixels):
      "The picture of \(width) x \(height) pixels is too large: scale it down to at most "
        + "\(maxPixels) pixels."
    case .tooManyFrames(let limit):
      "The animation is too long: keep it to at most \(limit) frames of this size."
    case .damaged(let format, let reason):
      "The \(format) is damaged (\(reason)): export it again."
    }
  }
}
