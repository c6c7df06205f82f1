// SPDX-License-Identifier: MIT
@testable import Canvas
import Foundation
import Testing

struct TextTests {
  private let body = FontDescription(size: 17)

  private func layout(
    _ text: String, maxWidth: Double? = nil, settings: ParagraphSettings = .init(maxLines: 0)
  ) throws -> TextLayout {
    try TextLayout([TextRun(text, font: body)], maxWidth: maxWidth, settings: settings)
  }

  /// The rows and columns of pixels that a text of 17 points covers, drawn at 40 points down.
  private func ink(_ text: String, language: String? = nil) throws -> (rows: Range<Int>, Bitmap) {
    let surface = try Surface(width: 600, height: 300, scale: 3)
    let layout = try TextLayout([TextRun(text, font: body, language: language)])
    layout.draw(on: surface, at: CGPoint(x: 4, y: 40 - layout.firstBaseline))
    let picture = surface.snapshot()
    let empty = try Surface(width: 600, height: 300).snapshot()
    let rect = try #require(picture.differingRect(from: empty), "\(text) is not drawn")
    return (Int(rect.minY)..<Int(rect.maxY), picture)
  }

  @Test(arguments: ["Home", "首页", "مرحبا", "שלום", "😀", "ไทย", "हिन्दी"])
  func `a line is 1.193 of the size high in every script`(text: String) throws {
    let layout = try layout(text)
    #expect(abs(layout.size.height - 17 * 1.193) < 1e-9)
    #expect(abs(layout.firstBaseline - 17 * 0.952) < 1e-9)
    #expect(layout.size.width > 5)
  }

  @Test func `letters stand on one baseline whatever script the line begins with`() throws {
    // The row below the last one of flat letters is the baseline: 40 points at 3x.
    #expect(try ink("HEIT").rows.upperBound == 120)
    let alone = try ink("HEIT").rows.lowerBound
    for prefix in ["一 ", "א "] {
      // Of these letters only the Latin ones reach up to the height of capitals.
      let (rows, _) = try ink(prefix + "HEIT")
      #expect(abs(rows.lowerBound - alone) <= 1)
      #expect(rows.upperBound <= 121)
    }
  }

  @Test(arguments: ["😀", "🇨🇳", "👩‍👩‍👧", "❤️"])
  func `an emoji is drawn in colour at the text's size`(text: String) throws {
    let (rows, picture) = try ink(text)
    #expect((40...75).contains(rows.count))
    var coloured = 0
    for y in rows {
      for x in 0..<picture.width {
        let pixel = picture.rgba(atX: x, y: y)
        if pixel.alpha > 0, abs(Int(pixel.red) - Int(pixel.blue)) > 60 { coloured += 1 }
      }
    }
    // The family is drawn in grey on a light ground.
    #expect(coloured > 200 || text == "👩‍👩‍👧")
  }

  @Test func `the language chooses the form of Han characters`() throws {
    let chinese = try ink("直骨").1
    #expect(try ink("直骨", language: "zh-Hans").1 == chinese)
    #expect(try ink("直骨", language: "ja").1 != chinese)
    #expect(try ink("直骨", language: "zh-Hant-TW").1 != chinese)
    #expect(FontLibrary.hanVariant(of: "zh-HK") == "HK")
    #expect(FontLibrary.hanVariant(of: "ko_KR") == "KR")
    #expect(FontLibrary.hanVariant(of: "ja-JP") == "JP")
    #expect(FontLibrary.hanVariant(of: "en") == "SC")
  }

  @Test func `a weight is heavier than the one before`() throws {
    var former = 0
    for weight in [300, 400, 500, 600, 700, 900] {
      let surface = try Surface(width: 300, height: 60, scale: 3)
      try TextLayout([TextRun("Hamburg", font: FontDescription(size: 17, weight: weight))])
        .draw(on: surface, at: .zero)
      let sum = surface.snapshot().pixels.reduce(0) { $0 + Int($1) }
      #expect(sum > former)
      former = sum
    }
  }

  @Test func `digits of one width do not change the width of a number`() throws {
    func width(_ text: String, monospaced: Bool) throws -> Double {
      let font = FontDescription(size: 13, hasMonospacedDigits: monospaced)
      return try TextLayout([TextRun(text, font: font)]).size.width
    }
    #expect(try width("1111", monospaced: true) == width("8888", monospaced: true))
    #expect(try width("1111", monospaced: false) < width("8888", monospaced: false))
  }

  @Test func `a text that fits its own width is not truncated`() throws {
    for text in ["Home", "首页", "Nachrichten und mehr", "مرحبا بالعالم"] {
      let natural = try layout(text).size.width
      let fitted = try layout(text, maxWidth: natural, settings: .init())
      #expect(!fitted.isTruncated && fitted.lineCount == 1)
      #expect(abs(fitted.size.width - natural) < 0.01)
    }
  }

  @Test(arguments: [4, 3.3, 5, -0.5, -1])
  func `every letter is followed by its kerning, and its own width is enough`(kern: Double) throws {
    func width(_ runs: [TextRun]) throws -> Double { try TextLayout(runs).size.width }
    for text in ["ABCD", "首页日月", "אבגד"] {
      let plain = try width([TextRun(text, font: body)])
      let last = text.index(before: text.endIndex)
      let (head, tail) = (String(text[..<last]), String(text[last...]))
      let all = [TextRun(text, font: body, kern: kern)]
      let butLast = [TextRun(head, font: body, kern: kern), TextRun(tail, font: body)]
      let onlyLast = [TextRun(head, font: body), TextRun(tail, font: body, kern: kern)]
      for (runs, count) in [(all, 4.0), (butLast, 3), (onlyLast, 1)] {
        let wide = try width(runs)
        #expect(abs(wide - plain - count * kern) < 0.02, "\(text) \(count)")
        let fitted = try TextLayout(runs, maxWidth: wide, settings: .init())
        #expect(!fitted.isTruncated, "\(text) \(count)")
        #expect(abs(fitted.size.width - wide) < 0.01)
      }
    }
  }

