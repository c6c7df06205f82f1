// SPDX-License-Identifier: MIT
internal import CSoup
internal import Foundation
internal import Synchronization

/// A GLib main loop on a thread of its own, as the serial executor of an actor.
///
/// Whatever the actor runs, it runs on that thread. So libsoup, which is not thread safe, is touched
/// there only, and `assumeIsolated` proves it in every callback.
final class GLibExecutor: SerialExecutor {
  private let context: GLibHandle
  private let loop: GLibHandle
  // Jobs wait in a Swift lock and not in the source's user data, because the thread sanitizer cannot
  // see GLib's own locks and reports races that are none.
  private let jobs = Mutex<[UnownedJob]>([])

  /// Starts the thread and its loop.
  init(name: String) {
    guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0) else {
      preconditionFailure("GLib made no main loop: the machine is out of memory.")
    }
    self.context = GLibHandle(context)
    self.loop = GLibHandle(loop)
    let handles = (context: self.context, loop: self.loop)
    g_main_context_ref(context)
    g_main_loop_ref(loop)
    let thread = Thread {
      // libsoup attaches its sources to the context of the thread that calls it.
      g_main_context_push_thread_default(handles.context.pointer)
      g_main_loop_run(handles.loop.pointer)
      g_main_context_pop_thread_default(handles.context.pointer)
      g_main_loop_unref(handles.loop.pointer)
      g_main_context_unref(handles.context.pointer)
    }
    thread.name = name
    thread.start()
  }

  deinit {
    // A loop that is not running yet would miss a plain quit, so the loop itself is asked to quit.
    let source = g_idle_source_new()
    g_source_set_callback(
      source,
      { data in
        if let data { g_main_loop_quit(OpaquePointer(data)) }
        return 0
      }, loop.raw, { data in if let data { g_main_loop_unref(OpaquePointer(data)) } })
    g_main_loop_ref(loop.pointer)
    g_source_attach(source, context.pointer)
    g_source_unref(source)
    g_main_loop_unref(loop.pointer)
    g_main_context_unref(context.pointer)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let waiting = UnownedJob(job)
    let isFirst = jobs.withLock { jobs in
      jobs.append(waiting)
      return jobs.count == 1
    }
    guard isFirst else { return }
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<GLibExecutor>.fromOpaque(data).takeUnretainedValue().drain() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<GLibExecutor>.fromOpaque(data).release() } })
    g_source_attach(source, context.pointer)
    g_source_unref(source)
  }

  func checkIsolated() {
    precondition(isIsolatingCurrentContext() == true, "This is not the preview server's thread.")
  }

  func isIsolatingCurrentContext() -> Bool? { g_main_context_is_owner(context.pointer) != 0 }

  private func drain() {
    let batch = jobs.withLock { jobs in
      defer { jobs.removeAll() }
      return jobs
    }
    for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
