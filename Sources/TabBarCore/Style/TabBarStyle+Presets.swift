// SPDX-License-Identifier: MIT

import Foundation

extension TabBarStyle {
  /// As the system's bar.
  public static let classic = TabBarStyle(name: "classic")

  /// One plain ground without a line: the page's colour goes on under the items.
  public static let flat = TabBarStyle(name: "flat").with {
    $0.background = .color(.barBackground)
    $0.hairlineColor = nil
  }

  /// A capsule of blurred ground that floats above the page with a pill behind the selected item, as
  /// the system's bar from iOS 26 on.
  public static let floating = TabBarStyle(name: "floating").with {
    $0.maximumTextScale = 1.3
    $0.contentHeight = 62
    $0.compactContentHeight = 48
    $0.arrangement = .grouped(gap: 2)
    $0.shape = .capsule(margins: BarInsets(left: 21, right: 21))
    $0.background = .blur(.thin, tint: nil)
    $0.hairlineColor = nil
    $0.shadow = BarShadow(opacity: 0.15, radius: 16, offset: BarOffset(y: 6))
    $0.indicator = .pill(StyleColor(light: 0xE9E9EE, dark: 0x3A3A3C))
    $0.normalTitleColor = .label
  }

  /// A capsule of one colour that floats above the page.
  public static let capsule = TabBarStyle(name: "capsule").with {
    $0.maximumTextScale = 1.3
    $0.contentHeight = 64
    $0.compactContentHeight = 48
    $0.arrangement = .grouped(gap: 3)
    $0.shape = .capsule(margins: BarInsets(left: 24, bottom: 8, right: 24))
    $0.background = .color(.raisedBackground)
    $0.hairlineColor = nil
    $0.shadow = BarShadow()
  }

  /// A bar that waves over every item that stands out of it.
  public static let wave = TabBarStyle(name: "wave").with {
    $0.shape = .wave
    $0.background = .color(.raisedBackground)
  }

  /// A rounded card that floats above the page, 56 points high, with the title's line in its middle.
  public static let card = TabBarStyle(name: "card").with {
    $0.maximumTextScale = 1.3
    $0.contentHeight = 64
    $0.compactContentHeight = 48
    $0.arrangement = .grouped(gap: 3)
    $0.shape = .card(margins: BarInsets(top: 0, left: 16, bottom: 8, right: 16), cornerRadius: 20)
    $0.background = .color(.raisedBackground)
    $0.shadow = BarShadow()
  }

  /// A bar that bulges above every item that stands out of it.
  public static let bulge = TabBarStyle(name: "bulge").with {
    $0.shape = .bulge
    $0.background = .color(.raisedBackground)
  }

  /// A bar that is cut out around every item that stands out of it.
  public static let notch = TabBarStyle(name: "notch").with {
    $0.shape = .notch
    $0.background = .color(.raisedBackground)
  }

  /// Icon and title as one group in the middle, 12-point titles, red when selected, else light grey.
  public static let centerView = TabBarStyle(name: "centerView").with {
    $0.arrangement = .grouped(gap: 5)
    $0.titleFontSize = 12
    $0.titleWeight = .regular
    $0.normalTitleColor = StyleColor(hex: 0xAAAAAA)
    $0.selectedTitleColor = StyleColor(hex: 0xFF0000)
  }

  /// 9-point titles, dark grey, black when selected: for bars around a raised publish button.
  public static let raisedPublish = TabBarStyle(name: "raisedPublish").with {
    $0.titleFontSize = 9
    $0.titleWeight = .regular
    $0.normalTitleColor = StyleColor(light: 0x555555, dark: 0xAAAAAA)
    $0.selectedTitleColor = StyleColor(light: 0x000000, dark: 0xFFFFFF)
    $0.background = .color(.barBackground)
  }

  /// For a bar of any height in any view: icon and title in parts of its height, 12-point titles.
  public static let dock = TabBarStyle(name: "dock").with {
    $0.compactContentHeight = 49
    $0.arrangement = .dock
    $0.titleFontSize = 12
    $0.titleWeight = .regular
    $0.hairlineColor = nil
  }
}
