// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

extension TextLayout {
  /// Puts a line's pieces side by side, each letter followed by its run's kerning as on an iPhone,
  /// the last one of the line too.
  ///
  /// Pango has half of it before a letter and half after it, and none at a line's ends; so between
  /// two runs of which one is kerned it has half, and a line is narrower than what it is cut by.
  ///
  /// - Parameter pieces: The pieces from left to right, as wide as Pango makes them.
  /// - Returns: The line's width in points.
  static func place(_ pieces: inout [Piece]) -> Double {
    var x = 0.0
    for index in pieces.indices {
      let run = pieces[index].run
      pieces[index].x = x
      if run.kern != 0 {
        let room = run.sharedLetterSpacing
        let before = index == pieces.startIndex ? 0 : room.before
        let after = index == pieces.index(before: pieces.endIndex) ? 0 : room.after
        // What follows a letter lies to the left of it where text runs to the left.
        let isRightToLeft = unsafe pieces[index].item.pointee.item.pointee.analysis.level % 2 == 1
        pieces[index].inset = (isRightToLeft ? room.before + room.after : 0) - before
        pieces[index].width += room.before + room.after - before - after
      }
      x += pieces[index].width
    }
    return x
  }
}

extension TextRun {
  /// The kerning in Pango's units.
  var letterSpacing: Int32 { Int32(kern * Double(PANGO_SCALE)) }

  /// The kerning in points, as Pango shares it out to both sides of a letter.
  fileprivate var sharedLetterSpacing: (before: Double, after: Double) {
    let all = letterSpacing
    var before = all / 2
    // Of whole points Pango makes whole points.
    if all % PANGO_SCALE == 0 { before = (before + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (
      Double(before) / Double(PANGO_SCALE), Double(all - before) / Double(PANGO_SCALE)
    )
  }
}
