// SPDX-License-Identifier: MIT
public import Foundation

/// The side of a device that is up.
public enum UIDeviceOrientation: Int, Sendable {
  /// It cannot be told.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the bottom up.
  case portraitUpsideDown = 2
  /// On its side, the bottom to the right.
  case landscapeLeft = 3
  /// On its side, the bottom to the left.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether the device stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app runs on.
@MainActor open class UIDevice: NSObject {
  /// The simulated device.
  open class var current: UIDevice { Simulator.current.uiDevice }

  override init() { super.init() }

  /// Posted when the device was turned.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The device's name.
  open var name: String { Simulator.current.situation.device.name }

  /// The kind of device: "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the user's language; the same as ``model``.
  open var localizedModel: String { model }

  /// The name of the system: "iOS", or "iPadOS" on tablets.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system that this UIKit behaves as; 16.5 unless the simulator is another.
  open var systemVersion: String { Simulator.current.switches.systemVersion }

  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Simulator.current.situation.device.idiom }

  /// The side that is up; a device on its left side shows an interface on its right.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: Simulator.current.situation.orientation.rawValue) ?? .unknown
  }
}
