// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

struct PNGTests {
  private func sample() throws -> Bitmap {
    let surface = try Surface(width: 31, height: 17)
    surface.fill(
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 25, height: 13)),
      RGBA(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6))
    return surface.snapshot()
  }

  @Test func `what was written reads back the same`() throws {
    let picture = try sample()
    let decoded = try ImageDecoder.decode(picture.png())
    #expect(decoded.frames.count == 1)
    let read = try #require(decoded.frames.first)
    let largest = zip(read.pixels, picture.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(largest) <= 1)
    #expect(try read.png() == picture.png())
  }

  @Test func `every truncation is an error that says what to do`() throws {
    let bytes = try sample().png()
    for count in stride(from: 8, to: bytes.count - 16, by: 7) {
      let error = #expect(throws: ImageDecodingError.self) {
        try ImageDecoder.decode(Array(bytes[..<count]))
      }
      #expect(error?.errorDescription?.contains("export it again") == true)
    }
  }

  @Test(arguments: [(30000, 30000), (100_000, 100_000), (5000, 4000)])
  func `a picture too large is refused before its pixels are read`(width: Int, height: Int) {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header: [UInt8] = Array("IHDR".utf8)
    for value in [width, height] {
      header += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    header += [8, 6, 0, 0, 0]
    bytes += [0, 0, 0, 13] + header + [0, 0, 0, 0]
    #expect(
      throws: ImageDecodingError.tooLarge(width: width, height: height, maxPixels: 4096 * 4096)
    ) {
      try ImageDecoder.decode(bytes)
    }
  }

  @Test func `other data is refused by name`() {
    #expect(throws: ImageDecodingError.unknownFormat) {
      try ImageDecoder.decode(Array("hello".utf8))
    }
    #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder.decode([]) }
  }
}
