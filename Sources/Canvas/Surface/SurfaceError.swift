// SPDX-License-Identifier: MIT
internal import Foundation

/// Why a surface could not be made.
package enum SurfaceError: Error, Equatable, LocalizedError {
  /// The size has no pixel, or more in a row or a column than the drawing library can count.
  case unusableSize(width: Int, height: Int)
  /// The drawing library refused; its own reason.
  case refused(reason: String)

  package var errorDescription: String? {
    switch self {
    case .unusableSize(let width, let height):
      "A surface of \(width) x \(height) pixels cannot be made: give it 1 to 32767 each way."
    case .refused(let reason):
      "The surface could not be made: \(reason)."
    }
  }
}
