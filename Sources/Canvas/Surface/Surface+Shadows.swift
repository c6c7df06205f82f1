// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation
internal import PixelKernels
internal import Synchronization

extension Surface {
  /// Draws the shadow of a path, without the path itself.
  package func shadow(of path: Path, _ shadow: Shadow, evenOdd: Bool = false) {
    guard !isCollapsed, !path.isEmpty, shadow.color.alpha > 0 else { return }
    let place = ShadowPlace(shadow, matrix: matrix)
    let device = path.transformed(by: matrix)
    let bounds = device.bounds
    let reach = place.bounds(around: bounds)
    // The whole surface, not the clip: so a part that is drawn again finds the mask of the whole.
    let visible = pixelBounds.insetBy(
      dx: -place.reach - abs(place.shift.width), dy: -place.reach - abs(place.shift.height))
    let area = reach.intersection(visible).integral
    guard area.width >= 1, area.height >= 1, area.width <= 32767, area.height <= 32767 else {
      return
    }
    let local = device.transformed(by: .translation(x: -area.minX, y: -area.minY))
    let key = ShadowKey(
      path: local, evenOdd: evenOdd, sigma: place.sigma, width: Int(area.width),
      height: Int(area.height))
    let mask = shadowCache.withLock { $0.value(for: key) { key.makeMask() } }
    draw(mask, width: key.width, height: key.height, atX: area.minX, y: area.minY, place, shadow)
  }

  /// Draws the shadow of all that a pattern covers.
  func shadow(of pattern: OpaquePointer?, _ shadow: Shadow) {
    guard let pattern = unsafe pattern else { return }
    let place = ShadowPlace(shadow, matrix: matrix)
    let area = deviceClip.insetBy(
      dx: -place.reach - abs(place.shift.width), dy: -place.reach - abs(place.shift.height)
    ).integral
    guard area.width >= 1, area.height >= 1 else { return }
    let (width, height) = (Int(area.width), Int(area.height))
    var raw = cairo_matrix_t(
      matrix.followed(by: .translation(x: -area.minX, y: -area.minY)))
    var mask = unsafe alphaMask(width: width, height: height) { context in
      unsafe cairo_set_matrix(context, &raw)
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_paint(context)
    }
    boxBlur(&mask, width: width, height: height, sigma: place.sigma)
    draw(mask, width: width, height: height, atX: area.minX, y: area.minY, place, shadow)
  }

  /// The reach of drawing in pixels.
  private var deviceClip: CGRect {
    matrix.map(clipBounds)
  }

  private func draw(
    _ mask: [UInt8], width: Int, height: Int, atX x: Double, y: Double, _ place: ShadowPlace,
    _ shadow: Shadow
  ) {
    unsafe withAlphaSurface(mask, width: width, height: height) { surface in
      saved {
        unsafe cairo_identity_matrix(context)
        set(shadow.color)
        let left = (x + place.shift.width).rounded()
        let top = (y + place.shift.height).rounded()
        unsafe cairo_mask_surface(context, surface, left, top)
      }
    }
  }
}

/// A shadow's numbers in pixels.
private struct ShadowPlace {
  let sigma: Double
  let shift: CGSize
  /// How far the blur goes beyond the shape: three boxes of its width.
  var reach: Double { (sigma * 3).rounded(.up) + 1 }

  init(_ shadow: Shadow, matrix: AffineMatrix) {
    sigma = max(0, shadow.radius) * abs(matrix.determinant).squareRoot()
    shift = CGSize(
      width: matrix.a * shadow.offset.width + matrix.c * shadow.offset.height,
      height: matrix.b * shadow.offset.width + matrix.d * shadow.offset.height)
  }

  func bounds(around rect: CGRect) -> CGRect { rect.insetBy(dx: -reach, dy: -reach) }
}

/// What a blurred mask depends on.
private struct ShadowKey: Hashable, Sendable {
  var path: Path
  var evenOdd: Bool
  var sigma: Double
  var width: Int
  var height: Int

  func makeMask() -> [UInt8] {
    var mask = unsafe alphaMask(width: width, height: height) { context in
      unsafe path.add(to: context)
      unsafe cairo_set_fill_rule(
        context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
      unsafe cairo_fill(context)
    }
    boxBlur(&mask, width: width, height: height, sigma: sigma)
    return mask
  }
}

/// The last masks: a bar's shadow is the same in frame after frame, and blurring it anew costs
/// more than all the rest of the bar.
private let shadowCache = Mutex(ShadowCache())

private struct ShadowCache {
  private var masks: [(key: ShadowKey, mask: [UInt8])] = []

  mutating func value(for key: ShadowKey, make: () -> [UInt8]) -> [UInt8] {
    if let index = masks.firstIndex(where: { $0.key == key }) {
      let hit = masks.remove(at: index)
      masks.append(hit)
      return hit.mask
    }
    let mask = make()
    masks.append((key, mask))
    if masks.count > 24 { masks.removeFirst() }
    return mask
  }
}

/// Draws on a plane of alpha and returns its bytes without padding.
private func alphaMask(width: Int, height: Int, _ body: (OpaquePointer) -> Void) -> [UInt8] {
  let empty = [UInt8](repeating: 0, count: width * height)
  guard
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
  else { return empty }
  defer { unsafe cairo_surface_destroy(surface) }
  guard let context = unsafe cairo_create(surface) else { return empty }
  unsafe body(context)
  unsafe cairo_destroy(context)
  unsafe cairo_surface_flush(surface)
  guard let data = unsafe cairo_image_surface_get_data(surface) else { return empty }
  let stride = unsafe Int(cairo_image_surface_get_stride(surface))
  var result: [UInt8] = []
  result.reserveCapacity(width * height)
  for row in 0..<height {
    unsafe result += UnsafeBufferPointer(start: data + row * stride, count: width)
  }
  return result
}

/// Lends a surface over a copy of alpha bytes, with the padding that cairo asks for.
private func withAlphaSurface(
  _ mask: [UInt8], width: Int, height: Int, _ body: (OpaquePointer) -> Void
) {
  guard
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
    let data = unsafe cairo_image_surface_get_data(surface)
  else { return }
  defer { unsafe cairo_surface_destroy(surface) }
  let stride = unsafe Int(cairo_image_surface_get_stride(surface))
  unsafe cairo_surface_flush(surface)
  unsafe mask.withUnsafeBufferPointer { mask in
    guard let base = mask.baseAddress else { return }
    for row in 0..<height { unsafe memcpy(data + row * stride, base + row * width, width) }
  }
  unsafe cairo_surface_mark_dirty(surface)
  unsafe body(surface)
}
