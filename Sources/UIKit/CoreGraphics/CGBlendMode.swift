// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

/// How what is drawn joins what is there.
///
/// Apple's `plusDarker` is not here: the drawing library has nothing like it.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there; the usual mode.
  case normal = 0
  /// Colours are multiplied, which darkens.
  case multiply = 1
  /// The opposites of colours are multiplied, which lightens.
  case screen = 2
  /// Multiplied where it is dark, screened where it is light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// What is there is brightened by what is drawn.
  case colorDodge = 6
  /// What is there is darkened by what is drawn.
  case colorBurn = 7
  /// A little lighter or darker, as what is drawn is light or dark.
  case softLight = 8
  /// Screened or multiplied, as what is drawn is light or dark.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// A softer difference.
  case exclusion = 11
  /// The hue of what is drawn on what is there.
  case hue = 12
  /// The saturation of what is drawn on what is there.
  case saturation = 13
  /// The hue and saturation of what is drawn on what is there.
  case color = 14
  /// The brightness of what is drawn on what is there.
  case luminosity = 15
  /// Nothing stays.
  case clear = 16
  /// What is drawn takes the place of what is there, transparent or not.
  case copy = 17
  /// What is drawn, where something was; nothing else stays.
  case sourceIn = 18
  /// What is drawn, where nothing was; nothing else stays.
  case sourceOut = 19
  /// Over what is there, only where something was.
  case sourceAtop = 20
  /// Under what is there.
  case destinationOver = 21
  /// What is there, where something is drawn; nothing else stays.
  case destinationIn = 22
  /// What is there, where nothing is drawn; nothing else stays.
  case destinationOut = 23
  /// Under what is there, only where something is drawn.
  case destinationAtop = 24
  /// Either of both, but not both.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27

  var value: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}

extension CGContext {
  /// Sets how what is drawn from now on joins what is there; over it at first.
  public func setBlendMode(_ mode: CGBlendMode) {
    surface.setBlendMode(mode.value)
  }

  /// Draws with a blend mode and a further alpha.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    saveGState()
    state.alpha *= min(1, max(0, alpha))
    setBlendMode(mode)
    body()
    restoreGState()
  }
}
