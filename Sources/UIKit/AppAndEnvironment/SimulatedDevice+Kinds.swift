// SPDX-License-Identifier: MIT
internal import Foundation

extension SimulatedDevice {
  /// A phone with a home button: a status bar of 20 points while upright.
  static func button(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    wide: Bool = false, panel: (CGFloat, CGFloat)? = nil
  ) -> SimulatedDevice {
    phone(
      id, name, CGSize(width: width, height: height), scale, radius: 0, .none,
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: Insets(top: 0, left: 0, bottom: 0, right: 0), bar: 20, wide: wide, panel: panel)
  }

  /// A phone with a notch; its status bar is as high as the notch's safe area.
  static func notch(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    radius: CGFloat, top: CGFloat, wide: Bool = false, panel: (CGFloat, CGFloat)? = nil
  ) -> SimulatedDevice {
    face(
      id, name, CGSize(width: width, height: height), scale, radius: radius, .notch, top: top,
      bar: top, wide: wide, panel: panel)
  }

  /// A phone with an island, at three pixels a point; its status bar is 54 points high.
  static func island(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 55,
    top: CGFloat = 59, wide: Bool = false
  ) -> SimulatedDevice {
    face(
      id, name, CGSize(width: width, height: height), 3, radius: radius, .island, top: top, bar: 54,
      wide: wide, panel: nil)
  }

  /// A phone with a home indicator: 34 points below while upright, 21 on its side.
  private static func face(
    _ id: String, _ name: String, _ size: CGSize, _ scale: CGFloat, radius: CGFloat,
    _ cutout: Cutout, top: CGFloat, bar: CGFloat, wide: Bool, panel: (CGFloat, CGFloat)?
  ) -> SimulatedDevice {
    phone(
      id, name, size, scale, radius: radius, cutout,
      portrait: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: top, bottom: 21, right: top), bar: bar, wide: wide,
      panel: panel)
  }

  /// A phone; the widest are regular in width on their side.
  private static func phone(
    _ id: String, _ name: String, _ size: CGSize, _ scale: CGFloat, radius: CGFloat,
    _ cutout: Cutout, portrait: Insets, landscape: Insets, bar: CGFloat, wide: Bool,
    panel: (CGFloat, CGFloat)?
  ) -> SimulatedDevice {
    SimulatedDevice(
      id: id, name: name, size: size, scale: scale,
      pixels: panel.map { CGSize(width: $0.0, height: $0.1) } ?? size.scaled(by: scale),
      idiom: .phone, cornerRadius: radius, cutout: cutout, portraitSafeArea: portrait,
      landscapeSafeArea: landscape, turnedSafeArea: landscape, statusBarHeight: bar,
      portraitWidthClass: .compact, landscapeWidthClass: wide ? .regular : .compact,
      landscapeHeightClass: .compact)
  }

  /// A tablet, at two pixels a point; regular in both directions, whichever side is up.
  static func tablet(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat,
    top: CGFloat = 24, bottom: CGFloat = 20
  ) -> SimulatedDevice {
    let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    let size = CGSize(width: width, height: height)
    return SimulatedDevice(
      id: id, name: name, size: size, scale: 2, pixels: size.scaled(by: 2), idiom: .pad,
      cornerRadius: radius, cutout: .none, portraitSafeArea: insets, landscapeSafeArea: insets,
      turnedSafeArea: insets, statusBarHeight: top, portraitWidthClass: .regular,
      landscapeWidthClass: .regular, landscapeHeightClass: .regular)
  }

  /// The phone that folds, open and closed: two screens of one device.
  ///
  /// The system keeps a strip of 84 points at the right for its bars, but not on the open device
  /// while it is upright; on the closed one the strip is at the camera's side. The open screen is
  /// drawn at three pixels a point and brought to fewer, as on an iPhone 8 Plus.
  static let folding: [SimulatedDevice] = [
    SimulatedDevice(
      id: "iphone-duo", name: "iPhone Duo (open)", size: CGSize(width: 669, height: 951), scale: 3,
      pixels: CGSize(width: 1878, height: 2670), idiom: .phone, cornerRadius: 55, cutout: .none,
      portraitSafeArea: Insets(top: 82, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: Insets(top: 0, left: 0, bottom: 34, right: 84),
      turnedSafeArea: Insets(top: 0, left: 0, bottom: 34, right: 84), statusBarHeight: 82,
      portraitWidthClass: .regular, landscapeWidthClass: .regular, landscapeHeightClass: .regular),
    SimulatedDevice(
      id: "iphone-duo-closed", name: "iPhone Duo (closed)", size: CGSize(width: 466, height: 678),
      scale: 3, pixels: CGSize(width: 1398, height: 2034), idiom: .phone, cornerRadius: 55,
      cutout: .camera, portraitSafeArea: Insets(top: 0, left: 0, bottom: 34, right: 84),
      landscapeSafeArea: Insets(top: 0, left: 84, bottom: 34, right: 0),
      turnedSafeArea: Insets(top: 0, left: 0, bottom: 34, right: 84), statusBarHeight: 0,
      portraitWidthClass: .compact, landscapeWidthClass: .compact, landscapeHeightClass: .compact),
  ]
}

extension CGSize {
  fileprivate func scaled(by scale: CGFloat) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
