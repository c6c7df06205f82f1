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

  private func head(_ frame: [UInt8]) -> [Int] {
    (0..<3).map { field in
      (0..<4).reduce(0) { $0 | Int(frame[field * 4 + $1]) << (8 * $1) }
    }
  }

  private func size(_ frame: [UInt8]) throws -> [Int] {
    let picture = try #require(
      try ImageDecoder.decode(Array(frame.dropFirst(12))).frames.first)
    return [picture.width, picture.height]
  }

  @Test func `A new page gets the whole picture, then only what changed`() throws {
    var viewer = PreviewViewer()
    var frame = viewer.frame(for: picture())
    let first = try #require(frame)
    #expect(head(first) == [1, 0, 0])
    #expect(try size(first) == [8, 6])
    frame = viewer.frame(for: picture())
    #expect(frame == nil)
    frame = viewer.frame(for: picture(dots: [(2, 1), (5, 4)]))
    let second = try #require(frame)
    #expect(head(second) == [2, 2, 1])
    #expect(try size(second) == [4, 4])
  }

  @Test func `A picture of another size is sent whole`() throws {
    var viewer = PreviewViewer()
    _ = viewer.frame(for: picture())
    let frame = viewer.frame(for: picture(width: 6, height: 8))
    let turned = try #require(frame)
    #expect(head(turned) == [2, 0, 0])
    #expect(try size(turned) == [6, 8])
  }

  @Test func `The next frame waits for the page to have shown the last one`() {
    var viewer = PreviewViewer()
    #expect(viewer.isReady)
    _ = viewer.frame(for: picture())
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
