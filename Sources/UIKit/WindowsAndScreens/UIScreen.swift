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
    let device = Simulator.current.situation.device
    let size = CGSize(
      width: device.size.width * device.scale, height: device.size.height * device.scale)
    return CGRect(origin: .zero, size: size)
  }

  /// Pixels in a point of the hardware; the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// Frames in a second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the device and of its user's settings.
  open var traitCollection: UITraitCollection { Simulator.current.situation.traits }

  /// Tells that a trait of the screen changed.
  ///
  /// The default does nothing; call `super`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
