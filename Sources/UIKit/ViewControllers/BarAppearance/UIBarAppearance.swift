// SPDX-License-Identifier: MIT
public import Foundation

/// The look of a bar's background and shadow.
///
/// From the bottom up: effect, colour, image. Bars copy appearances, so that changing one that was
/// assigned, or got back, does nothing until it is assigned again.
@MainActor open class UIBarAppearance: NSObject {
  /// The kind of device that the defaults are for.
  public let idiom: UIUserInterfaceIdiom

  /// Makes an appearance with the default background for the current device.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Makes an appearance with the default background for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with another's background and shadow.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    copyContents(of: barAppearance)
  }

  /// Takes over what the appearances of one kind of bar have besides.
  func copyContents(of other: UIBarAppearance) {}

  /// A copy that shares nothing with this appearance.
  public func copy() -> Self { Self(barAppearance: self) }

  /// A copy that shares nothing with this appearance.
  @_disfavoredOverload public nonisolated override func copy() -> Any {
    MainActor.assumeIsolated { Self(barAppearance: self) }
  }

  /// The system's translucent background and its shadow.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.systemShadow
    shadowImage = nil
  }

  /// An opaque background in the system's colour, with a shadow.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.systemShadow
    shadowImage = nil
  }

  /// No background and no shadow.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// The effect on what is behind the bar, under colour and picture; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// The picture over the colour; nil for none.
  open var backgroundImage: UIImage?
  /// How the picture lies in the bar; stretched by default.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the one-pixel shadow; nil or clear for none.
  ///
  /// It tints a shadow image that is a template.
  open var shadowColor: UIColor?
  /// The picture of the shadow; nil means a line of one pixel.
  open var shadowImage: UIImage?

  /// The system's line: black at 0.3 in the light style, white at 0.15 in the dark one.
  static let systemShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
