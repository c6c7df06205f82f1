// SPDX-License-Identifier: MIT
internal import CSoup
internal import Foundation

/// A small HTTP and WebSocket server for pages on this machine: request in, bytes out.
///
/// It listens on a loopback address only, and refuses requests whose `Host` is not that address
/// (another site's name may be made to point here) or whose `Origin` is another site. It knows
/// nothing of what it serves. ``start(host:port:)`` keeps it alive until ``stop()``.
package actor PreviewServer {
  /// The path at which a page opens its WebSocket.
  package static let webSocketPath = "/ws"

  /// What happens on WebSockets, in order; ends with ``stop()``.
  package nonisolated let events: AsyncStream<PreviewEvent>

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let executor = GLibExecutor(name: "preview server")
  let limits: PreviewLimits
  let handler: @Sendable (PreviewRequest) async -> PreviewResponse
  let sink: AsyncStream<PreviewEvent>.Continuation
  private var server: GLibHandle?
  /// `Host` values that mean this server.
  var hosts: Set<String> = []
  /// The sockets that are open, whatever is spoken on them.
  var connections: Set<GLibHandle> = []
  /// Requests that are being read or answered.
  var requests: [GLibHandle: RequestState] = [:]
  var sockets: [Int: GLibHandle] = [:]
  var nextSocket = 1

  /// Makes a server that does not listen yet.
  package init(
    limits: PreviewLimits = PreviewLimits(),
    handler: @escaping @Sendable (PreviewRequest) async -> PreviewResponse
  ) {
    self.limits = limits
    self.handler = handler
    (events, sink) = AsyncStream.makeStream()
  }

  /// Listens, and returns the address of the root page, such as `http://127.0.0.1:41234/`.
  ///
  /// - Parameters:
  ///   - host: A loopback address, or `localhost`, which is taken as 127.0.0.1.
  ///   - port: The port; 0, the default, is a free one.
  /// - Returns: The address with the port that was bound.
  /// - Throws: ``PreviewServerError`` when the address is not of this machine or is taken.
  package func start(host: String = "127.0.0.1", port: Int = 0) throws(PreviewServerError) -> String
  {
    guard server == nil else { throw .alreadyRunning }
    let ip = host == "localhost" ? "127.0.0.1" : host
    guard (0...65535).contains(port),
      let address = g_inet_socket_address_new_from_string(ip, guint(port))
    else { throw .notLoopback(host) }
    defer { g_object_unref(address) }
    let inet = UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)
    guard g_inet_address_get_is_loopback(g_inet_socket_address_get_address(inet)) != 0 else {
      throw .notLoopback(host)
    }
    // soup_server_new takes a variable number of arguments, so Swift cannot call it.
    guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
      throw .cannotListen(host: host, port: port, reason: "no server object")
    }
    let handle = GLibHandle(UnsafeMutableRawPointer(object))
    let soup = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    // Otherwise every frame would be deflated again, and pictures are packed already.
    soup_server_remove_websocket_extension(soup, soup_websocket_extension_deflate_get_type())
    var error: UnsafeMutablePointer<GError>?
    guard soup_server_listen(soup, address, SoupServerListenOptions(rawValue: 0), &error) != 0
    else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
      g_clear_error(&error)
      handle.release()
      throw .cannotListen(host: host, port: port, reason: reason)
    }
    let bound = boundPort(of: soup) ?? port
    let name = ip.contains(":") ? "[\(ip)]" : ip
    hosts = ["\(name):\(bound)", "localhost:\(bound)"]
    if bound == 80 { hosts.formUnion([name, "localhost"]) }
    connectHTTP(soup)
    connectWebSockets(soup)
    server = handle
    return "http://\(name):\(bound)/"
  }

  /// Closes every connection, frees the port and ends ``events``.
  ///
  /// Stopping twice changes nothing; a stopped server may be started again, but has no more events.
  package func stop() {
    for socket in sockets.values { soup_websocket_connection_close(socket.pointer, 1001, nil) }
    if let server, let soup = server.raw?.assumingMemoryBound(to: SoupServer.self) {
      soup_server_disconnect(soup)
      server.release()
    }
    server = nil
    requests.removeAll()
    for socket in connections { forget(socket) }
    sink.finish()
  }

  private func boundPort(of soup: UnsafeMutablePointer<SoupServer>) -> Int? {
    let list = soup_server_get_uris(soup)
    defer {
      g_slist_free_full(list) { data in if let data { g_uri_unref(OpaquePointer(data)) } }
    }
    return list?.pointee.data.map { Int(g_uri_get_port(OpaquePointer($0))) }
  }
}
