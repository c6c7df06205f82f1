// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

extension Surface {
  /// Draws a bitmap into a rectangle.
  ///
  /// Where the rectangle covers as many pixels as the bitmap has, it is moved to whole pixels and
  /// the bitmap copied pixel by pixel: an icon at half a pixel stays sharp.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - rect: The place in points.
  ///   - tint: A colour that takes the place of the picture's own, or nil to draw it as it is.
  ///   - alpha: How opaque to draw, from 0 to 1.
  ///   - interpolation: How to draw it at another size than its own.
  package func draw(
    _ bitmap: Bitmap, in rect: CGRect, tint: RGBA? = nil, alpha: Double = 1,
    interpolation: Interpolation = .smooth
  ) {
    guard !isCollapsed, rect.width > 0, rect.height > 0 else { return }
    saved {
      let matrix = matrix
      let device = matrix.map(rect)
      let isExact =
        matrix.keepsAxes && abs(device.width - Double(bitmap.width)) < 0.01
        && abs(device.height - Double(bitmap.height)) < 0.01
      if isExact {
        unsafe cairo_identity_matrix(context)
        let target = CGRect(
          x: device.minX.roundedToPixel, y: device.minY.roundedToPixel,
          width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
        paint(
          bitmap, in: target, mirroredX: matrix.a < 0, mirroredY: matrix.d < 0, tint: tint,
          alpha: alpha, filter: CAIRO_FILTER_NEAREST)
      } else {
        paint(
          bitmap, in: rect, mirroredX: false, mirroredY: false, tint: tint, alpha: alpha,
          filter: interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      }
    }
  }

  private func paint(
    _ bitmap: Bitmap, in rect: CGRect, mirroredX: Bool, mirroredY: Bool, tint: RGBA?,
    alpha: Double, filter: cairo_filter_t
  ) {
    let (columns, rows) = (Double(bitmap.width), Double(bitmap.height))
    unsafe withPattern(of: bitmap) { pattern in
      // From the place to the bitmap's pixels.
      let scale = AffineMatrix.scale(
        x: columns / rect.width * (mirroredX ? -1 : 1),
        y: rows / rect.height * (mirroredY ? -1 : 1))
      var raw = cairo_matrix_t(
        AffineMatrix.translation(x: -rect.minX, y: -rect.minY).followed(by: scale)
          .followed(by: .translation(x: mirroredX ? columns : 0, y: mirroredY ? rows : 0)))
      unsafe cairo_pattern_set_matrix(pattern, &raw)
      unsafe cairo_pattern_set_filter(pattern, filter)
      // Repeating the edge keeps an enlarged picture from fading into nothing around it.
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      set(Path(rect: rect))
      unsafe cairo_clip(context)
      if let tint {
        set(tint.multiplyingAlpha(by: alpha))
        unsafe cairo_mask(context, pattern)
      } else {
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_paint_with_alpha(context, alpha)
      }
    }
  }

  /// Fills the inside of a path with copies of a bitmap, one beside the other.
  ///
  /// - Parameters:
  ///   - path: The place in points.
  ///   - bitmap: The picture.
  ///   - tile: The rectangle in points of one of the copies.
  ///   - alpha: How opaque to draw, from 0 to 1.
  package func fill(_ path: Path, tiling bitmap: Bitmap, tile: CGRect, alpha: Double = 1) {
    guard !isCollapsed, tile.width > 0, tile.height > 0 else { return }
    saved {
      clip(to: path)
      unsafe withPattern(of: bitmap) { pattern in
        let scale = AffineMatrix.scale(
          x: Double(bitmap.width) / tile.width, y: Double(bitmap.height) / tile.height)
        var raw = cairo_matrix_t(
          AffineMatrix.translation(x: -tile.minX, y: -tile.minY).followed(by: scale))
        unsafe cairo_pattern_set_matrix(pattern, &raw)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        let device = matrix.map(tile)
        let isExact = abs(device.width - Double(bitmap.width)) < 0.01
        unsafe cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_paint_with_alpha(context, alpha)
      }
    }
  }

  /// Lends a pattern over the bitmap's own bytes; it must not outlive the call.
  private func withPattern(of bitmap: Bitmap, _ body: (OpaquePointer) -> Void) {
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard
        // cairo asks for bytes it may write to, but never writes to a source.
        let base = unsafe UnsafeMutablePointer(mutating: pixels.baseAddress),
        let source = unsafe cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
          Int32(bitmap.width * 4)),
        let pattern = unsafe cairo_pattern_create_for_surface(source)
      else { return }
      defer {
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
        unsafe cairo_pattern_destroy(pattern)
        unsafe cairo_surface_finish(source)
        unsafe cairo_surface_destroy(source)
      }
      unsafe body(pattern)
    }
  }
}

extension CGFloat {
  /// The nearest whole number; the middle between two goes down, on both sides of zero, so that
  /// a row of pictures keeps its distances.
  fileprivate var roundedToPixel: CGFloat { (self + 0.5 - 1e-6).rounded(.down) }
}
