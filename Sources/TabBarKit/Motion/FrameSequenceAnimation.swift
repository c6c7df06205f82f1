// SPDX-License-Identifier: MIT
public import Foundation
public import UIKit

/// An item's icon plays pictures when it becomes selected, and keeps the last one while it is.
///
/// When it no longer is, the item's own icon is there again, at once. Where the user wants less
/// motion the last picture is there without those before it.
public struct FrameSequenceAnimation: TabBarItemAnimation {
  /// The pictures in order; each is fitted into the icon's place.
  public let frames: [UIImage]
  /// How long all of them together take, in seconds.
  public let duration: TimeInterval
  /// Whether pressing the selected item plays them again.
  public let playsOnReselect: Bool

  /// Makes an animation; it takes 0.5 seconds by default and does not play on a second press.
  ///
  /// - Parameters:
  ///   - frames: The pictures in order; without any, nothing happens.
  ///   - duration: How long all of them together take, in seconds.
  ///   - playsOnReselect: Whether pressing the selected item plays them again.
  public init(frames: [UIImage], duration: TimeInterval = 0.5, playsOnReselect: Bool = false) {
    self.frames = frames
    self.duration = duration
    self.playsOnReselect = playsOnReselect
  }

  /// The last picture while selected, else the item's own icon.
  public func rest(_ parts: TabBarItemParts) {
    parts.reset()
    if parts.isSelected { parts.showPicture(frames.last) }
  }

  /// Plays the pictures.
  public func didSelect(_ parts: TabBarItemParts) {
    guard let last = frames.last else { return }
    parts.run(for: duration) { share in
      let index = Int(share * CGFloat(frames.count))
      parts.showPicture(frames.indices.contains(index) ? frames[index] : last)
    }
  }

  /// Plays the pictures again, if it shall.
  public func didReselect(_ parts: TabBarItemParts) {
    if playsOnReselect { didSelect(parts) }
  }
}
