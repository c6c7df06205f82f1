// SPDX-License-Identifier: MIT

extension ModelStory {
  /// How the user reads and likes motion, and how the application makes its pages.
  struct Setting: Hashable, CustomStringConvertible {
    var isRightToLeft = false
    var reducesMotion = false
    /// Whether pages are given as controllers, not as closures that make them.
    var givesPages = false

    var description: String {
      (isRightToLeft ? ", right to left" : "") + (reducesMotion ? ", with reduced motion" : "")
        + (givesPages ? ", pages given" : "")
    }

    /// The same but for one thing that is as usual, one for each that is not.
    var simpler: [Setting] {
      [\Setting.isRightToLeft, \.reducesMotion, \.givesPages].filter { self[keyPath: $0] }.map {
        var setting = self
        setting[keyPath: $0] = false
        return setting
      }
    }
  }
}
