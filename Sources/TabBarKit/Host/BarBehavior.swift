// SPDX-License-Identifier: MIT

/// What the bar does while the keyboard is up.
public enum BarKeyboardBehavior: Hashable, Sendable, CaseIterable {
  /// The bar stays where it is, and the keyboard covers it, as with UIKit's own bar.
  case stays
  /// The bar leaves and returns with the keyboard, in the keyboard's own time and curve.
  ///
  /// It leaves where the keyboard would cover it, and only there: not for a keyboard that floats
  /// elsewhere, nor for one without a height, as of hardware. A bar along a side stays.
  case hides
}

/// When the bar gives way to the content that the user scrolls.
///
/// A minimised bar is below the lower edge; what stands on it, the
/// ``TabBarController/bottomAccessoryView``, comes down to the bottom inset and stays. The content
/// does not move: only its inset changes. The bar is back at the content's top, with another tab,
/// page or content, and after scrolling the other way. It is never minimised for users of VoiceOver
/// or Switch Control, along a side, by code that scrolls, by content that bounces, or where the content would end
/// above the lower edge without it.
public enum BarMinimizeBehavior: Hashable, Sendable, CaseIterable {
  /// The bar stays.
  case never
  /// The bar goes when the user reads on, and returns when they scroll back.
  case onScrollDown
  /// The bar goes when the user scrolls back, and returns when they read on.
  case onScrollUp
}
