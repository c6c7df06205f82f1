// SPDX-License-Identifier: MIT
internal import CGif
internal import Foundation
internal import PixelKernels

/// Puts a GIF's frames, which cover only what changes, together to whole pictures.
struct GIFComposer {
  struct Frame {
    var x, y, width, height: Int
  }

  let width: Int
  let height: Int
  let limits: ImageDecoder.Limits
  /// The graphics control block of the frame to come.
  var control = GIFComposer.noControl
  private(set) var image = DecodedImage(frames: [], delays: [], loopCount: 1)
  private var canvas: [UInt8]
  private var saved: [UInt8] = []

  private static let noControl = GraphicsControlBlock(
    DisposalMode: DISPOSAL_UNSPECIFIED, UserInputFlag: false, DelayTime: 0,
    TransparentColor: NO_TRANSPARENT_COLOR)

  init(width: Int, height: Int, limits: ImageDecoder.Limits) {
    (self.width, self.height, self.limits) = (width, height, limits)
    canvas = [UInt8](repeating: 0, count: width * height * 4)
  }

  mutating func setLoops(_ count: Int) {
    // The file counts repetitions after the first play; 0 is for ever.
    image.loopCount = count == 0 ? 0 : count + 1
  }

  /// Refuses a frame before it is read.
  func check(_ frame: Frame) throws(ImageDecodingError) {
    try limits.check(width: frame.width, height: frame.height)
    let count = image.frames.count + 1
    let fitting = min(limits.maxFrames, limits.maxTotalPixels / (width * height))
    guard count <= fitting else { throw .tooManyFrames(limit: fitting) }
  }

  mutating func begin() {
    saved = canvas
  }

  /// Takes back a frame that is not whole.
  mutating func abandon() {
    canvas = saved
  }

  mutating func write(_ row: [UInt8], palette: [UInt8], line: Int, of frame: Frame) {
    let y = frame.y + line
    let visible = min(frame.width, width - frame.x)
    guard y < height, visible > 0 else { return }
    compose(
      row: row[..<visible], palette: palette, transparent: Int(control.TransparentColor),
      into: &canvas, at: (y * width + frame.x) * 4)
  }

  mutating func finish(_ frame: Frame) {
    image.frames.append(Bitmap(width: width, height: height, pixels: canvas))
    // Browsers and UIKit's ImageIO show a frame of less than 0.02 seconds for a tenth.
    let hundredths = Int(control.DelayTime)
    image.delays.append(hundredths <= 1 ? 0.1 : Double(hundredths) / 100)
    switch Int32(control.DisposalMode) {
    case DISPOSE_BACKGROUND:
      let columns = min(frame.x, width)..<min(frame.x + frame.width, width)
      let rows = min(frame.y, height)..<min(frame.y + frame.height, height)
      clear(&canvas, width: width, x: columns, y: rows)
    case DISPOSE_PREVIOUS:
      canvas = saved
    default: break
    }
    saved = []
    control = Self.noControl
  }
}
