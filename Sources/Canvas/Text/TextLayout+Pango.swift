// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

extension TextLayout {
  static func makeLayout(
    _ runs: [TextRun], maxWidth: Double?, settings: ParagraphSettings, context: OpaquePointer?
  ) -> OpaquePointer? {
    guard let context = unsafe context else { return nil }
    let direction: PangoDirection
    switch settings.direction {
    case .natural: direction = PANGO_DIRECTION_WEAK_LTR
    case .leftToRight: direction = PANGO_DIRECTION_LTR
    case .rightToLeft: direction = PANGO_DIRECTION_RTL
    }
    // The context is shared: each layout sets what it needs before Pango breaks its lines.
    unsafe pango_context_set_base_dir(context, direction)
    guard let layout = unsafe pango_layout_new(context) else { return nil }
    unsafe pango_layout_set_auto_dir(layout, settings.direction == .natural ? 1 : 0)
    let text = runs.map(\.text).joined()
    unsafe pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = unsafe makeAttributes(runs)
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    unsafe setBreaks(of: layout, maxWidth: maxWidth, settings: settings)
    // Breaks the lines now, while the context is as it was set.
    _ = unsafe pango_layout_get_line_count(layout)
    return unsafe layout
  }

  private static func setBreaks(
    of layout: OpaquePointer, maxWidth: Double?, settings: ParagraphSettings
  ) {
    let units = maxWidth.map { ($0 * Double(PANGO_SCALE)).rounded(.up) + 1 } ?? .infinity
    guard units < Double(Int32.max), settings.lineBreak != .clip else { return }
    let isWrapping: Bool
    switch settings.lineBreak {
    case .wordWrap, .characterWrap: isWrapping = true
    default: isWrapping = settings.maxLines != 1
    }
    // One line that only wraps is cut where it ends, so its breaks count as well.
    unsafe pango_layout_set_width(layout, Int32(max(0, units)))
    unsafe pango_layout_set_wrap(
      layout, settings.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_justify(layout, settings.alignment == .justified ? 1 : 0)
    if isWrapping, settings.maxLines == 0 { return }
    let ellipsis: PangoEllipsizeMode
    switch settings.lineBreak {
    case .truncateHead: ellipsis = PANGO_ELLIPSIZE_START
    case .truncateMiddle: ellipsis = PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: ellipsis = PANGO_ELLIPSIZE_END
    default: return
    }
    unsafe pango_layout_set_ellipsize(layout, ellipsis)
    // Negative: a number of lines.
    unsafe pango_layout_set_height(layout, Int32(-max(1, settings.maxLines)))
  }

  private static func makeAttributes(_ runs: [TextRun]) -> OpaquePointer? {
    let list = unsafe pango_attr_list_new()
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.text.utf8.count
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute = unsafe attribute else { return }
        unsafe attribute.pointee.start_index = UInt32(start)
        unsafe attribute.pointee.end_index = UInt32(end)
        unsafe pango_attr_list_insert(list, attribute)
      }
      let font = unsafe pango_font_description_new()
      // Copied, never `_static`: Swift's string is gone after the call.
      unsafe pango_font_description_set_family(
        font, FontLibrary.families(for: run.font, language: run.language))
      unsafe pango_font_description_set_weight(font, PangoWeight(UInt32(run.font.weight)))
      if run.font.isItalic { unsafe pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
      unsafe pango_font_description_set_absolute_size(font, run.font.size * Double(PANGO_SCALE))
      unsafe add(pango_attr_font_desc_new(font))
      unsafe pango_font_description_free(font)
      if let language = run.language {
        unsafe add(pango_attr_language_new(pango_language_from_string(language)))
      }
      if run.kern != 0 {
        unsafe add(pango_attr_letter_spacing_new(run.letterSpacing))
      }
      if run.font.hasMonospacedDigits { unsafe add(pango_attr_font_features_new("tnum=1")) }
      // The colour is not used: another one in every run makes Pango end its items at the runs'
      // ends, so that an item belongs to one run.
      unsafe add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      start = end
    }
    return unsafe list
  }
}
