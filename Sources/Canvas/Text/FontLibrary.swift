// SPDX-License-Identifier: MIT
internal import CCairo
internal import CPango
internal import Foundation

/// The fonts, and the one lock around all that Pango does with them.
///
/// An own fontconfig configuration with nothing but our files: neither the system's nor a user's
/// settings reach it.
package final class FontLibrary: Sendable {
  /// Addresses of the font map and the context, kept as numbers since both are used under the
  /// lock only, from any thread.
  private let map: UInt
  private let context: UInt
  private let lock = NSRecursiveLock()

  private static let loaded = Result { () throws(FontError) in
    try FontLibrary(files: FontFile.all)
  }

  /// The library, loaded at the first call.
  ///
  /// - Throws: `FontError` with the Debian package to install when a file is missing. A program
  ///   asks once at its start, so that its user reads that instead of a failure deep inside.
  package static func shared() throws(FontError) -> FontLibrary {
    try loaded.get()
  }

  init(files: [FontFile]) throws(FontError) {
    for file in files where !FileManager.default.isReadableFile(atPath: file.path) {
      throw .missing(file)
    }
    // FreeType would read its rendering options from here, and with them other pixels would come.
    unsafe unsetenv("FREETYPE_PROPERTIES")
    guard let configuration = unsafe FcConfigCreate() else { throw .unusable(reason: "no memory") }
    let parsed = unsafe Self.settings.withCString { text in
      unsafe text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) {
        unsafe FcConfigParseAndLoadFromMemory(configuration, $0, 1)
      }
    }
    var failure = parsed == 0 ? "the settings cannot be read" : nil
    for file in files where failure == nil {
      // The call stands outside of any assertion, which an optimised build may leave out.
      let added = unsafe FcConfigAppFontAddFile(configuration, file.path)
      if added == 0 { failure = "\(file.path) cannot be read" }
    }
    if failure == nil, unsafe FcConfigBuildFonts(configuration) == 0 { failure = "no index" }
    if failure == nil {
      // Both cairo and Pango ask for the current configuration too, which would else be read from
      // the system.
      unsafe FcConfigSetCurrent(configuration)
    }
    guard
      failure == nil,
      let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else {
      unsafe FcConfigDestroy(configuration)
      throw .unusable(reason: failure ?? "no font map for FreeType")
    }
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    unsafe FcConfigDestroy(configuration)
    // At 72 dots an inch Pango's point is UIKit's.
    unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(map)
      throw .unusable(reason: "no context")
    }
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    // The hint style stays the default, so that it comes from the settings, font by font: cairo
    // 1.16 draws no colour bitmap glyph at hint style none.
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string("zh-Hans"))
    self.map = UInt(bitPattern: map)
    self.context = UInt(bitPattern: context)
  }

  deinit {
    if let context = unsafe UnsafeMutableRawPointer(bitPattern: context) {
      unsafe g_object_unref(context)
    }
    if let map = unsafe UnsafeMutableRawPointer(bitPattern: map) { unsafe g_object_unref(map) }
  }

  /// Runs a closure with the Pango context while no other thread uses the fonts.
  func withContext<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try unsafe body(OpaquePointer(bitPattern: context))
  }

  /// The families in the order of choice, for Pango: characters go to the first that has them.
  static func families(for font: FontDescription, language: String?) -> String {
    let latin = font.size >= 20 && !font.isItalic ? "Inter Display" : "Inter"
    let han = "Noto Sans CJK \(hanVariant(of: language))"
    let rest = FontFile.scripts.map { "Noto Sans \($0)" }
    return ([latin, han] + rest + ["Noto Color Emoji"]).joined(separator: ",")
  }

  /// The regional form of Han characters that a language writes; simplified Chinese by default.
  static func hanVariant(of language: String?) -> String {
    let tag = (language ?? "").lowercased().replacingOccurrences(of: "_", with: "-")
    let parts = tag.split(separator: "-")
    switch parts.first {
    case "ja": return "JP"
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "HK" }
      return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
    default: return "SC"
    }
  }

  private static let settings = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <alias binding="strong"><family>emoji</family><prefer>
        <family>Noto Color Emoji</family></prefer></alias>
      <match target="font">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
      </match>
      <!-- Emoji are bitmaps of one size: without a factor they would be drawn at that size. -->
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
          <name>pixelsizefixupfactor</name><double>0</double>
          <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
      </match>
    </fontconfig>
    """
}
