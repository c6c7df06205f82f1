// SPDX-License-Identifier: MIT
import Foundation
import PreviewServer
import Testing

/// A running server that echoes what it hears, and its port.
private struct EchoServer {
  let server: PreviewServer
  let address: String
  let port: Int

  init(limits: PreviewLimits = PreviewLimits()) async throws {
    server = PreviewServer(limits: limits) { request in
      switch request.path {
      case "/": PreviewResponse(contentType: "text/html", body: Array("<p>hello".utf8))
      case "/echo": PreviewResponse(body: Array((request.query["say"] ?? "").utf8))
      default: .notFound
      }
    }
    address = try await server.start()
    port = try #require(URL(string: address)?.port)
    let server = self.server
    Task {
      for await case .text(let number, let text) in server.events {
        await text == "bytes" ? server.send([1, 2, 3], to: number) : server.send(text, to: number)
      }
    }
  }

  func connect() throws -> RawConnection { try #require(RawConnection(port: port)) }

  /// The status line's number.
  func status(_ request: String) async throws -> Int? {
    let connection = try connect()
    await connection.write(request)
    let head = await connection.readHead()
    return head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  func get(_ path: String, headers: String = "") async throws -> String {
    let connection = try connect()
    await connection.write(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(headers)\r\n")
    return await connection.readAll()
  }

  func upgrade(origin: String?) -> String {
    let line = origin.map { "Origin: \($0)\r\n" } ?? ""
    return "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
      + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      + "Sec-WebSocket-Version: 13\r\n\(line)\r\n"
  }

  func webSocket() async throws -> RawConnection {
    let connection = try connect()
    await connection.write(upgrade(origin: "http://127.0.0.1:\(port)"))
    try #require(await connection.readHead().hasPrefix("HTTP/1.1 101"))
    return connection
  }
}

/// Real sockets; each test has a server of its own on a free port.
@Suite(.timeLimit(.minutes(1))) struct PreviewServerTests {
  @Test func `The handler answers a request, and paths and queries arrive decoded`() async throws {
    let echo = try await EchoServer()
    #expect(try await echo.get("/").hasSuffix("\r\n\r\n<p>hello"))
    #expect(try await echo.get("/echo?say=caf%C3%A9+%26+more").hasSuffix("\r\n\r\ncafé & more"))
    #expect(try await echo.get("/nowhere").hasPrefix("HTTP/1.1 404"))
    await echo.server.stop()
  }

  @Test func `The page may load nothing from elsewhere and is not kept`() async throws {
    let echo = try await EchoServer()
    let head = try await echo.get("/")
    #expect(head.contains("Content-Security-Policy: default-src 'self'"))
    #expect(head.contains("Cache-Control: no-store"))
    await echo.server.stop()
  }

  @Test func `A Host that is not this server is refused`() async throws {
    let echo = try await EchoServer()
    for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", "evil.example:\(echo.port)"] {
      #expect(try await echo.status("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n") == 403, "\(host)")
    }
    #expect(try await echo.status("GET / HTTP/1.1\r\nHost: LOCALHOST:\(echo.port)\r\n\r\n") == 200)
    await echo.server.stop()
  }

  @Test func `An Origin that is another site is refused`() async throws {
    let echo = try await EchoServer()
    #expect(try await echo.get("/", headers: "Origin: http://evil.example\r\n").contains(" 403 "))
    #expect(
      try await echo.get("/", headers: "Origin: http://localhost:\(echo.port)\r\n").contains(
        " 200 "))
    #expect(try await echo.status(echo.upgrade(origin: "http://evil.example")) == 403)
    #expect(try await echo.status(echo.upgrade(origin: "https://127.0.0.1:\(echo.port)")) == 403)
    #expect(try await echo.status(echo.upgrade(origin: nil)) == 403)
    await echo.server.stop()
  }

  @Test func `Only reading is allowed`() async throws {
    let echo = try await EchoServer()
    let post = "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(echo.port)\r\nContent-Length: 2\r\n\r\nhi"
    #expect(try await echo.status(post) == 405)
    await echo.server.stop()
  }

  @Test func `A body that is announced too long is refused without reading it`() async throws {
    let echo = try await EchoServer()
    let huge =
      "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(echo.port)\r\nContent-Length: 9999999999\r\n\r\n"
    #expect(try await echo.status(huge) == 413)
    await echo.server.stop()
  }

  @Test func `A body that grows too long ends the connection`() async throws {
    var limits = PreviewLimits()
    limits.bodyBytes = 1000
    let echo = try await EchoServer(limits: limits)
    let connection = try echo.connect()
    await connection.write(
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(echo.port)\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<20 {
      await connection.write("64\r\n" + String(repeating: "x", count: 100) + "\r\n")
    }
    let answer = await connection.readAll()
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 413"))
    #expect(try await echo.get("/").contains(" 200 "))
    await echo.server.stop()
  }

  @Test func `Connections above the limit are turned away, and a closed one makes room`()
    async throws
  {
    var limits = PreviewLimits()
    limits.connections = 3
    let echo = try await EchoServer(limits: limits)
    var open = [try echo.connect(), try echo.connect(), try echo.connect()]
    try await Task.sleep(for: .milliseconds(50))
    let turnedAway = try await echo.get("/")
    #expect(turnedAway.contains(" 503 "), "\(turnedAway)")
    open.removeAll()
    try await Task.sleep(for: .milliseconds(50))
    #expect(try await echo.get("/").contains(" 200 "))
    await echo.server.stop()
  }

  @Test func `A message comes back as it was sent, text as text and bytes as bytes`() async throws {
    let echo = try await EchoServer()
    let socket = try await echo.webSocket()
    for text in ["hi", "首页", String(repeating: "long ", count: 2000)] {
      await socket.writeFrame(text)
      let frame = try #require(await socket.readFrame())
      #expect(frame.opcode == 1)
      #expect(String(decoding: frame.payload, as: UTF8.self) == text)
    }
    await socket.writeFrame("bytes")
    let frame = try #require(await socket.readFrame())
    #expect(frame.opcode == 2)
    #expect(frame.payload == [1, 2, 3])
    await echo.server.stop()
  }

  @Test func `A message that is too long ends its connection and no other`() async throws {
    let echo = try await EchoServer()
    let (bad, good) = (try await echo.webSocket(), try await echo.webSocket())
    await bad.writeFrame(String(repeating: "x", count: 70_000))
    // A close frame, or nothing where the connection was reset with the rest unread.
    #expect([8, nil].contains(await bad.readFrame()?.opcode))
    #expect(await bad.read(exactly: 1).isEmpty)
    await good.writeFrame("still here")
    #expect(await good.readFrame()?.payload == Array("still here".utf8))
    await echo.server.stop()
  }

  @Test func `WebSockets above the limit are refused`() async throws {
    var limits = PreviewLimits()
    limits.webSockets = 1
    let echo = try await EchoServer(limits: limits)
    let first = try await echo.webSocket()
    #expect(try await echo.status(echo.upgrade(origin: "http://127.0.0.1:\(echo.port)")) == 503)
    await first.writeFrame("one")
    #expect(await first.readFrame()?.payload == Array("one".utf8))
    await echo.server.stop()
  }

  @Test func `Opening and closing are told in order, and stopping ends the events`() async throws {
    let server = PreviewServer { _ in .notFound }
    let address = try await server.start()
    let port = try #require(URL(string: address)?.port)
    let reader = Task { await server.events.reduce(into: [PreviewEvent]()) { $0.append($1) } }
    var socket = RawConnection(port: port)
    await socket?.write(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    _ = await socket?.readHead()
    await socket?.writeFrame("hello")
    try await Task.sleep(for: .milliseconds(50))
    socket = nil
    try await Task.sleep(for: .milliseconds(50))
    await server.stop()
    #expect(await reader.value == [.opened(1), .text(1, "hello"), .closed(1)])
  }

  @Test func `A stopped server frees its port and closes what is open`() async throws {
    let echo = try await EchoServer()
    let socket = try await echo.webSocket()
    await echo.server.stop()
    #expect(RawConnection(port: echo.port) == nil)
    #expect(await socket.readFrame()?.opcode == 8)
    let again = PreviewServer { _ in .notFound }
    #expect(try await again.start(port: echo.port) == echo.address)
    await again.stop()
  }

  @Test func `A taken port and a foreign address are errors that name the remedy`() async throws {
    let echo = try await EchoServer()
    let other = PreviewServer { _ in .notFound }
    let taken = await #expect(throws: PreviewServerError.self) {
      try await other.start(port: echo.port)
    }
    #expect(taken?.description.hasSuffix("choose another port, or 0 for a free one") == true)
    for host in ["0.0.0.0", "192.168.1.1", "example.org"] {
      await #expect(throws: PreviewServerError.notLoopback(host)) {
        try await other.start(host: host)
      }
    }
    await echo.server.stop()
  }

  @Test func `A server that is let go of after stopping is freed`() async throws {
    weak var freed: PreviewServer?
    do {
      let server = PreviewServer { _ in .notFound }
      _ = try await server.start()
      freed = server
      await server.stop()
    }
    for _ in 0..<100 where freed != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(freed == nil)
  }
}
