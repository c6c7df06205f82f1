// SPDX-License-Identifier: MIT
internal import CPango
package import Foundation

/// Runs laid out in lines, ready to be measured and drawn.
///
/// Pango shapes the text and chooses the breaks; the lines' heights and baselines are ours: Pango
/// takes them from whatever font a character falls back to, and lifts runs to the baseline of the
/// line's first script, while an iPhone's line has the height of the label's font.
@safe package final class TextLayout {
  @safe struct Piece {
    /// Pango's glyph item, alive as long as the layout.
    var item: UnsafeMutablePointer<PangoGlyphItem>
    /// From the line's left end, in points.
    var x: Double
    var width: Double
    /// How far right of `x` the glyphs begin, in points; negative where Pango has room before them.
    var inset = 0.0
    var run: TextRun
  }

  struct Line {
    var pieces: [Piece]
    var width: Double
    var top: Double
    var height: Double
    var baseline: Double
    var isRightToLeft: Bool
  }

  /// The width and height of all lines, in points.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  let lines: [Line]
  let settings: ParagraphSettings
  let maxWidth: Double?
  let library: FontLibrary
  let layout: OpaquePointer

  /// How many lines there are.
  package var lineCount: Int { lines.count }

  /// The first line's baseline below the top, in points; 0 without a line.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The last line's baseline below the top, in points; 0 without a line.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Lays out runs.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - maxWidth: The width of the lines in points; nil for lines that end with paragraphs only.
  ///   - settings: How runs become lines.
  /// - Throws: `FontError` when a font is missing on this machine.
  package init(
    _ runs: [TextRun], maxWidth: Double? = nil, settings: ParagraphSettings = .init()
  ) throws(FontError) {
    let library = try FontLibrary.shared()
    let built = unsafe library.withContext { context in
      unsafe Self.makeLayout(runs, maxWidth: maxWidth, settings: settings, context: context)
    }
    guard let layout = unsafe built else { throw .unusable(reason: "no layout") }
    let lines = unsafe library.withContext { _ in
      unsafe Self.makeLines(of: layout, runs: runs, settings: settings)
    }
    let shown = settings.maxLines > 0 ? Array(lines.all.prefix(settings.maxLines)) : lines.all
    let clipped = settings.lineBreak == .clip && maxWidth.map { lines.width > $0 } == true
    self.lines = shown
    let widest = shown.map(\.width).max() ?? 0
    // Pango's units round a truncated line a thousandth of a point beyond its room.
    let room = settings.lineBreak == .clip ? .infinity : maxWidth ?? .infinity
    size = CGSize(
      width: min(widest, max(0, room)), height: shown.last.map { $0.top + $0.height } ?? 0)
    isTruncated = shown.count < lines.all.count || lines.isEllipsized || clipped
    unsafe (self.settings, self.maxWidth, self.library, self.layout) = unsafe (
      settings, maxWidth, library, layout
    )
  }

  deinit {
    unsafe library.withContext { _ in unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  private static func makeLines(
    of layout: OpaquePointer, runs: [TextRun], settings: ParagraphSettings
  ) -> (all: [Line], width: Double, isEllipsized: Bool) {
    var ends: [Int] = []
    for run in runs { ends.append((ends.last ?? 0) + run.text.utf8.count) }
    func run(at offset: Int) -> TextRun? {
      runs.indices.first { offset < ends[$0] }.map { runs[$0] } ?? runs.last
    }
    var lines: [Line] = []
    var top = 0.0
    for index in unsafe 0..<pango_layout_get_line_count(layout) {
      guard let source = unsafe pango_layout_get_line_readonly(layout, index) else { continue }
      var pieces: [Piece] = []
      var node = unsafe source.pointee.runs
      while let current = unsafe node {
        unsafe node = unsafe current.pointee.next
        guard let data = unsafe current.pointee.data else { continue }
        let item = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
        let width =
          unsafe Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE)
        guard let run = unsafe run(at: Int(item.pointee.item.pointee.offset)) else { continue }
        unsafe pieces.append(Piece(item: item, x: 0, width: width, run: run))
      }
      let width = place(&pieces)
      let fonts =
        unsafe pieces.isEmpty
        ? [run(at: Int(source.pointee.start_index))?.font].compactMap(\.self)
        : pieces.map(\.run.font)
      let (ascent, descent) = (fonts.map(\.ascent).max() ?? 0, fonts.map(\.descent).max() ?? 0)
      let natural = ascent + descent
      let height = settings.height(for: natural)
      unsafe lines.append(
        Line(
          pieces: pieces, width: width, top: top, height: height,
          // What a line is higher than its font stands above the text, as in TextKit.
          baseline: top + height - natural + ascent,
          isRightToLeft: source.pointee.resolved_dir == UInt8(PANGO_DIRECTION_RTL.rawValue)))
      top += height + settings.lineSpacing
    }
    return (lines, lines.map(\.width).max() ?? 0, unsafe pango_layout_is_ellipsized(layout) != 0)
  }
}

extension ParagraphSettings {
  fileprivate func height(for natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
