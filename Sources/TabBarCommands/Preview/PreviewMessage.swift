// SPDX-License-Identifier: MIT
internal import Foundation

/// What the page sends: one JSON object a message.
struct PreviewMessage: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    /// A frame was shown: the next one may be sent.
    case ack
    /// A finger or the mouse.
    case touch
    /// A setting was changed.
    case set
    /// A control of the running page was used.
    case page
    /// The screen is to begin anew.
    case restart
  }

  enum Phase: String, Decodable, Sendable {
    case down, move, up, cancel
  }

  let type: Kind
  // ack
  var frame: Int?
  // touch
  var phase: Phase?
  var id: Int?
  var x: Double?
  var y: Double?
  // page
  var control: String?
  // set
  var screen: String?
  var device: String?
  var orientation: String?
  var appearance: String?
  var direction: String?
  var textSize: String?
  var reduceMotion: Bool?
  var boldText: Bool?

  /// Reads a message; nil for what the page never sends.
  init?(_ text: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = message
  }
}
