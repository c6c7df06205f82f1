// SPDX-License-Identifier: MIT
internal import CGif
internal import Foundation
internal import PixelKernels

/// GIF files by giflib, read record by record so that nothing large is taken before it is checked.
enum GIFDecoder {
  static func decode(
    _ bytes: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> DecodedImage {
    var result: Result<DecodedImage, ImageDecodingError> = .failure(.unknownFormat)
    unsafe bytes.withUnsafeBytes { data in
      var cursor = unsafe Cursor(data: data)
      unsafe withUnsafeMutablePointer(to: &cursor) { cursor in
        result = Result { () throws(ImageDecodingError) in
          try unsafe decode(from: cursor, limits: limits)
        }
      }
    }
    return try result.get()
  }

  /// Where giflib is in the data.
  @unsafe private struct Cursor {
    var data: UnsafeRawBufferPointer
    var position = 0
  }

  private static func decode(
    from cursor: UnsafeMutablePointer<Cursor>, limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> DecodedImage {
    var code: Int32 = 0
    let opened = unsafe DGifOpen(
      cursor,
      { file, target, count in
        guard let file = unsafe file, let target = unsafe target else { return 0 }
        let cursor = unsafe file.pointee.UserData.assumingMemoryBound(to: Cursor.self)
        let rest = unsafe cursor.pointee.data.count - cursor.pointee.position
        let taken = min(Int(count), rest)
        guard taken > 0, let base = unsafe cursor.pointee.data.baseAddress else { return 0 }
        unsafe memcpy(target, base + cursor.pointee.position, taken)
        unsafe cursor.pointee.position += taken
        return Int32(taken)
      }, &code)
    guard let file = unsafe opened else {
      throw .damaged(format: "GIF", reason: reason(code) ?? "no header")
    }
    defer { unsafe DGifCloseFile(file, nil) }
    let (width, height) = unsafe (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try limits.check(width: width, height: height)
    var composer = GIFComposer(width: width, height: height, limits: limits)
    do {
      try unsafe readRecords(of: file, into: &composer)
    } catch {
      // Where the file is truncated or damaged the whole frames before are shown, as browsers do.
      if case .refused(let error) = error { throw error }
    }
    guard !composer.image.frames.isEmpty else {
      throw unsafe .damaged(format: "GIF", reason: reason(file.pointee.Error) ?? "no whole frame")
    }
    return composer.image
  }

  private static func reason(_ code: Int32) -> String? {
    unsafe GifErrorString(code).map { unsafe String(cString: $0) }
  }

  private enum Stop: Error {
    /// No more can be read.
    case ended
    /// The limits do not allow more.
    case refused(ImageDecodingError)
  }

  private static func readRecords(
    of file: UnsafeMutablePointer<GifFileType>, into composer: inout GIFComposer
  ) throws(Stop) {
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard unsafe DGifGetRecordType(file, &record) != GIF_ERROR else { throw .ended }
      switch record {
      case TERMINATE_RECORD_TYPE: return
      case EXTENSION_RECORD_TYPE: try unsafe readExtension(of: file, into: &composer)
      case IMAGE_DESC_RECORD_TYPE: try unsafe readFrame(of: file, into: &composer)
      default: break
      }
    }
  }

  private static func readExtension(
    of file: UnsafeMutablePointer<GifFileType>, into composer: inout GIFComposer
  ) throws(Stop) {
    var (code, block): (Int32, UnsafeMutablePointer<UInt8>?) = (0, nil)
    guard unsafe DGifGetExtension(file, &code, &block) != GIF_ERROR else { throw .ended }
    var isLoop = false
    // A block begins with its length.
    if let block = unsafe block {
      if code == GRAPHICS_EXT_FUNC_CODE, unsafe block[0] >= 4 {
        unsafe DGifExtensionToGCB(Int(block[0]), block + 1, &composer.control)
      } else if code == APPLICATION_EXT_FUNC_CODE, unsafe block[0] == 11 {
        let name = unsafe Array(UnsafeBufferPointer(start: block + 1, count: 11))
        isLoop = name == Array("NETSCAPE2.0".utf8) || name == Array("ANIMEXTS1.0".utf8)
      }
    }
    while unsafe block != nil {
      guard unsafe DGifGetExtensionNext(file, &block) != GIF_ERROR else { throw .ended }
      if isLoop, let block = unsafe block, unsafe block[0] >= 3, unsafe block[1] & 7 == 1 {
        unsafe composer.setLoops(Int(block[2]) | Int(block[3]) << 8)
      }
    }
  }

  private static func readFrame(
    of file: UnsafeMutablePointer<GifFileType>, into composer: inout GIFComposer
  ) throws(Stop) {
    guard unsafe DGifGetImageHeader(file) != GIF_ERROR else { throw .ended }
    let descriptor = unsafe file.pointee.Image
    let frame = unsafe GIFComposer.Frame(
      x: Int(descriptor.Left), y: Int(descriptor.Top), width: Int(descriptor.Width),
      height: Int(descriptor.Height))
    do {
      try composer.check(frame)
    } catch {
      throw .refused(error)
    }
    guard
      let map = unsafe descriptor.ColorMap ?? file.pointee.SColorMap,
      let colors = unsafe map.pointee.Colors
    else { throw .ended }
    var palette: [UInt8] = []
    for index in unsafe 0..<Int(map.pointee.ColorCount) {
      let color = unsafe colors[index]
      palette += [color.Blue, color.Green, color.Red, 255]
    }
    composer.begin()
    var row = [UInt8](repeating: 0, count: frame.width)
    // An interlaced frame comes in four passes, each filling the gaps of those before.
    let passes = unsafe descriptor.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    for (start, step) in passes {
      for line in stride(from: start, to: frame.height, by: step) {
        let status = unsafe row.withUnsafeMutableBufferPointer {
          unsafe DGifGetLine(file, $0.baseAddress, Int32(frame.width))
        }
        guard status != GIF_ERROR else {
          composer.abandon()
          throw .ended
        }
        composer.write(row, palette: palette, line: line, of: frame)
      }
    }
    composer.finish(frame)
  }
}
