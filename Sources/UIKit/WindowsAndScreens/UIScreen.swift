// SPDX-License-Identifier: MIT
public import Foundation

/// The screen of the device.
@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the current simulator.
  open class var main: UIScreen { Simulator.current.screen }

  /// The screens there are: one.
  open class var screens: [UIScreen] { [main] }

  nonisolated override init() {}

  /// The screen's area in points, for the side that is up.
  open var bounds: CGRect {
    let situation = Simulator.current.situation
    return CGRect(origin: .zero, size: situation.device.size(in: situation.orientation))
  }

  /// Pixels in a point.
  open var scale: CGFloat { Simulator.current.situation.device.scale }

  /// The upright screen's area in pixels.
  open var nativeBounds: CGRect {
    CGRect(origin: .zero, size: Simulator.current.situation.device.pixels)
  }

  /// Pixels in a point of the hardware: fewer than ``scale`` where the screen is drawn larger and
  /// brought to the panel's size, as on an iPhone 8 Plus or 13 mini.
  open var nativeScale: CGFloat {
    let device = Simulator.current.situation.device
    return device.pixels.width / device.size.width
  }

  /// Frames in a second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the device and of its user's settings.
  open var traitCollection: UITraitCollection { Simulator.current.traits }

  /// Tells that a trait of the screen changed.
  ///
  /// The default does nothing; call `super`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
