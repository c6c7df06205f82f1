// SPDX-License-Identifier: MIT

package import Canvas
package import Foundation

/// A picture of the screen that is kept from frame to frame: only what changed is drawn again.
///
/// Views that draw themselves are drawn again when they asked for it, when their size changed, or
/// when something around them did: UIKit's rule. Each window has a surface of its own, so that a
/// change in one does not draw those behind it.
@MainActor package final class ScreenDrawing {
  /// Counts everything that may change a pixel; while it stands still, no tree is looked at.
  static var changes = 0 { didSet { Simulator.wake() } }

  private unowned let simulator: Simulator
  let scale: CGFloat
  /// What is seen of each window and of all behind it, the rearmost first; one without windows.
  private var panes: [Surface]
  /// Where changed parts are drawn before they are taken over.
  private let easel: Surface
  private var seenChanges = -1
  private var windows: [DrawnLayer] = []
  private var look: SystemDecoration.Look?
  private var decoration: Decoration

  /// What makes it necessary to draw everything again.
  private struct Decoration: Equatable {
    let device: String
    let orientation: UIInterfaceOrientation
    /// How many windows lie behind the status bar.
    let behind: Int
  }

  init(_ simulator: Simulator, scale: CGFloat) {
    self.simulator = simulator
    self.scale = scale
    panes = [simulator.makeSurface(scale: scale)]
    easel = simulator.makeSurface(scale: scale)
    decoration = Decoration(device: "", orientation: .unknown, behind: -1)
  }

  /// The pixels in a row and the number of rows.
  package var size: (width: Int, height: Int) { (easel.width, easel.height) }

  /// The whole picture.
  package func bitmap() -> Bitmap { surface.snapshot() }

  /// What is seen of all windows.
  private var surface: Surface { panes[panes.count - 1] }

  /// The part of the picture in a rectangle of pixels; nil if there is none.
  package func bitmap(of rect: CGRect) -> Bitmap? { surface.snapshot(of: rect) }

  /// Whether time alone changes what is drawn.
  var isMoving: Bool { windows.contains(where: \.isMoving) }

  /// Whether the screen has the size that the picture was made for.
  var fits: Bool {
    let size = simulator.screen.bounds.size
    return Int((size.width * scale).rounded()) == easel.width
      && Int((size.height * scale).rounded()) == easel.height
  }

  /// Draws again what changed since the last call; everything in the first.
  ///
  /// - Returns: The rectangles of pixels that were drawn, none of which overlap.
  package func update() -> [CGRect] {
    let frame = SystemDecoration(simulator: simulator, surface: easel)
    let look = frame.look
    guard isMoving || look != self.look || seenChanges != Self.changes else { return [] }
    seenChanges = Self.changes
    var region = PixelRegion(within: easel.pixelBounds)
    let current = simulator.windows.map {
      DrawnLayer($0.layer, in: easel.matrix, clip: easel.pixelBounds)
    }
    DrawnLayer.addChanges(from: windows, to: current, in: &region)
    var damages = zip(windows, current).prefix { $0.id == $1.id }.map { former, now in
      var damage = PixelRegion(within: easel.pixelBounds)
      now.addChanges(since: former, to: &damage)
      return damage
    }
    if look != self.look {
      let bearer = max(0, frame.windowsBehind - 1)
      for area in (self.look.map(frame.areas) ?? []) + frame.areas(of: look) {
        region.add(easel.matrix.map(area))
        if damages.indices.contains(bearer) { damages[bearer].add(easel.matrix.map(area)) }
      }
    }
    let decoration = Decoration(
      device: simulator.situation.device.name, orientation: simulator.situation.orientation,
      behind: frame.windowsBehind)
    if decoration != self.decoration {
      region.add(easel.pixelBounds)
      damages = []
    }
    (windows, self.look, self.decoration) = (current, look, decoration)
    DrawnLayer.complete(&region, over: current)
    for rect in region.rects {
      let first = damages.firstIndex { $0.intersects(rect) } ?? damages.count
      draw(rect, first..<damages.count, frame)
    }
    renew(from: damages.count, frame)
    if !region.isEmpty { simulator.clock.countDrawing(of: region.area) }
    return region.rects
  }

  /// Draws what reaches a rectangle of some windows, one upon the other, as in a full drawing.
  ///
  /// Each takes over the rectangle only. Drawing under a clip would be simpler, but gives other
  /// bytes at some edges.
  private func draw(_ rect: CGRect, _ levels: Range<Int>, _ frame: SystemDecoration) {
    guard let first = levels.first else { return }
    easel.limit = rect
    if first > 0 { easel.copy(rect, from: panes[first - 1]) }
    for level in levels {
      simulator.draw(windows, level, decoration: frame, on: easel, visible: rect)
      panes[level].copy(rect, from: easel)
    }
    easel.limit = nil
  }

  /// Draws windows that came, or came to lie elsewhere among the others, as a whole.
  private func renew(from level: Int, _ frame: SystemDecoration) {
    let count = max(1, windows.count)
    panes.removeLast(max(0, panes.count - count))
    while panes.count < count { panes.append(simulator.makeSurface(scale: scale)) }
    guard level < count else { return }
    draw(easel.pixelBounds, level..<count, frame)
  }
}
