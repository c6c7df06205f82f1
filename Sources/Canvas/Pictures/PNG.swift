// SPDX-License-Identifier: MIT
internal import CSpng
internal import Foundation
internal import PixelKernels

/// PNG files by libspng.
enum PNG {
  static func decode(
    _ bytes: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> Bitmap {
    var result: Result<Bitmap, ImageDecodingError> = .failure(.unknownFormat)
    // libspng keeps the pointer until its context is freed, so all happens inside the closure.
    unsafe bytes.withUnsafeBytes { data in
      result = Result { () throws(ImageDecodingError) in try unsafe decode(data, limits: limits) }
    }
    return try result.get()
  }

  private static func decode(
    _ data: UnsafeRawBufferPointer, limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> Bitmap {
    guard let context = unsafe spng_ctx_new(0) else { throw damaged("no memory") }
    defer { unsafe spng_ctx_free(context) }
    let use = Int32(SPNG_CRC_USE.rawValue)
    unsafe spng_set_crc_action(context, use, use)
    // Texts and colour profiles can unpack to gigabytes; none of them is used here.
    unsafe spng_set_chunk_limits(context, 1 << 20, 4 << 20)
    try unsafe check(spng_set_png_buffer(context, data.baseAddress, data.count))
    var header = spng_ihdr()
    try unsafe check(spng_get_ihdr(context, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    try limits.check(width: width, height: height)
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    var size = 0
    try unsafe check(spng_decoded_image_size(context, format, &size))
    var status: Int32 = 0
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      unsafe buffer.initialize(repeating: 0)
      status = unsafe spng_decode_image(
        context, buffer.baseAddress, size, format, Int32(SPNG_DECODE_TRNS.rawValue))
      filled = size
    }
    try check(status)
    return Bitmap(width: width, height: height, pixels: premultipliedBGRA(fromRGBA: pixels))
  }

  private static func check(_ status: Int32) throws(ImageDecodingError) {
    guard status != 0 else { return }
    throw unsafe damaged(String(cString: spng_strerror(status)))
  }

  private static func damaged(_ reason: String) -> ImageDecodingError {
    .damaged(format: "PNG", reason: reason)
  }
}

/// Why a bitmap could not become a file.
package struct ImageEncodingError: Error, Equatable, LocalizedError {
  /// The library's own reason.
  package var reason: String

  package var errorDescription: String? { "The picture could not be written as PNG: \(reason)." }
}

extension Bitmap {
  /// The picture as a PNG file.
  ///
  /// Packed as fast as it goes, level 1 without filters: screens are flat, and a live preview
  /// waits for each of them.
  package func png() throws(ImageEncodingError) -> [UInt8] {
    guard let context = unsafe spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      throw ImageEncodingError(reason: "no memory")
    }
    defer { unsafe spng_ctx_free(context) }
    try unsafe check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try unsafe check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1))
    try unsafe check(
      spng_set_option(
        context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
    var header = spng_ihdr(
      width: UInt32(width), height: UInt32(height), bit_depth: 8,
      color_type: UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue), compression_method: 0,
      filter_method: 0, interlace_method: 0)
    try unsafe check(spng_set_ihdr(context, &header))
    let straight = straightRGBA()
    try unsafe check(
      spng_encode_image(
        context, straight, straight.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue)))
    var (length, status): (Int, Int32) = (0, 0)
    let buffer = unsafe spng_get_png_buffer(context, &length, &status)
    try check(status)
    guard let buffer = unsafe buffer else { throw ImageEncodingError(reason: "no memory") }
    defer { unsafe free(buffer) }
    return unsafe Array(UnsafeRawBufferPointer(start: buffer, count: length))
  }

  private func check(_ status: Int32) throws(ImageEncodingError) {
    guard status != 0 else { return }
    throw unsafe ImageEncodingError(reason: String(cString: spng_strerror(status)))
  }
}
