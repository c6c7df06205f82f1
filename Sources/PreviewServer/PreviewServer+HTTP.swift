// SPDX-License-Identifier: MIT
internal import CSoup
internal import Foundation

/// How far a request has come.
struct RequestState {
  /// Bytes of the body that were read and thrown away.
  var bodyBytes = 0
}

extension PreviewServer {
  /// What libsoup's callbacks carry: the server, kept alive until libsoup lets go of it.
  private func context() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  func connectHTTP(_ soup: UnsafeMutablePointer<SoupServer>) {
    let release: GDestroyNotify = { data in
      if let data { Unmanaged<PreviewServer>.fromOpaque(data).release() }
    }
    let releaseClosure: GClosureNotify = { data, _ in
      if let data { Unmanaged<PreviewServer>.fromOpaque(data).release() }
    }
    let screen: SoupServerCallback = { _, message, _, _, data in
      PreviewServer.enter(data, message) { $0.screen($1) }
    }
    // Two handlers for two paths: libsoup asks only the nearest path's early handler.
    soup_server_add_early_handler(soup, "/", screen, context(), release)
    soup_server_add_early_handler(soup, Self.webSocketPath, screen, context(), release)
    soup_server_add_handler(
      soup, "/",
      { _, message, _, _, data in PreviewServer.enter(data, message) { $0.answer($1) } },
      context(), release)

    typealias Signal =
      @convention(c) (
        UnsafeMutablePointer<SoupServer>?, OpaquePointer?, UnsafeMutableRawPointer?
      ) -> Void
    let started: Signal = { _, message, data in
      PreviewServer.enter(data, message) { $0.started($1) }
    }
    let ended: Signal = { _, message, data in
      PreviewServer.enter(data, message) { $0.ended($1) }
    }
    for (name, callback) in [
      ("request-started", started), ("request-finished", ended), ("request-aborted", ended),
    ] {
      g_signal_connect_data(
        soup, name, unsafeBitCast(callback, to: GCallback.self), context(), releaseClosure,
        GConnectFlags(rawValue: 0))
    }
  }

  /// Goes from a callback of libsoup, which is on the loop's thread, into the actor.
  static func enter(
    _ data: UnsafeMutableRawPointer?, _ message: OpaquePointer?,
    _ body: @Sendable (isolated PreviewServer, GLibHandle) -> Void
  ) {
    guard let data, let message else { return }
    let handle = GLibHandle(message)
    let server = Unmanaged<PreviewServer>.fromOpaque(data).takeUnretainedValue()
    server.assumeIsolated { body($0, handle) }
  }

  /// A connection waits for a request: the moment at which there may be too many of them.
  private func started(_ message: GLibHandle) {
    requests[message] = RequestState()
    guard let pointer = soup_server_message_get_socket(message.pointer) else { return }
    let socket = GLibHandle(UnsafeMutableRawPointer(pointer))
    // libsoup says nothing when a connection ends between two requests: the socket has to be asked.
    for other in connections where isClosed(other) { forget(other) }
    guard !connections.contains(socket) else { return }
    guard connections.count < limits.connections else {
      return close(message, status: "503 Service Unavailable")
    }
    socket.retain()
    connections.insert(socket)
  }

  private func isClosed(_ socket: GLibHandle) -> Bool {
    g_socket_is_closed(socket.raw?.assumingMemoryBound(to: GSocket.self)) != 0
  }

  func forget(_ socket: GLibHandle) {
    connections.remove(socket)
    socket.release()
  }

  private func ended(_ message: GLibHandle) { requests[message] = nil }

  /// Looks at the headers, before a body is read.
  private func screen(_ message: GLibHandle) {
    guard let status = refusal(of: message) else {
      countBody(of: message)
      return
    }
    if status == 413 { return close(message, status: "413 Content Too Large") }
    soup_server_message_set_status(message.pointer, guint(status), nil)
    countBody(of: message)
  }

