// SPDX-License-Identifier: MIT

/// The legacy look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}

/// The size of a bar that a legacy setting is for.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The low height of a phone on its side.
  case compact = 1
}
