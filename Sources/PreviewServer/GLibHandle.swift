// SPDX-License-Identifier: MIT
internal import CSoup

/// The address of a GLib object that is passed from one thread to another.
///
/// A C pointer is not `Sendable`, because the compiler cannot know who else uses what it points to.
/// This type says where the knowledge comes from: contexts and loops lock themselves, and every
/// other object is touched on its loop's thread only, where the executor's check holds.
struct GLibHandle: Sendable, Hashable {
  private let address: UInt

  init(_ pointer: OpaquePointer) { address = UInt(bitPattern: pointer) }

  init(_ pointer: UnsafeMutableRawPointer) { address = UInt(bitPattern: pointer) }

  /// The object, for calls of its own functions.
  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }

  /// The object, for GLib's and GObject's general functions.
  var raw: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  /// Keeps the object alive until ``release()``.
  func retain() { g_object_ref(raw) }

  /// Gives back what ``retain()`` or a constructor took.
  func release() { g_object_unref(raw) }
}
