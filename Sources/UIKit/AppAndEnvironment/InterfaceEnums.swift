// SPDX-License-Identifier: MIT

/// The light or dark look of an environment.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style was stated: the surrounding environment decides.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The coarse amount of room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class was stated.
  case unspecified = 0
  /// Little room, as the width of an upright phone.
  case compact = 1
  /// Much room, as the height of an upright phone.
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom was stated.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
}

/// The direction in which an application's interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}

/// The direction in which a trait environment's interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction was stated.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}

/// Whether colours are drawn with more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast was stated.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// "Increase Contrast" is on.
  case high = 1
}

/// Whether text is drawn bold for legibility.
public typealias UILegibilityWeight = _LegibilityWeight

/// Whether text is drawn bold for legibility; Apple's name is ``UILegibilityWeight``.
public enum _LegibilityWeight: Int, Sendable {
  /// No weight was stated.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// "Bold Text" is on.
  case bold = 1
}

/// The visual layer that content stands on.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level was stated.
  case unspecified = -1
  /// The window's main content.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// The side of a device that is up, as the interface sees it.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation cannot be told.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the bottom up.
  case portraitUpsideDown = 2
  /// On its side, the device's bottom to the right.
  case landscapeRight = 3
  /// On its side, the device's bottom to the left.
  case landscapeLeft = 4

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation: 1 shifted left by its raw value.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { .init(rawValue: 1 << 1) }
  /// Upright, the bottom up.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 1 << 2) }
  /// On its side, the device's bottom to the right.
  public static var landscapeRight: UIInterfaceOrientationMask { .init(rawValue: 1 << 3) }
  /// On its side, the device's bottom to the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { .init(rawValue: 1 << 4) }
  /// Both landscape orientations.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// Every orientation.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .portraitUpsideDown, .landscape]
  }
  /// Every orientation but the one with the bottom up.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }

  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}
