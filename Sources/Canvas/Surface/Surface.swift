// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation
internal import PixelKernels

/// A bitmap to draw on, with a transform, a clip and a stack of both.
///
/// Coordinates are points, the origin at the upper left, y downwards. All drawing is a function of
/// what is drawn: the same calls give the same bytes.
@safe package final class Surface {
  /// Pixels in a row.
  package let width: Int
  /// Number of rows.
  package let height: Int
  /// Pixels in a point.
  package let scale: Double

  private let image: OpaquePointer
  let context: OpaquePointer
  /// Whether the current transform maps everything to a line or a point: then nothing is drawn,
  /// and the drawing library must not see the transform, since it would stop for good.
  private(set) var isCollapsed = false
  private var stateStack: [(isCollapsed: Bool, hasSoftClip: Bool)] = []
  /// Whether something else than level and upright rectangles cuts drawing off.
  private(set) var hasSoftClip = false
  /// The whole pixels that matter; nil for all.
  ///
  /// Rectangles are drawn only there, for speed. All else is drawn as ever: edges that are not
  /// level or upright come out a little differently under another clip, which must not happen.
  package var limit: CGRect?

  /// Creates a transparent surface.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, 1 to 32767.
  ///   - height: Number of rows, 1 to 32767.
  ///   - scale: Pixels in a point; all drawing is scaled by it.
  /// - Throws: `SurfaceError` for a size that cannot be made.
  package init(width: Int, height: Int, scale: Double = 1) throws(SurfaceError) {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
      throw .unusableSize(width: width, height: height)
    }
    guard
      let image = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .refused(reason: "no surface") }
    try unsafe Self.check(cairo_surface_status(image)) { unsafe cairo_surface_destroy(image) }
    guard let context = unsafe cairo_create(image) else {
      unsafe cairo_surface_destroy(image)
      throw .refused(reason: "no context")
    }
    try unsafe Self.check(cairo_status(context)) {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(image)
    }
    (self.width, self.height, self.scale) = (width, height, scale)
    unsafe (self.image, self.context) = unsafe (image, context)
    concat(.scale(x: scale, y: scale))
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(image)
  }

  private static func check(
    _ status: cairo_status_t, release: () -> Void
  ) throws(SurfaceError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    release()
    throw unsafe .refused(reason: String(cString: cairo_status_to_string(status)))
  }

  /// All pixels.
  package var pixelBounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }

  /// Takes the pixels of a rectangle over from another surface of the same size.
  package func copy(_ rect: CGRect, from other: Surface) {
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    set(Path(rect: rect))
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_set_source_surface(context, other.image, 0, 0)
    unsafe cairo_fill(context)
    unsafe cairo_restore(context)
  }

  /// A copy of the pixels of a rectangle as they are now; nil if it has none.
  package func snapshot(of rect: CGRect) -> Bitmap? {
    let part = rect.integral.intersection(pixelBounds)
    guard part.width >= 1, part.height >= 1 else { return nil }
    unsafe cairo_surface_flush(image)
    let stride = unsafe Int(cairo_image_surface_get_stride(image))
    guard let data = unsafe cairo_image_surface_get_data(image) else { return nil }
    let (columns, rows) = (Int(part.width), Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows * 4)
    for row in Int(part.minY)..<Int(part.minY) + rows {
      let start = unsafe data + row * stride + Int(part.minX) * 4
      unsafe pixels += UnsafeBufferPointer(start: start, count: columns * 4)
    }
    return Bitmap(width: columns, height: rows, pixels: pixels)
  }

  /// A copy of the pixels as they are now.
  package func snapshot() -> Bitmap {
    unsafe cairo_surface_flush(image)
    let stride = unsafe Int(cairo_image_surface_get_stride(image))
    guard let data = unsafe cairo_image_surface_get_data(image) else {
      return Bitmap(
        width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }
    // A row of this format has no padding: its stride is four bytes a pixel.
    precondition(stride == width * 4)
    let pixels = unsafe Array(UnsafeBufferPointer(start: data, count: stride * height))
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  // MARK: State

  /// Remembers transform, clip and blend mode.
  package func save() {
    unsafe cairo_save(context)
    stateStack.append((isCollapsed, hasSoftClip))
  }

  /// Brings back what the last `save()` remembered.
  package func restore() {
    guard let state = stateStack.popLast() else { return }
    unsafe cairo_restore(context)
    (isCollapsed, hasSoftClip) = state
  }

  /// Runs drawing between a `save()` and its `restore()`.
  package func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
    save()
    defer { restore() }
    return try body()
  }

  /// Makes drawing that follows pass through `matrix` first.
  package func concat(_ matrix: AffineMatrix) {
    guard matrix.isInvertible else {
      isCollapsed = true
      return
    }
    var raw = cairo_matrix_t(matrix)
    unsafe cairo_transform(context, &raw)
    if !self.matrix.isInvertible { isCollapsed = true }
  }

  package func translate(x: Double, y: Double) {
    concat(.translation(x: x, y: y))
  }

  /// From points to pixels.
  package var matrix: AffineMatrix {
    var raw = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &raw)
    return AffineMatrix(a: raw.xx, b: raw.yx, c: raw.xy, d: raw.yy, tx: raw.x0, ty: raw.y0)
  }

  /// The rectangle of points that drawing can reach.
  package var clipBounds: CGRect {
    if isCollapsed { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Lets drawing reach only what is inside the path, too.
  package func clip(to path: Path, evenOdd: Bool = false) {
    if isCollapsed { return }
    if !path.isUprightRect || !matrix.keepsAxes { hasSoftClip = true }
    set(path, evenOdd: evenOdd)
    unsafe cairo_clip(context)
  }

  /// Lets drawing reach only what is inside the rectangle, too.
  package func clip(to rect: CGRect) {
    clip(to: Path(rect: rect))
  }

  /// How what is drawn from now on joins what is there.
  package func setBlendMode(_ mode: BlendMode) {
    unsafe cairo_set_operator(context, mode.cairoOperator)
  }

  func set(_ color: RGBA) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func set(_ path: Path, evenOdd: Bool = false) {
    unsafe cairo_new_path(context)
    unsafe path.add(to: context)
    unsafe cairo_set_fill_rule(
      context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }
}