  @Test func `letters of two runs stand as far apart as those of one`() throws {
    // The columns at which strokes begin, drawn at 3x.
    func strokes(_ runs: [TextRun]) throws -> [Int] {
      let surface = try Surface(width: 300, height: 90, scale: 3)
      try TextLayout(runs).draw(on: surface, at: CGPoint(x: 4, y: 4))
      let picture = surface.snapshot()
      let columns = (0..<300).map { x in
        (0..<90).contains { picture.rgba(atX: x, y: $0).alpha > 99 }
      }
      return (1..<300).filter { columns[$0] && !columns[$0 - 1] }
    }
    let one = try strokes([TextRun("IIII", font: body, kern: 6)])
    #expect(one.count == 4)
    #expect(try strokes([TextRun("III", font: body, kern: 6), TextRun("I", font: body)]) == one)
    #expect(
      try strokes([TextRun("I", font: body, kern: 6), TextRun("III", font: body, kern: 6)]) == one)
  }

  @Test(
    arguments: [
      ParagraphSettings.LineBreak.truncateHead, .truncateMiddle, .truncateTail, .clip, .wordWrap,
    ])
  func `a long line stays one line and says that text is missing`(
    lineBreak: ParagraphSettings.LineBreak
  ) throws {
    let layout = try layout(
      "The quick brown fox jumps over the lazy dog", maxWidth: 120,
      settings: .init(lineBreak: lineBreak, maxLines: 1))
    #expect(layout.lineCount == 1 && layout.isTruncated)
    #expect(layout.size.width <= 120 || lineBreak == .clip)
  }

  @Test func `words wrap and lines add up`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let wrapped = try layout(
      text, maxWidth: 120, settings: .init(lineBreak: .wordWrap, maxLines: 0, lineSpacing: 3))
    #expect(wrapped.lineCount == 4 && !wrapped.isTruncated)
    #expect(abs(wrapped.size.height - (4 * 17 * 1.193 + 3 * 3)) < 1e-9)
    let cut = try layout(text, maxWidth: 120, settings: .init(lineBreak: .wordWrap, maxLines: 2))
    #expect(cut.lineCount == 2 && cut.isTruncated)
  }

  @Test func `a line of several sizes has the height of the largest`() throws {
    let small = FontDescription(size: 10)
    let layout = try TextLayout([TextRun("a", font: small), TextRun("b", font: body)])
    #expect(abs(layout.size.height - 17 * 1.193) < 1e-9)
  }

  @Test func `the height of lines can be bounded and multiplied`() throws {
    let twice = try layout("a", settings: .init(lineHeightMultiple: 2))
    #expect(abs(twice.size.height - 2 * 17 * 1.193) < 1e-9)
    #expect(try layout("a", settings: .init(minimumLineHeight: 30)).size.height == 30)
    #expect(try layout("a", settings: .init(maximumLineHeight: 12)).size.height == 12)
  }

  @Test func `a run keeps its own colour`() throws {
    let surface = try Surface(width: 300, height: 90, scale: 3)
    let red = RGBA(red: 1, green: 0, blue: 0)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    try TextLayout([
      TextRun("■", font: body, color: red), TextRun("■", font: body, color: blue),
    ]).draw(on: surface, at: .zero)
    let picture = surface.snapshot()
    let row = (0..<300).map { picture.rgba(atX: $0, y: 36) }.filter { $0.alpha == 255 }
    #expect(row.first?.red == 255 && row.last?.blue == 255)
    #expect(row.allSatisfy { $0.red == 255 || $0.blue == 255 })
  }

  @Test func `measuring gives the same numbers before and after drawing at another scale`() throws {
    let before = try layout("Nachrichten 消息 😀").size
    let surface = try Surface(width: 900, height: 90, scale: 3)
    surface.concat(.rotation(by: 0.3))
    try layout("Nachrichten 消息 😀").draw(on: surface, at: .zero)
    #expect(try layout("Nachrichten 消息 😀").size == before)
  }

  @Test func `text can be measured on many threads at once`() async throws {
    let alone = try layout("消息 Home").size
    await withTaskGroup(of: CGSize?.self) { group in
      for _ in 0..<32 { group.addTask { try? self.layout("消息 Home").size } }
      for await size in group { #expect(size == alone) }
    }
  }
}

struct FontLibraryTests {
  @Test func `a missing font is an error that names the package to install`() {
    let file = FontFile(path: "/nowhere/Inter-Regular.otf", package: "fonts-inter")
    let error = #expect(throws: FontError.missing(file)) { try FontLibrary(files: [file]) }
    #expect(error?.errorDescription?.contains("apt-get install fonts-inter") == true)
  }

  @Test func `a file that is no font is an error`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("no-font-\(getpid())")
    try Data("no font".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(throws: FontError.self) {
      try FontLibrary(files: [FontFile(path: path.path, package: "none")])
    }
  }

  @Test func `every font belongs to one of four packages`() {
    let packages = Set(FontFile.all.map(\.package))
    #expect(
      packages == ["fonts-inter", "fonts-noto-cjk", "fonts-noto-core", "fonts-noto-color-emoji"])
  }
}
