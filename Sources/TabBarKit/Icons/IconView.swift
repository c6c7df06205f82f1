// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Shows an icon, and plays it if it has several pictures.
final class IconView: UIImageView {
  private var source: IconSource?
  private var icon: LoadedIcon?
  private var rendering = IconRendering.automatic
  private var ticker: FrameTicker?
  private var startTime: TimeInterval = 0
  private var shownFrame = 0
  private var remainingLoops = 0
  private var pauseTime: TimeInterval?

  /// A picture that an animation shows in the icon's place.
  var foreignPicture: UIImage? {
    didSet { if foreignPicture !== oldValue { display(shownFrame) } }
  }

  /// The size of the icon's own picture in points; zero without one.
  var pictureSize: CGSize { icon?.poster.size ?? .zero }

  /// Whether the icon is painted in the item's colour.
  var isPainted: Bool { icon?.isTemplate(rendering) ?? false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .scaleAspectFit
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an icon; one that is shown already goes on playing where it is.
  func show(_ icon: LoadedIcon?, of source: IconSource?, rendering: IconRendering) {
    let isSame = source != nil && source == self.source && self.icon?.poster === icon?.poster
    guard !isSame || rendering != self.rendering else { return }
    self.icon = icon
    self.source = source
    self.rendering = rendering
    if isSame { display(shownFrame) } else { stop() }
  }

  /// How the icon moves.
  enum Motion: Equatable {
    /// The first picture.
    case poster
    /// As often as the file says.
    case playing
    /// Once, then the last picture.
    case once
  }

  /// What the icon does now.
  private(set) var motion = Motion.poster

  /// Sets how the icon moves; setting what holds already does not start anew.
  func setMotion(_ motion: Motion, restarts: Bool = false) {
    guard let animation = icon?.animation, motion != .poster else {
      self.motion = .poster
      return stop()
    }
    guard restarts || motion != self.motion || ticker == nil && motion == .playing else { return }
    self.motion = motion
    startTime = FrameTicker.now
    remainingLoops = motion == .once ? 1 : animation.loopCount
    display(0)
    ticker = FrameTicker { [weak self] time in self?.step(to: time) }
  }

  private func stop() {
    ticker?.invalidate()
    ticker = nil
    display(0)
  }

  private func step(to time: TimeInterval) {
    guard let animation = icon?.animation else { return stop() }
    let total = animation.delays.reduce(0, +)
    // A hair of slack, so that sums of frame times reach the times they mean.
    let elapsed = time - startTime + 1e-6
    if remainingLoops > 0, elapsed >= total * Double(remainingLoops) {
      display(animation.frames.count - 1)
      ticker?.invalidate()
      ticker = nil
      motion = .once
      return
    }
    var rest = elapsed.truncatingRemainder(dividingBy: total)
    var frame = 0
    while frame < animation.delays.count - 1, rest >= animation.delays[frame] {
      rest -= animation.delays[frame]
      frame += 1
    }
    if frame != shownFrame { display(frame) }
  }

  private func display(_ frame: Int) {
    shownFrame = frame
    guard let icon else {
      image = foreignPicture
      return
    }
    let picture = frame == 0 ? icon.poster : icon.animation?.frames[frame] ?? icon.poster
    image =
      foreignPicture
      ?? picture.withRenderingMode(icon.isTemplate(rendering) ? .alwaysTemplate : .alwaysOriginal)
  }

  // MARK: The background

  /// Remembers where the icon stands while nobody sees it.
  func pause() { pauseTime = ticker == nil ? nil : FrameTicker.now }

  /// Goes on where the icon stood.
  func resume() {
    if let pauseTime { startTime += FrameTicker.now - pauseTime }
    pauseTime = nil
  }
}
