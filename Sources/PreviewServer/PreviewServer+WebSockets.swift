// SPDX-License-Identifier: MIT
internal import CSoup

/// What the callbacks of one WebSocket carry.
private final class WebSocketContext {
  let number: Int
  let server: PreviewServer

  init(number: Int, server: PreviewServer) {
    self.number = number
    self.server = server
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> WebSocketContext? {
    data.map { Unmanaged<WebSocketContext>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension PreviewServer {
  /// Sends bytes as one binary message; a connection that has ended gets nothing.
  package func send(_ bytes: [UInt8], to number: Int) {
    guard let socket = openSocket(number) else { return }
    soup_websocket_connection_send_binary(socket, bytes, gsize(bytes.count))
  }

  /// Sends a text message; a connection that has ended gets nothing.
  package func send(_ text: String, to number: Int) {
    guard let socket = openSocket(number) else { return }
    soup_websocket_connection_send_text(socket, text)
  }

  private func openSocket(_ number: Int) -> OpaquePointer? {
    guard let socket = sockets[number]?.pointer,
      soup_websocket_connection_get_state(socket) == SOUP_WEBSOCKET_STATE_OPEN
    else { return nil }
    return socket
  }

  func connectWebSockets(_ soup: UnsafeMutablePointer<SoupServer>) {
    // Host and Origin were looked at by the early handler of this path.
    soup_server_add_websocket_handler(
      soup, Self.webSocketPath, nil, nil,
      { _, _, _, connection, data in PreviewServer.enter(data, connection) { $0.opened($1) } },
      Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<PreviewServer>.fromOpaque(data).release() } })
  }

  private func opened(_ socket: GLibHandle) {
    let number = nextSocket
    nextSocket += 1
    socket.retain()
    sockets[number] = socket
    soup_websocket_connection_set_max_incoming_payload_size(
      socket.pointer, guint64(limits.messageBytes))
    let message:
      @convention(c) (OpaquePointer?, Int32, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
        _, type, bytes, data in
        guard let context = WebSocketContext.of(data), let bytes,
          type == Int32(SOUP_WEBSOCKET_DATA_TEXT.rawValue)
        else { return }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        let text = String(
          decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
        context.server.sink.yield(.text(context.number, text))
      }
    let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      guard let context = WebSocketContext.of(data) else { return }
      let number = context.number
      context.server.assumeIsolated { $0.closed(number) }
    }
    let callbacks = [
      ("message", unsafeBitCast(message, to: GCallback.self)),
      ("closed", unsafeBitCast(closed, to: GCallback.self)),
    ]
    for (name, callback) in callbacks {
      let context = WebSocketContext(number: number, server: self)
      g_signal_connect_data(
        socket.raw, name, callback, Unmanaged.passRetained(context).toOpaque(),
        { data, _ in if let data { Unmanaged<WebSocketContext>.fromOpaque(data).release() } },
        GConnectFlags(rawValue: 0))
    }
    sink.yield(.opened(number))
  }

  private func closed(_ number: Int) {
    guard let socket = sockets.removeValue(forKey: number) else { return }
    socket.release()
    sink.yield(.closed(number))
  }
}