  private func refusal(of message: GLibHandle) -> Int? {
    let headers = soup_server_message_get_request_headers(message.pointer)
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    guard let host = header("Host"), hosts.contains(host.lowercased()) else { return 403 }
    let origin = header("Origin")
    if let origin, !hosts.contains(where: { origin.lowercased() == "http://" + $0 }) { return 403 }
    if path(of: message) == Self.webSocketPath {
      // A browser always states the origin of a WebSocket; who does not is no page of ours.
      if origin == nil { return 403 }
      if sockets.count >= limits.webSockets { return 503 }
    }
    if soup_message_headers_get_content_length(headers) > goffset(limits.bodyBytes) { return 413 }
    let method = soup_server_message_get_method(message.pointer).map { String(cString: $0) }
    return method == "GET" || method == "HEAD" ? nil : 405
  }

  /// Throws the body away as it comes, and ends the connection when there is too much of it.
  private func countBody(of message: GLibHandle) {
    let body = soup_server_message_get_request_body(message.pointer)
    soup_message_body_set_accumulate(body, 0)
    let chunk: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      message, bytes, data in
      let count = bytes.map { Int(g_bytes_get_size($0)) } ?? 0
      PreviewServer.enter(data, message) { $0.received(count, of: $1) }
    }
    g_signal_connect_data(
      message.raw, "got-chunk", unsafeBitCast(chunk, to: GCallback.self), context(),
      { data, _ in if let data { Unmanaged<PreviewServer>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
  }

  private func received(_ count: Int, of message: GLibHandle) {
    requests[message]?.bodyBytes += count
    guard let state = requests[message], state.bodyBytes > limits.bodyBytes else { return }
    close(message, status: "413 Content Too Large")
  }

  /// Asks the handler, while libsoup waits for this one request and goes on with the others.
  private func answer(_ message: GLibHandle) {
    guard soup_server_message_get_status(message.pointer) == 0 else { return }
    let request = PreviewRequest(path: path(of: message), query: query(of: message))
    message.retain()
    soup_server_message_pause(message.pointer)
    let handler = self.handler
    Task {
      let response = await handler(request)
      self.respond(to: message, response)
      message.release()
    }
  }

  private func respond(to message: GLibHandle, _ response: PreviewResponse) {
    // The browser may have gone while the handler worked.
    guard requests[message] != nil else { return }
    let headers = soup_server_message_get_response_headers(message.pointer)
    for (name, value) in [
      ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"),
      (
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' blob:; connect-src 'self' ws:; frame-ancestors 'none'"
      ),
    ] { soup_message_headers_append(headers, name, value) }
    soup_server_message_set_status(message.pointer, guint(response.status), nil)
    response.body.withUnsafeBytes { bytes in
      soup_server_message_set_response(
        message.pointer, response.contentType, SOUP_MEMORY_COPY,
        bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
    }
    soup_server_message_unpause(message.pointer)
  }

  /// Ends the connection now, with a status line if the browser still reads.
  private func close(_ message: GLibHandle, status: String) {
    requests[message] = nil
    guard let socket = soup_server_message_get_socket(message.pointer) else { return }
    let line = Array("HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".utf8)
    g_socket_send(
      socket, line.map { CChar(bitPattern: $0) }, gsize(line.count), nil, nil)
    g_socket_shutdown(socket, 1, 1, nil)
  }

  private func path(of message: GLibHandle) -> String {
    let uri = soup_server_message_get_uri(message.pointer)
    let raw = g_uri_get_path(uri).map { String(cString: $0) } ?? "/"
    return raw.isEmpty ? "/" : raw.removingPercentEncoding ?? raw
  }

  private func query(of message: GLibHandle) -> [String: String] {
    guard let raw = g_uri_get_query(soup_server_message_get_uri(message.pointer)) else {
      return [:]
    }
    var result: [String: String] = [:]
    for pair in String(cString: raw).split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1).map {
        String($0).replacing("+", with: " ")
      }
      guard let name = parts.first?.removingPercentEncoding else { continue }
      result[name] = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : ""
    }
    return result
  }
}
