// SPDX-License-Identifier: MIT

/// What a browser asked for: the method is always `GET` or `HEAD`.
package struct PreviewRequest: Sendable, Hashable {
  /// The decoded path, beginning with a slash, without the query.
  package let path: String
  /// The decoded query; of a name that comes twice, the last value.
  package let query: [String: String]

  /// Makes a request by hand, as tests of a handler do.
  package init(path: String, query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }
}

/// What the browser gets.
package struct PreviewResponse: Sendable, Hashable {
  /// The HTTP status.
  package var status: Int
  /// The media type of ``body``.
  package var contentType: String
  /// The bytes to send.
  package var body: [UInt8]

  /// Makes a response; the default is an empty text with status 200.
  package init(
    status: Int = 200, contentType: String = "text/plain; charset=utf-8", body: [UInt8] = []
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// The answer for an unknown path.
  package static let notFound = PreviewResponse(status: 404, body: Array("Not found\n".utf8))
}

/// What happened on a WebSocket; the number names the connection and is never used again.
package enum PreviewEvent: Sendable, Hashable {
  /// A page connected.
  case opened(Int)
  /// A page sent a text message.
  case text(Int, String)
  /// A connection ended, whoever ended it.
  case closed(Int)
}

/// How much a browser may ask of the server at once.
package struct PreviewLimits: Sendable, Hashable {
  /// Connections that are open at the same time, WebSockets included.
  ///
  /// The default is 64.
  package var connections = 64
  /// WebSockets that are open at the same time.
  ///
  /// The default is 16.
  package var webSockets = 16
  /// Bytes in the body of a request; more end the connection.
  ///
  /// The default is 64 KiB.
  package var bodyBytes = 64 << 10
  /// Bytes in a WebSocket message from the page; more end the connection.
  ///
  /// The default is 64 KiB.
  package var messageBytes = 64 << 10

  /// Makes the default limits.
  package init() {}
}

/// Why a server did not start.
package enum PreviewServerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The address is no address of this machine itself.
  case notLoopback(String)
  /// The system refused the address or port, for the reason it gave.
  case cannotListen(host: String, port: Int, reason: String)
  /// The server runs already.
  case alreadyRunning

  package var description: String {
    switch self {
    case .notLoopback(let host):
      "\(host): the preview listens on this machine only — use 127.0.0.1, ::1 or localhost"
    case .cannotListen(let host, let port, let reason):
      "\(host):\(port): cannot listen (\(reason)) — choose another port, or 0 for a free one"
    case .alreadyRunning: "the preview server is running already — stop it first"
    }
  }
}
