// SPDX-License-Identifier: MIT

/// How a presented controller covers what is behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What the system prefers: a page sheet.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Covers the screen; what is behind leaves the window.
  case fullScreen = 0
  /// A sheet that leaves the top of what is behind in sight.
  case pageSheet = 1
  /// A smaller sheet in the middle; on phones as a page sheet.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context.
  case currentContext = 3
  /// Left to the app; here the same as over the full screen.
  case custom = 4
  /// Covers the screen; what is behind stays in the window.
  case overFullScreen = 5
  /// Covers the nearest context; what is behind stays in the window.
  case overCurrentContext = 6
  /// A bubble with an arrow; on phones as a page sheet.
  case popover = 7
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Rises from the bottom.
  case coverVertical = 0
  /// Turns around its upright middle; here it narrows until what comes widens.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
}

/// The look of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light text, as the light or dark style asks.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
