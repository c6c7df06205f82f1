// SPDX-License-Identifier: MIT

/// What becomes of icons that play when the application, or the bar, comes back to the screen.
public enum IconResumption: Hashable, Sendable, CaseIterable {
  /// They begin anew.
  case restarts
  /// They go on where they stood.
  case continues
}
