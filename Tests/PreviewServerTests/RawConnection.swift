// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// A plain TCP connection to this machine, for saying exactly what a test wants to say.
final class RawConnection {
  private let socket: Int32

  /// Connects; nil when nobody listens.
  init?(port: Int) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var timeout = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      Glibc.close(socket)
      return nil
    }
  }

  deinit { Glibc.close(socket) }

  /// Runs what blocks on a thread of Dispatch: the server's handlers need those of Swift's pool.
  private func blocking<Value: Sendable>(
    _ work: @escaping @Sendable (_ socket: Int32) -> Value
  ) async -> Value {
    let socket = self.socket
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work(socket)) }
    }
  }

  func write(_ bytes: [UInt8]) async {
    await blocking { socket in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  func write(_ text: String) async { await write(Array(text.utf8)) }

  /// Reads once, at most so many bytes; empty when the other side has closed or after five seconds.
  private func read(upTo size: Int) async -> [UInt8] {
    await blocking { socket in
      var buffer = [UInt8](repeating: 0, count: size)
      let count = buffer.withUnsafeMutableBytes { Glibc.recv(socket, $0.baseAddress, $0.count, 0) }
      return count > 0 ? Array(buffer[..<count]) : []
    }
  }

  func read(exactly count: Int) async -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      let next = await read(upTo: count - result.count)
      guard !next.isEmpty else { return result }
      result += next
    }
    return result
  }

  /// Reads to the end of the headers, byte by byte, so that nothing after them is lost.
  func readHead() async -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let next = await read(exactly: 1)
      guard !next.isEmpty else { break }
      bytes += next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads until the other side closes.
  func readAll() async -> String {
    var bytes: [UInt8] = []
    while case let next = await read(upTo: 1 << 16), !next.isEmpty { bytes += next }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RawConnection {
  /// Sends a text frame, masked as a client must.
  func writeFrame(_ text: String) async {
    let payload = Array(text.utf8)
    var frame: [UInt8] = [0x81]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65536:
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).map { UInt8((payload.count >> (56 - 8 * $0)) & 255) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    frame += mask
    frame += payload.enumerated().map { $1 ^ mask[$0 % 4] }
    await write(frame)
  }

  /// Reads one unmasked frame: its opcode and its payload.
  func readFrame() async -> (opcode: UInt8, payload: [UInt8])? {
    let head = await read(exactly: 2)
    guard head.count == 2 else { return nil }
    var count = Int(head[1] & 0x7F)
    if count >= 126 {
      count = await read(exactly: count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0] & 0x0F, await read(exactly: count))
  }
}
