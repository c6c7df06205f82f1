// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

/// Tells when somebody has written to a file, or put another one in its place.
@MainActor final class FileWatch {
  private let sources: [any DispatchSourceProtocol]

  /// Begins to watch; the closure is also called for other files of the folder.
  ///
  /// Where the system gives no notice, the closure is called twice a second.
  init(_ path: String, _ onChange: @escaping @MainActor () -> Void) {
    // Editors put a new file in the old one's place, so it is the folder that is watched. A link
    // and what it leads to may be in different ones.
    let file = URL(filePath: path)
    let folders = Set(
      [file, file.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path })
    let notices = folders.compactMap { Self.notices(of: $0, onChange) }
    guard notices.count < folders.count else {
      sources = notices
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(500))
    timer.setEventHandler { MainActor.assumeIsolated(onChange) }
    timer.activate()
    sources = [timer]
  }

  isolated deinit { for source in sources { source.cancel() } }

  private static func notices(
    of folder: String, _ onChange: @escaping @MainActor () -> Void
  ) -> (any DispatchSourceProtocol)? {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      _ = handle.availableData
      MainActor.assumeIsolated(onChange)
    }
    source.activate()
    return source
  }
}
