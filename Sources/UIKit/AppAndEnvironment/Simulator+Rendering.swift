// SPDX-License-Identifier: MIT
package import Canvas
package import Foundation

extension Simulator {
  /// A picture of the whole screen at the clock's time, status bar and home indicator included.
  ///
  /// `scale` is in pixels a point; nil, the default, means the device's. The same screen at the
  /// same time gives the same bytes. Scales are kept between 0.1 and 8; running out of memory stops
  /// the process.
  package func render(scale: CGFloat? = nil) -> Bitmap {
    layoutIfNeeded()
    let surface = makeSurface(scale: min(max(scale ?? situation.device.scale, 0.1), 8))
    surface.fill(screen.bounds, RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    let renderer = ViewRenderer(on: surface)
    for window in windows where window.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue {
      renderer.draw(window)
    }
    SystemDecoration(simulator: self, surface: surface).draw()
    for window in windows where window.windowLevel.rawValue >= UIWindow.Level.statusBar.rawValue {
      renderer.draw(window)
    }
    return surface.snapshot()
  }

  private func makeSurface(scale: CGFloat) -> Surface {
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
