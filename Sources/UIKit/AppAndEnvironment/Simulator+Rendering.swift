// SPDX-License-Identifier: MIT
package import Canvas
package import Foundation

extension Simulator {
  /// A picture of the whole screen at the clock's time, status bar and home indicator included.
  ///
  /// `scale` is in pixels a point; nil, the default, means the device's. The same screen at the
  /// same time gives the same bytes. Scales are kept between 0.1 and 8; running out of memory stops
  /// the process. Everything is drawn anew: see ``renderChanges(scale:)``.
  package func render(scale: CGFloat? = nil) -> Bitmap {
    layoutIfNeeded()
    let surface = makeSurface(scale: usable(scale))
    let whole = surface.pixelBounds
    let layers = windows.map { DrawnLayer($0.layer, in: surface.matrix, clip: whole) }
    let decoration = SystemDecoration(simulator: self, surface: surface)
    for level in 0..<max(1, layers.count) {
      draw(layers, level, decoration: decoration, on: surface, visible: whole)
    }
    return surface.snapshot()
  }

  /// Brings the picture of the screen that is kept up to date, drawing only what changed.
  ///
  /// Its bytes are those of ``render(scale:)``. A change of scale, or a screen of another size,
  /// begins a new picture.
  ///
  /// - Parameter scale: Pixels in a point, from 0.1 to 8; nil means the device's.
  /// - Returns: The picture, and the rectangles of pixels that were drawn; none if nothing changed.
  package func renderChanges(scale: CGFloat? = nil) -> (picture: ScreenDrawing, rects: [CGRect]) {
    layoutIfNeeded()
    let scale = usable(scale)
    let kept = drawing.flatMap { $0.scale == scale && $0.fits ? $0 : nil }
    let picture = kept ?? ScreenDrawing(self, scale: scale)
    drawing = picture
    return (picture, picture.update())
  }

  private func usable(_ scale: CGFloat?) -> CGFloat {
    min(max(scale ?? situation.device.scale, 0.1), 8)
  }

  /// Draws one window over what is behind it, and what the system shows over the last one that
  /// lies behind the status bar.
  ///
  /// The rearmost is drawn on black.
  func draw(
    _ layers: [DrawnLayer], _ level: Int, decoration: SystemDecoration, on surface: Surface,
    visible: CGRect
  ) {
    let behind = decoration.windowsBehind
    if level == 0 { surface.fill(screen.bounds, RGBA(red: 0, green: 0, blue: 0, alpha: 1)) }
    if level == 0, behind == 0 { decoration.draw() }
    if layers.indices.contains(level) {
      ViewRenderer(on: surface, visible: visible).draw(layers[level])
    }
    if level == behind - 1 { decoration.draw() }
  }

  func makeSurface(scale: CGFloat) -> Surface {
    let size = screen.bounds.size
    do {
      return try Surface(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        scale: Double(scale))
    } catch {
      preconditionFailure("The screen cannot be drawn: \(error)")
    }
  }
}

extension UIWindow {
  /// Whether the window covers the status bar; the windows are sorted by their levels.
  var isOverStatusBar: Bool { windowLevel.rawValue >= Level.statusBar.rawValue }
}
