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
  private var course = Course()
  /// What a picture that is shown for a moment only has interrupted.
  private var interrupted: (source: IconSource?, poster: UIImage?, course: Course)?

  /// How far the pictures have come.
  private struct Course {
    /// For how many seconds they have been playing.
    var elapsed: TimeInterval = 0
    /// Whether they have been played as often as they shall be.
    var isOver = false
  }

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
  ///
  /// - Parameters:
  ///   - icon: The icon; nil for none.
  ///   - source: Where it is from; nil for one that a page states.
  ///   - rendering: In whose colours it is shown.
  ///   - isBrief: Whether it stands for the present one for a moment, which goes on after it.
  func show(
    _ icon: LoadedIcon?, of source: IconSource?, rendering: IconRendering, isBrief: Bool = false
  ) {
    let isSame = source != nil && source == self.source && self.icon?.poster === icon?.poster
    guard !isSame || rendering != self.rendering else { return }
    self.rendering = rendering
    guard !isSame else { return display(shownFrame) }
    halt()
    let former = interrupted
    if !isBrief {
      interrupted = nil
    } else if former == nil {
      interrupted = (self.source, self.icon?.poster, course)
    }
    self.icon = icon
    self.source = source
    if let former, !isBrief, former.poster === icon?.poster, former.source == source {
      course = former.course
    } else {
      // What was to play once has played: another picture comes at the same end.
      course = Course(isOver: motion == .once)
    }
    go()
  }

  /// How the icon moves.
  enum Motion: Equatable {
    /// The first picture.
    case poster
    /// The last picture, at which ``once`` ends.
    case ended
    /// As often as the file says, then the last picture.
    case playing
    /// Over and over, whatever the file says.
    case looping
    /// Once, then the last picture.
    case once
  }

  /// What the icon does now.
  private(set) var motion = Motion.poster

  /// Sets how the icon moves; setting what holds already does not start anew.
  func setMotion(_ motion: Motion, restarts: Bool = false) {
    guard restarts || motion != self.motion else { return }
    self.motion = motion
    course = Course()
    interrupted?.course = Course()
    if icon?.animation != nil { go() }
  }

  /// Shows how far the icon has come, and lets it go on.
  private func go() {
    ticker?.invalidate()
    ticker = nil
    guard let animation = icon?.animation, motion != .poster else { return display(0) }
    guard motion != .ended, !course.isOver else { return display(animation.frames.count - 1) }
    display(frame(at: course.elapsed, of: animation))
    // What nobody can see does not move.
    guard window != nil else { return }
    startTime = FrameTicker.now - course.elapsed
    ticker = FrameTicker { [weak self] time in self?.step(to: time) }
  }

  private func step(to time: TimeInterval) {
    guard let animation = icon?.animation else { return go() }
    course.elapsed = time - startTime
    let loops =
      switch motion {
      case .poster, .ended, .looping: 0
      case .once: 1
      case .playing: animation.loopCount
      }
    let end = animation.delays.reduce(0, +) * Double(loops)
    if loops > 0, course.elapsed + Self.slack >= end {
      course.isOver = true
      return go()
    }
    let frame = frame(at: course.elapsed, of: animation)
    if frame != shownFrame { display(frame) }
  }

  /// A hair, so that sums of frame times reach the times they mean.
  private static let slack: TimeInterval = 1e-6

  private func frame(at time: TimeInterval, of animation: AnimatedImage) -> Int {
    let total = animation.delays.reduce(0, +)
    var rest = total > 0 ? (time + Self.slack).truncatingRemainder(dividingBy: total) : 0
    var frame = 0
    while frame < animation.delays.count - 1, rest >= animation.delays[frame] {
      rest -= animation.delays[frame]
      frame += 1
    }
    return frame
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

  // MARK: Out of sight

  /// Stands still while nobody sees it.
  func pause() { halt() }

  /// Goes on where the icon stood.
  func resume() { if ticker == nil, icon?.animation != nil { go() } }

  private func halt() {
    guard ticker != nil else { return }
    course.elapsed = FrameTicker.now - startTime
    ticker?.invalidate()
    ticker = nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { pause() } else { resume() }
  }
}
