// SPDX-License-Identifier: MIT

package import Canvas
package import Foundation

/// A picture of the screen that is kept from frame to frame: only what changed is drawn again.
///
/// Views that draw themselves are drawn again when they asked for it, when their size changed, or
/// when something around them did: UIKit's rule.
@MainActor package final class ScreenDrawing {
  /// Counts everything that may change a pixel; while it stands still, no tree is looked at.
  static var changes = 0 { didSet { Simulator.wake() } }

  private unowned let simulator: Simulator
  let scale: CGFloat
  /// The picture that is kept.
  private let surface: Surface
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
    surface = simulator.makeSurface(scale: scale)
    easel = simulator.makeSurface(scale: scale)
    decoration = Decoration(device: "", orientation: .unknown, behind: -1)
  }

  /// The pixels in a row and the number of rows.
  package var size: (width: Int, height: Int) { (surface.width, surface.height) }

  /// The whole picture.
  package func bitmap() -> Bitmap { surface.snapshot() }

  /// The part of the picture in a rectangle of pixels; nil if there is none.
  package func bitmap(of rect: CGRect) -> Bitmap? { surface.snapshot(of: rect) }

  /// Whether time alone changes what is drawn.
  var isMoving: Bool { windows.contains(where: \.isMoving) }

  /// Whether the screen has the size that the picture was made for.
  var fits: Bool {
    let size = simulator.screen.bounds.size
    return Int((size.width * scale).rounded()) == surface.width
      && Int((size.height * scale).rounded()) == surface.height
  }

  /// Draws again what changed since the last call; everything in the first.
  ///
  /// - Returns: The rectangles of pixels that were drawn, none of which overlap.
  package func update() -> [CGRect] {
    let frame = SystemDecoration(simulator: simulator, surface: easel)
    let look = frame.look
    guard isMoving || look != self.look || seenChanges != Self.changes else { return [] }
    seenChanges = Self.changes
    var region = PixelRegion(within: surface.pixelBounds)
    let current = simulator.windows.map {
      DrawnLayer($0.layer, in: surface.matrix, clip: surface.pixelBounds)
    }
    DrawnLayer.addChanges(from: windows, to: current, in: &region)
    if look != self.look {
      for area in (self.look.map(frame.areas) ?? []) + frame.areas(of: look) {
        region.add(surface.matrix.map(area))
      }
    }
    let decoration = Decoration(
      device: simulator.situation.device.name, orientation: simulator.situation.orientation,
      behind: simulator.windows.count { !$0.isOverStatusBar })
    if decoration != self.decoration { region.add(surface.pixelBounds) }
    (windows, self.look, self.decoration) = (current, look, decoration)
    DrawnLayer.complete(&region, over: current)
    for rect in region.rects { draw(rect, frame) }
    if !region.isEmpty { simulator.clock.countDrawing(of: region.area) }
    return region.rects
  }

  /// Draws what reaches a rectangle as in a full drawing, and takes over the rectangle only.
  ///
  /// Drawing under a clip would be simpler, but gives other bytes at some edges.
  private func draw(_ rect: CGRect, _ frame: SystemDecoration) {
    easel.limit = rect
    simulator.draw(windows, decoration: frame, on: easel, visible: rect)
    easel.limit = nil
    surface.copy(rect, from: easel)
  }
}
