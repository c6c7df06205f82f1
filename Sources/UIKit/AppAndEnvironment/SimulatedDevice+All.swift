// SPDX-License-Identifier: MIT
internal import Foundation

extension SimulatedDevice {
  /// Every device there is, phones from old to new, then tablets.
  ///
  /// `Documentation/Devices.md` names the public sources of the numbers.
  package static let all: [SimulatedDevice] = phones + folding + tablets

  /// The device with an id, or nil.
  package static func named(_ id: String) -> SimulatedDevice? { all.first { $0.id == id } }

  /// The device that is taken when none is named.
  package static let iPhone16 = SimulatedDevice.island("iphone-16", "iPhone 16", 393, 852)

  private static let phones: [SimulatedDevice] = [
    .button("iphone-se-1", "iPhone SE (1st generation)", 320, 568, 2),
    .button("iphone-se", "iPhone SE (2nd and 3rd generation)", 375, 667, 2),
    .button("iphone-8", "iPhone 8", 375, 667, 2),
    .button("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, wide: true, panel: (1080, 1920)),
    .notch("iphone-x", "iPhone X", 375, 812, 3, radius: 39, top: 44),
    .notch("iphone-xs", "iPhone XS", 375, 812, 3, radius: 39, top: 44),
    .notch("iphone-xs-max", "iPhone XS Max", 414, 896, 3, radius: 39, top: 44, wide: true),
    .notch("iphone-xr", "iPhone XR", 414, 896, 2, radius: 41.5, top: 48, wide: true),
    .notch("iphone-11", "iPhone 11", 414, 896, 2, radius: 41.5, top: 48, wide: true),
    .notch("iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, radius: 39, top: 44),
    .notch("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, radius: 39, top: 44, wide: true),
    .notch(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, 3, radius: 44, top: 50, panel: (1080, 2340)),
    .notch("iphone-12", "iPhone 12", 390, 844, 3, radius: 47.33, top: 47),
    .notch("iphone-12-pro", "iPhone 12 Pro", 390, 844, 3, radius: 47.33, top: 47),
    .notch(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, radius: 53.33, top: 47, wide: true),
    .notch(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, 3, radius: 44, top: 50, panel: (1080, 2340)),
    .notch("iphone-13", "iPhone 13", 390, 844, 3, radius: 47.33, top: 47),
    .notch("iphone-13-pro", "iPhone 13 Pro", 390, 844, 3, radius: 47.33, top: 47),
    .notch(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, radius: 53.33, top: 47, wide: true),
    .notch("iphone-14", "iPhone 14", 390, 844, 3, radius: 47.33, top: 47),
    .notch("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, radius: 53.33, top: 47, wide: true),
    .island("iphone-14-pro", "iPhone 14 Pro", 393, 852),
    .island("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, wide: true),
    .island("iphone-15", "iPhone 15", 393, 852),
    .island("iphone-15-plus", "iPhone 15 Plus", 430, 932, wide: true),
    .island("iphone-15-pro", "iPhone 15 Pro", 393, 852),
    .island("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, wide: true),
    .iPhone16,
    .island("iphone-16-plus", "iPhone 16 Plus", 430, 932, wide: true),
    .notch("iphone-16e", "iPhone 16e", 390, 844, 3, radius: 47.33, top: 47),
    .island("iphone-16-pro", "iPhone 16 Pro", 402, 874, radius: 62, top: 62),
    .island("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, radius: 62, top: 62, wide: true),
    .island("iphone-17", "iPhone 17", 402, 874, radius: 62, top: 62),
    .island("iphone-17-pro", "iPhone 17 Pro", 402, 874, radius: 62, top: 62),
    .island("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, radius: 62, top: 62, wide: true),
    .island("iphone-air", "iPhone Air", 420, 912, radius: 62, top: 68, wide: true),
  ]

  private static let tablets: [SimulatedDevice] = [
    .tablet("ipad", "iPad (9th generation)", 810, 1080, radius: 0, top: 20, bottom: 0),
    .tablet("ipad-10", "iPad (10th generation)", 820, 1180, radius: 25),
    .tablet("ipad-mini", "iPad mini", 744, 1133, radius: 21.5),
    .tablet("ipad-air", "iPad Air", 820, 1180, radius: 18),
    .tablet("ipad-air-13", "iPad Air 13-inch", 1024, 1366, radius: 18),
    .tablet("ipad-pro-11-m2", "iPad Pro 11-inch (to 4th generation)", 834, 1194, radius: 18),
    .tablet("ipad-pro-12", "iPad Pro 12.9-inch", 1024, 1366, radius: 18),
    .tablet("ipad-pro-11", "iPad Pro 11-inch", 834, 1210, radius: 30),
    .tablet("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376, radius: 30),
  ]
}
