// SPDX-License-Identifier: MIT
internal import Foundation

extension SimulatedDevice {
  /// Every device there is, phones from small to large, then tablets.
  ///
  /// Sizes and safe areas are those that the devices' screens report. The size of `iphone-duo`,
  /// folded out, is an assumption: 640 by 904 points at three pixels a point, regular in both
  /// directions, with an island; nothing of it was measured.
  package static let all: [SimulatedDevice] = [
    .button("iphone-se-1", "iPhone SE (1st generation)", 320, 568, 2),
    .button("iphone-se", "iPhone SE", 375, 667, 2),
    .button("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, wide: true),
    .face("iphone-x", "iPhone X", 375, 812, 3, radius: 39, .notch, top: 44, bar: 44),
    .face(
      "iphone-11", "iPhone 11", 414, 896, 2, radius: 41.5, .notch, top: 48, bar: 48, wide: true),
    .face("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, radius: 44, .notch, top: 50, bar: 50),
    .face("iphone-14", "iPhone 14", 390, 844, 3, radius: 47.33, .notch, top: 47, bar: 47),
    .face("iphone-15", "iPhone 15", 393, 852, 3, radius: 55, .island, top: 59, bar: 54),
    .face(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, radius: 55, .island, top: 59, bar: 54,
      wide: true),
    .face("iphone-16", "iPhone 16", 393, 852, 3, radius: 55, .island, top: 59, bar: 54),
    .face(
      "iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, radius: 55, .island, top: 59, bar: 54,
      wide: true),
    .face("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, radius: 62, .island, top: 62, bar: 54),
    .face(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, radius: 62, .island, top: 62, bar: 54,
      wide: true),
    .tablet(
      "iphone-duo", "iPhone Duo", 640, 904, 3, radius: 40, top: 59, bottom: 34, idiom: .phone),
    .tablet("ipad", "iPad (9th generation)", 810, 1080, 2, radius: 0, top: 20, bottom: 0),
    .tablet("ipad-mini", "iPad mini", 744, 1133, 2, radius: 21.5, top: 24, bottom: 20),
    .tablet("ipad-pro-11", "iPad Pro 11-inch", 834, 1210, 2, radius: 30, top: 24, bottom: 20),
    .tablet("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376, 2, radius: 30, top: 24, bottom: 20),
  ]

  /// The device with an id, or nil.
  package static func named(_ id: String) -> SimulatedDevice? { all.first { $0.id == id } }

  /// The device that is taken when none is named.
  package static let iPhone16 = SimulatedDevice.face(
    "iphone-16", "iPhone 16", 393, 852, 3, radius: 55, .island, top: 59, bar: 54)

  /// A phone with a home button.
  private static func button(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    wide: Bool = false
  ) -> SimulatedDevice {
    SimulatedDevice(
      id: id, name: name, size: CGSize(width: width, height: height), scale: scale, idiom: .phone,
      cornerRadius: 0, cutout: .none,
      portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
      portraitWidthClass: .compact, landscapeWidthClass: wide ? .regular : .compact,
      landscapeHeightClass: .compact)
  }

  /// A phone with a home indicator: 34 points below while upright, 21 on its side.
  private static func face(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    radius: CGFloat, _ cutout: Cutout, top: CGFloat, bar: CGFloat, wide: Bool = false
  ) -> SimulatedDevice {
    SimulatedDevice(
      id: id, name: name, size: CGSize(width: width, height: height), scale: scale, idiom: .phone,
      cornerRadius: radius, cutout: cutout,
      portraitSafeArea: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: Insets(top: 0, left: top, bottom: 21, right: top), statusBarHeight: bar,
      portraitWidthClass: .compact, landscapeWidthClass: wide ? .regular : .compact,
      landscapeHeightClass: .compact)
  }

  /// A device that is regular in both directions, whichever side is up.
  private static func tablet(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    radius: CGFloat, top: CGFloat, bottom: CGFloat, idiom: UIUserInterfaceIdiom = .pad
  ) -> SimulatedDevice {
    let isPhone = idiom == .phone
    return SimulatedDevice(
      id: id, name: name, size: CGSize(width: width, height: height), scale: scale, idiom: idiom,
      cornerRadius: radius, cutout: isPhone ? .island : .none,
      portraitSafeArea: Insets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeSafeArea: isPhone
        ? Insets(top: 0, left: top, bottom: 21, right: top)
        : Insets(top: top, left: 0, bottom: bottom, right: 0),
      statusBarHeight: isPhone ? 54 : top, portraitWidthClass: .regular,
      landscapeWidthClass: .regular, landscapeHeightClass: .regular)
  }
}
