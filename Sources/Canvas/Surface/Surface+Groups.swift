// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

extension Surface {
  /// Draws what `body` draws as one picture: with one alpha, one mask and one shadow.
  ///
  /// - Parameters:
  ///   - alpha: How opaque to draw the picture, from 0 to 1.
  ///   - shadow: A shadow of all that the picture covers, or nil.
  ///   - mask: Draws what the picture is seen through: its alpha counts, not its colour.
  ///   - body: Draws the picture.
  package func group(
    alpha: Double = 1, shadow: Shadow? = nil, mask: (() -> Void)? = nil, _ body: () -> Void
  ) {
    if isCollapsed { return }
    let picture = unsafe collect(body)
    defer { unsafe cairo_pattern_destroy(picture) }
    let maskPattern = unsafe mask.flatMap { unsafe collect($0) }
    defer { if let maskPattern = unsafe maskPattern { unsafe cairo_pattern_destroy(maskPattern) } }
    guard let shadow, shadow.color.alpha > 0 else {
      return unsafe paint(picture, mask: maskPattern, alpha: alpha)
    }
    // Shadow and picture fade together: what the picture hides of its shadow stays hidden.
    let both = unsafe collect {
      unsafe self.shadow(of: picture, shadow)
      unsafe paint(picture, mask: nil, alpha: 1)
    }
    defer { unsafe cairo_pattern_destroy(both) }
    unsafe paint(both, mask: maskPattern, alpha: alpha)
  }

  private func collect(_ body: () -> Void) -> OpaquePointer? {
    save()
    unsafe cairo_push_group(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    body()
    let pattern = unsafe cairo_pop_group(context)
    restore()
    return unsafe pattern
  }

  private func paint(_ pattern: OpaquePointer?, mask: OpaquePointer?, alpha: Double) {
    guard let pattern = unsafe pattern else { return }
    unsafe cairo_set_source(context, pattern)
    if let mask = unsafe mask {
      guard alpha < 1 else {
        unsafe cairo_mask(context, mask)
        return
      }
      unsafe cairo_push_group(context)
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_mask(context, mask)
      unsafe cairo_pop_group_to_source(context)
    }
    unsafe cairo_paint_with_alpha(context, alpha)
  }
}
