// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import Gallery
internal import PreviewServer

/// `tabbar preview`: a local web page that shows the running screen and takes presses.
enum PreviewCommand: ToolCommand {
  static let name = "preview"
  static let summary = "Serve a web page of this machine that shows a running screen to press."
  static let usage = "[FILE | --screen NAME] [--port N] [--host ADDRESS] [options]"
  static let example = "tabbar preview --screen BackEnd --port 8080"
  static let maximumFiles = 1
  @MainActor static var details: String { ScreenOptions.details }
  static let options =
    [
      ToolOption(name: "--port", value: "N", help: "the port (default 0: a free one)"),
      ToolOption(
        name: "--host", value: "ADDRESS", help: "a loopback address (default 127.0.0.1)"),
    ] + ScreenOptions.options

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    let port = try arguments.number("--port", in: 0...65535) ?? 0
    let host = arguments.value("--host") ?? "127.0.0.1"
    let options = try ScreenOptions(arguments, standard: GalleryScreen.all.first?.name)
    let page = try PreviewPage()
    let server = PreviewServer { page.response(to: $0) }
    let driver = try PreviewDriver(options, server: server)
    let address: String
    do {
      address = try await server.start(host: host, port: port)
    } catch .notLoopback {
      throw .usage("--host \(host): not an address of this machine itself, such as 127.0.0.1")
    } catch {
      throw .input(error.description)
    }
    do throws(ToolFailure) {
      try output.line(address)
    } catch {
      await server.stop()
      throw error
    }
    output.message("Press Ctrl-C to end.")
    let signals = stopOnSignals(server)
    await driver.run()
    await server.stop()
    for signal in signals { signal.cancel() }
  }

  /// Ends the preview cleanly when it is interrupted or asked to end.
  private static func stopOnSignals(_ server: PreviewServer) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { Task { await server.stop() } }
      source.activate()
      return source
    }
  }
}
