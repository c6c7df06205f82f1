// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

/// Writes GIF files for tests: four colours, black, red, green and blue.
private struct GIFWriter {
  var bytes: [UInt8]

  init(width: Int, height: Int, loops: Int? = nil) {
    bytes = Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [0b1000_0001, 0, 0]
    bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    if let loops {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(loops) + [0]
    }
  }

  mutating func addFrame(
    x: Int = 0, y: Int = 0, width: Int, height: Int, pixels: [UInt8], delay: Int = 10,
    disposal: UInt8 = 1, transparent: UInt8? = nil
  ) {
    bytes += [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1)] + Self.word(delay)
    bytes += [transparent ?? 0, 0, 0x2C] + Self.word(x) + Self.word(y)
    bytes += Self.word(width) + Self.word(height) + [0]
    // Two bits a pixel; a clear code before every pixel keeps all codes three bits long.
    var bits: [Bool] = []
    func emit(_ code: UInt8) { for bit in 0..<3 { bits.append(code >> bit & 1 == 1) } }
    for pixel in pixels {
      emit(4)
      emit(pixel)
    }
    emit(5)
    var data: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      data.append(
        bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) {
          $0 | ($1.element ? 1 << UInt8($1.offset) : 0)
        })
    }
    bytes.append(2)
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(start + 255, data.count)]
      bytes += [UInt8(block.count)] + block
    }
    bytes.append(0)
  }

  func finished() -> [UInt8] { bytes + [0x3B] }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255)]
  }
}

struct GIFTests {
  private func colors(_ bitmap: Bitmap) -> String {
    var text = ""
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap.rgba(atX: x, y: y)
        switch (pixel.red, pixel.green, pixel.blue, pixel.alpha) {
        case (_, _, _, 0): text += "-"
        case (255, 0, 0, _): text += "r"
        case (0, 255, 0, _): text += "g"
        case (0, 0, 255, _): text += "b"
        default: text += "k"
        }
      }
      text += " "
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  @Test func `frames are put together as their disposal says`() throws {
    var writer = GIFWriter(width: 2, height: 2)
    writer.addFrame(width: 2, height: 2, pixels: [1, 1, 1, 1], disposal: 1)
    writer.addFrame(x: 1, y: 0, width: 1, height: 1, pixels: [2], disposal: 2)
    writer.addFrame(x: 0, y: 1, width: 1, height: 1, pixels: [3], disposal: 3)
    writer.addFrame(
      width: 2, height: 2, pixels: [0, 0, 0, 3], disposal: 1, transparent: 0)
    let image = try ImageDecoder.decode(writer.finished())
    #expect(image.frames.map(colors) == ["rr rr", "rg rr", "r- br", "r- rb"])
  }

  @Test func `a frame beyond the screen is cut to it`() throws {
    var writer = GIFWriter(width: 2, height: 2)
    writer.addFrame(x: 1, y: 1, width: 3, height: 3, pixels: [UInt8](repeating: 2, count: 9))
    writer.addFrame(
      x: 5, y: 5, width: 1, height: 1, pixels: [3], disposal: 2)
    let image = try ImageDecoder.decode(writer.finished())
    #expect(image.frames.map(colors) == ["-- -g", "-- -g"])
  }

  @Test func `delays are hundredths, and none at all is a tenth of a second`() throws {
    var writer = GIFWriter(width: 1, height: 1)
    for delay in [0, 1, 2, 25] {
      writer.addFrame(width: 1, height: 1, pixels: [1], delay: delay)
    }
    #expect(try ImageDecoder.decode(writer.finished()).delays == [0.1, 0.1, 0.02, 0.25])
  }

  @Test(arguments: [(nil, 1), (0, 0), (2, 3)])
  func `the loop count tells how often to play`(stated: Int?, played: Int) throws {
    var writer = GIFWriter(width: 1, height: 1, loops: stated)
    writer.addFrame(width: 1, height: 1, pixels: [1])
    #expect(try ImageDecoder.decode(writer.finished()).loopCount == played)
  }

  @Test func `a truncated file keeps its whole frames`() throws {
    var writer = GIFWriter(width: 4, height: 4)
    let pixels = [UInt8](repeating: 1, count: 16)
    writer.addFrame(width: 4, height: 4, pixels: pixels)
    let first = writer.bytes.count
    writer.addFrame(width: 4, height: 4, pixels: pixels.map { _ in 2 })
    let image = try ImageDecoder.decode(Array(writer.bytes[..<(writer.bytes.count - 6)]))
    #expect(image.frames.map(colors) == ["rrrr rrrr rrrr rrrr"])
    let error = #expect(throws: ImageDecodingError.self) {
      try ImageDecoder.decode(Array(writer.bytes[..<(first - 6)]))
    }
    #expect(error?.errorDescription?.contains("GIF is damaged") == true)
  }

  @Test func `a screen of 65535 by 65535 is refused before memory is taken`() {
    let writer = GIFWriter(width: 65535, height: 65535)
    #expect(
      throws: ImageDecodingError.tooLarge(width: 65535, height: 65535, maxPixels: 4096 * 4096)
    ) {
      try ImageDecoder.decode(writer.finished())
    }
  }

  @Test func `a frame of 65535 by 65535 is refused before memory is taken`() {
    var writer = GIFWriter(width: 4, height: 4)
    writer.addFrame(width: 65535, height: 65535, pixels: [1])
    #expect(
      throws: ImageDecodingError.tooLarge(width: 65535, height: 65535, maxPixels: 4096 * 4096)
    ) {
      try ImageDecoder.decode(writer.finished())
    }
  }

  @Test func `a screen without pixels is an error`() {
    var writer = GIFWriter(width: 0, height: 4)
    writer.addFrame(width: 1, height: 1, pixels: [1])
    #expect(throws: ImageDecodingError.damaged(format: "picture", reason: "it has no pixels")) {
      try ImageDecoder.decode(writer.finished())
    }
  }

  @Test func `too many frames are refused`() {
    var writer = GIFWriter(width: 1, height: 1)
    for _ in 0..<1001 { writer.addFrame(width: 1, height: 1, pixels: [1]) }
    #expect(throws: ImageDecodingError.tooManyFrames(limit: 1000)) {
      try ImageDecoder.decode(writer.finished())
    }
  }

  @Test func `damaged bytes never stop the process`() throws {
    var writer = GIFWriter(width: 4, height: 4, loops: 0)
    for color in 1...3 {
      writer.addFrame(width: 4, height: 4, pixels: [UInt8](repeating: UInt8(color), count: 16))
    }
    let bytes = writer.finished()
    for index in 6..<bytes.count {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        _ = try? ImageDecoder.decode(damaged)
      }
    }
  }
}
