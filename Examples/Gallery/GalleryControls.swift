// SPDX-License-Identifier: MIT

/// What a screen can be told to do that is no matter of a page.
@MainActor
protocol GalleryControls: AnyObject {
  /// The names of what can be done now.
  var names: [String] { get }

  /// Does what a name says, and returns whether there is such a control now.
  func perform(_ name: String) -> Bool
}
