// SPDX-License-Identifier: MIT

internal import Foundation

/// The colours of a button in a state.
struct ButtonColors {
  var foreground: UIColor
  /// Nil for no background.
  var background: UIColor?
}

extension UIButton.Configuration {
  /// How much of the colours is left while a button is pressed.
  private static let pressedAlpha: CGFloat = 0.75

  /// The colours in a state, for an accent colour and traits.
  func colors(in state: UIControl.State, tint: UIColor, traits: UITraitCollection) -> ButtonColors {
    var colors = restingColors(in: state, tint: tint, traits: traits)
    if state.contains(.disabled) {
      colors.foreground = .tertiaryLabel
      colors.background = colors.background.map { _ in .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      colors.foreground = colors.foreground.paler(Self.pressedAlpha, traits)
      colors.background = colors.background?.paler(Self.pressedAlpha, traits)
    }
    return colors
  }

  private func restingColors(
    in state: UIControl.State, tint: UIColor, traits: UITraitCollection
  ) -> ButtonColors {
    let accent = baseBackgroundColor ?? tint
    let text = baseForegroundColor ?? tint
    let pale = accent.paler(traits.userInterfaceStyle == .dark ? 0.25 : 0.15, traits)
    let filled = ButtonColors(foreground: baseForegroundColor ?? .white, background: accent)
    let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
    return switch style {
    case .filled: filled
    case .tinted: isSelected ? filled : ButtonColors(foreground: text, background: pale)
    case .gray:
      isSelected
        ? filled
        : ButtonColors(foreground: text, background: baseBackgroundColor ?? .tertiarySystemFill)
    case .plain: ButtonColors(foreground: text, background: isSelected ? pale : nil)
    }
  }

  /// The radius of the background's corners, for a button's size in points.
  func cornerRadius(for size: CGSize, traits: UITraitCollection) -> CGFloat {
    let most = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: buttonSize.cornerRadius
      case .dynamic:
        UIFontMetrics.default.scaledValue(for: buttonSize.cornerRadius, compatibleWith: traits)
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: most
      }
    return min(radius, most)
  }

  /// How title and subtitle stand to each other, in a layout that begins at the left.
  var textAlignment: UIControl.ContentHorizontalAlignment {
    switch titleAlignment {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    case .automatic:
      switch imageSide {
      case .leading: image == nil ? .center : .left
      case .trailing: image == nil ? .center : .right
      case .top, .bottom: .center
      }
    }
  }

  /// A side of the text.
  enum Side {
    case top, bottom, leading, trailing
  }

  var imageSide: Side {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    return imagePlacement.contains(.trailing) && !imagePlacement.contains(.leading)
      ? .trailing : .leading
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// About 0.175 of the button's height.
  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .mini: 4.2
    case .small: 4.9
    case .medium: 5.95
    case .large: 8.75
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini: .footnote
    case .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini: .caption2
    case .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

extension UIColor {
  /// The colour for some traits, with so much of its alpha left.
  fileprivate func paler(_ part: CGFloat, _ traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits)
    return color.withAlphaComponent(color.cgColor.alpha * part)
  }
}
