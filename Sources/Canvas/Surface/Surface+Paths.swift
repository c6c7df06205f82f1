// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

extension Surface {
  /// Fills the inside of a path.
  package func fill(_ path: Path, _ color: RGBA, evenOdd: Bool = false) {
    if isCollapsed { return }
    if let limit, !hasSoftClip, path.isUprightRect, matrix.keepsAxes {
      return saved {
        clip(toPixels: limit)
        set(path, evenOdd: evenOdd)
        set(color)
        unsafe cairo_fill(context)
      }
    }
    set(path, evenOdd: evenOdd)
    set(color)
    unsafe cairo_fill(context)
  }

  private func clip(toPixels rect: CGRect) {
    var raw = cairo_matrix_t(matrix)
    unsafe cairo_identity_matrix(context)
    set(Path(rect: rect))
    unsafe cairo_clip(context)
    unsafe cairo_set_matrix(context, &raw)
  }

  package func fill(_ rect: CGRect, _ color: RGBA) {
    fill(Path(rect: rect), color)
  }

  /// Fills the inside of a path with a gradient.
  package func fill(_ path: Path, _ gradient: LinearGradient, evenOdd: Bool = false) {
    if isCollapsed { return }
    let pattern = unsafe cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    defer { unsafe cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    set(path, evenOdd: evenOdd)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_fill(context)
  }

  /// Draws a line along a path.
  package func stroke(_ path: Path, _ color: RGBA, _ style: StrokeStyle) {
    if isCollapsed || style.width <= 0 { return }
    set(path)
    set(color)
    unsafe cairo_set_line_width(context, style.width)
    unsafe cairo_set_line_cap(context, style.cap.cairoCap)
    unsafe cairo_set_line_join(context, style.join.cairoJoin)
    unsafe cairo_set_miter_limit(context, style.miterLimit)
    // A negative dash, or dashes without any length, would stop the drawing library for good.
    let usable = style.dashes.allSatisfy { $0 >= 0 } && style.dashes.contains { $0 > 0 }
    let dashes = usable ? style.dashes : []
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    unsafe cairo_stroke(context)
  }
}
