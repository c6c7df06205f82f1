// SPDX-License-Identifier: MIT

import TabBarCore

extension TabBarDocument.Style {
  var value: DocumentValue? {
    var object = ObjectWriter()
    if preset != "classic" { object.add("preset", .string(preset)) }
    object.add("contentHeight", contentHeight.map { .number($0) })
    object.add("titleSize", titleSize.map { .number($0) })
    object.add("titleColor", titleColor?.value)
    object.add("selectedTitleColor", selectedTitleColor?.value)
    object.add("iconColor", iconColor?.value)
    object.add("selectedIconColor", selectedIconColor?.value)
    object.add("maximumIconSize", maximumIconSize.map { .size($0) })
    object.add("background", background?.value)
    object.add("hairline", hairline?.value)
    object.add("indicator", indicator?.value)
    object.add("badgeColor", badgeColor?.value)
    object.add("badgeTextColor", badgeTextColor?.value)
    object.add("animation", animation.map { .string($0.rawValue) })
    let members = object.members + unknownFields
    return members.isEmpty ? nil : .object(members)
  }
}

extension StyleColor {
  var value: DocumentValue {
    switch self {
    case .semantic(let name): .string(name.rawValue)
    case .fixed(let light, let dark) where light == dark: .string(light.exactText)
    case .fixed(let light, let dark):
      .object([.init("light", .string(light.exactText)), .init("dark", .string(dark.exactText))])
    }
  }
}

extension StyleColor.RGBA {
  /// The colour as `#rrggbb` where that is exact, which it is not for every opacity.
  fileprivate var exactText: String {
    if StyleColor.RGBA(hexText) == self { return hexText }
    let channels = [red, green, blue].map { DocumentValue.number($0 * 255).jsonText }
    return "rgba(\(channels.joined(separator: ", ")), \(DocumentValue.number(alpha).jsonText))"
  }
}

extension TabBarDocument.Style.Background {
  var value: DocumentValue {
    switch self {
    case .none: .string("none")
    case .system: .string("system")
    case .color(let color): color.value
    case .image(let icon, let fill):
      .object([.init("image", icon.value), .init("fill", .string(fill.rawValue))])
    }
  }
}

extension TabBarDocument.Style.Hairline {
  var value: DocumentValue {
    switch self {
    case .none: .string("none")
    case .color(let color): color.value
    }
  }
}

extension TabBarDocument.Style.Indicator {
  var value: DocumentValue {
    switch self {
    case .none: .string("none")
    case .pill(let color): .named("pill", color.value)
    case .image(let icon): .named("image", icon.value)
    }
  }
}
