// SPDX-License-Identifier: MIT
internal import CCairo
internal import CPango
package import Foundation

extension TextLayout {
  /// Draws the lines, the first one's top left at `origin`.
  ///
  /// Lines are aligned within the layout's width; without one, within the longest line.
  package func draw(on surface: Surface, at origin: CGPoint) {
    if surface.isCollapsed { return }
    for line in lines {
      let x = origin.x + offset(of: line)
      for piece in line.pieces {
        if let background = piece.run.background {
          surface.fill(
            CGRect(
              x: x + piece.x, y: origin.y + line.top, width: piece.width, height: line.height),
            background)
        }
      }
      for piece in line.pieces {
        let place = CGPoint(
          x: x + piece.x + piece.inset, y: origin.y + line.baseline - piece.run.baselineOffset)
        if let shadow = piece.run.shadow {
          surface.group(shadow: shadow) { draw(piece, on: surface, at: place) }
        } else {
          draw(piece, on: surface, at: place)
        }
      }
    }
  }

  private func draw(_ piece: Piece, on surface: Surface, at place: CGPoint) {
    unsafe library.withContext { _ in
      surface.set(piece.run.color)
      unsafe cairo_new_path(surface.context)
      unsafe cairo_move_to(surface.context, place.x, place.y)
      unsafe pango_cairo_show_glyph_item(surface.context, pango_layout_get_text(layout), piece.item)
      unsafe cairo_new_path(surface.context)
    }
  }

  private func offset(of line: Line) -> Double {
    let room = (maxWidth ?? size.width) - line.width
    let isAtRight: Bool
    switch settings.alignment {
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    case .justified, .natural: isAtRight = line.isRightToLeft
    }
    return isAtRight ? room : 0
  }
}
