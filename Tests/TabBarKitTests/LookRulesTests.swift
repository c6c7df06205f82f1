// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What no line of TabBarKit may do, because a phone punishes it.
struct LookRulesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Sources/TabBarKit").standardized

  /// The lines of all sources without comments, with their files' names.
  private static let lines: [(file: String, text: String)] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { url in
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
          .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
          .map { (url.lastPathComponent, $0) }
      }
  }()

  private func lines(_ pattern: String, except files: Set<String> = []) throws -> [String] {
    let pattern = try NSRegularExpression(pattern: pattern)
    return Self.lines.filter { line in
      !files.contains(line.file)
        && pattern.firstMatch(
          in: line.text, range: NSRange(line.text.startIndex..., in: line.text)) != nil
    }.map { "\($0.file): \($0.text)" }
  }

  @Test("There are sources to look at") func sources() { #expect(Self.lines.count > 3_000) }

  @Test("No layer is without a view: it would animate by itself")
  func layers() throws {
    // A view of another class of layer answers with one that is drawn nowhere.
    let bare = try lines(#"\bCA\w*Layer\s*\("#, except: ["ShapeView.swift"])
    let added = try lines(#"(addSublayer|insertSublayer|\.sublayers\s*=|\.layer\.mask\s*=)"#)
    #expect(bare + added == [])
    #expect(try lines(#"\bCA\w*Layer\s*\("#).count == 1)
  }

  @Test("Masks go on the drawn parts themselves, never on a view above an effect")
  func masks() throws {
    // The ground is the effect view itself; shadow, lines, icons and fields have nothing within them,
    // and what is cut off as a whole holds no effect (LookEdgeTests).
    let known =
      try lines(#"(ground|shadowView|groundView)\.mask\s*="#)
      + lines(#"^\s*mask = isDrawn \? ShapeView\.mask"#)
    let masks = try lines(
      #"(?<!var )(?<!let )\bmask\s*=[^=]?"#,
      except: ["IconView+Clipping.swift", "BarClipView.swift"])
    #expect(masks.filter { !known.contains($0) } == [])
    #expect(!known.isEmpty)
  }

  @Test("Nothing fades a background or an effect as a whole")
  func opacity() throws {
    // Backgrounds, the bars that they are in, and what bars are in.
    let above = #"\b(background|glass|effectView|bar|tabBar|host|hostView|root|superview)"#
    #expect(try lines(above + #"[?]?\.(alpha|layer\.opacity)\s*="#) == [])
  }

  @Test("No accessibility getter is overridden, and no hit test")
  func overrides() throws {
    // To be activated, or gone to, is told and not asked about.
    let getters = #"override\s+(public\s+|open\s+)?(class\s+)?(var|func)\s+"#
    #expect(
      try lines(
        getters
          + #"(isAccessibility\w*|accessibility(?!(Activate|ElementDidBecomeFocused)\b)\w*|hitTest)\b"#
      ) == [])
    #expect(try lines(#"\bfunc\s+(hitTest|accessibilityElement)\b"#) == [])
  }
}
