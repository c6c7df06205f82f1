// SPDX-License-Identifier: MIT
import Foundation

/// What becomes of pages that are not shown when the system runs out of memory.
public enum PageMemoryPolicy: Hashable, Sendable {
  /// They stay.
  case keep
  /// Those that can be made again are let go, and made anew when they are shown next.
  ///
  /// That is a page that a closure makes and that stands at its root, while nothing is presented.
  /// What it keeps as a ``TabStateKeeper`` is given to the new one, and its badge stays. Title and
  /// pictures that it stated by its `tabBarItem` stay in the bar until then. A page that was given
  /// as a controller, the selected one, and one with pages on its stack stay.
  case releaseHidden
}
