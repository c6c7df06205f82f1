// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PreviewServer
import Testing

@testable import TabBarCommands

/// What goes between the preview and its page, without a browser.
struct PreviewPartsTests {
  private func picture(width: Int = 8, height: Int = 6, dots: [(x: Int, y: Int)] = []) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for dot in dots { pixels[(dot.y * width + dot.x) * 4] = 0 }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The number of a frame, and the place and picture of each of its parts.
  private func read(_ frame: [UInt8]) throws -> (number: Int, parts: [CGRect]) {
    func field(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(frame[offset + $1]) << (8 * $1) }
    }
    var (offset, parts) = (4, [CGRect]())
    while offset < frame.count {
      let length = field(offset + 8)
      let png = Array(frame[(offset + 12)..<(offset + 12 + length)])
      let picture = try #require(try ImageDecoder.decode(png).frames.first)
      parts.append(
        CGRect(
          x: field(offset), y: field(offset + 4), width: picture.width, height: picture.height))
      offset += 12 + length
    }
    return (field(0), parts)
  }

  private func frame(_ viewer: inout PreviewViewer, of picture: Bitmap? = nil) -> [UInt8]? {
    let picture = picture ?? self.picture()
    return viewer.frame(size: (picture.width, picture.height)) {
      try? picture.cropped(to: $0)?.png()
    }
  }

  @Test func `A new page gets the whole picture, then only what changed`() throws {
    var viewer = PreviewViewer()
    viewer.note([CGRect(x: 1, y: 1, width: 1, height: 1)])
    let first = try read(#require(frame(&viewer)))
    #expect(first.number == 1)
    #expect(first.parts == [CGRect(x: 0, y: 0, width: 8, height: 6)])
    #expect(!viewer.isOutOfDate)
    #expect(frame(&viewer) == nil)
    viewer.note([
      CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 5, y: 4, width: 3, height: 2),
    ])
    let second = try read(#require(frame(&viewer)))
    #expect(second.number == 2)
    #expect(
      second.parts == [
        CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 5, y: 4, width: 3, height: 2),
      ])
  }

  @Test func `Parts that meet while a page is busy are sent as one, and so are very many`() throws {
    var viewer = PreviewViewer()
    _ = frame(&viewer)
    viewer.note([CGRect(x: 0, y: 0, width: 3, height: 2)])
    viewer.note([CGRect(x: 2, y: 1, width: 3, height: 3)])
    var parts = try read(#require(frame(&viewer))).parts
    #expect(parts == [CGRect(x: 0, y: 0, width: 5, height: 4)])
    for x in 0..<4 {
      for y in 0..<3 { viewer.note([CGRect(x: 2 * x, y: 2 * y, width: 1, height: 1)]) }
    }
    parts = try read(#require(frame(&viewer))).parts
    #expect(parts.count < 12)
    for x in 0..<4 {
      for y in 0..<3 {
        let pixel = CGRect(x: 2 * x, y: 2 * y, width: 1, height: 1)
        #expect(parts.contains { $0.contains(pixel) })
      }
    }
  }

  @Test func `A picture of another size is sent whole`() throws {
    var viewer = PreviewViewer()
    _ = frame(&viewer)
    viewer.forget()
    #expect(viewer.isOutOfDate)
    let turned = try read(#require(frame(&viewer, of: picture(width: 6, height: 8))))
    #expect(turned.number == 2)
    #expect(turned.parts == [CGRect(x: 0, y: 0, width: 6, height: 8)])
  }

  @Test func `The next frame waits for the page to have shown the last one`() {
    var viewer = PreviewViewer()
    #expect(viewer.isReady)
    _ = frame(&viewer)
    #expect(!viewer.isReady)
    viewer.acknowledge(7)
    viewer.acknowledge(nil)
    #expect(!viewer.isReady)
    viewer.acknowledge(1)
    #expect(viewer.isReady)
  }

  @Test func `Messages of the page are read, and nothing else is`() throws {
    let touch = try #require(
      PreviewMessage(#"{"type":"touch","phase":"down","id":1,"x":10.5,"y":20}"#))
    #expect(touch.type == .touch && touch.phase == .down && touch.id == 1)
    #expect(touch.x == 10.5 && touch.y == 20)
    let set = try #require(PreviewMessage(#"{"type":"set","reduceMotion":true}"#))
    #expect(set.type == .set && set.reduceMotion == true && set.device == nil)
    for text in ["", "hello", "[]", "{}", #"{"type":"eval"}"#, #"{"type":"touch","x":"1"}"#] {
      #expect(PreviewMessage(text) == nil, "\(text)")
    }
  }

  @Test func `The page is three files of our own that load nothing from elsewhere`() throws {
    let page = try PreviewPage()
    for (path, type) in [
      ("/", "text/html"), ("/preview.css", "text/css"), ("/preview.js", "text/javascript"),
    ] {
      let response = page.response(to: PreviewRequest(path: path))
      #expect(response.status == 200)
      #expect(response.contentType.hasPrefix(type))
      let text = String(decoding: response.body, as: UTF8.self)
      #expect(!text.contains("http://") && !text.contains("https://"), "\(path)")
    }
    for path in ["/index.html", "/../Package.swift", "/preview.js/"] {
      #expect(page.response(to: PreviewRequest(path: path)).status == 404)
    }
  }
}
