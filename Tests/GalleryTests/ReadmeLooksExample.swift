// SPDX-License-Identifier: MIT
import Foundation
import TabBarKit

@MainActor func dressUp(_ bar: TabBar) {
  let style = TabBarStyle.notch.with {
    $0.selectedTitleColor = StyleColor(hex: 0xD9480F)
    $0.indicator = .dot(StyleColor(hex: 0xD9480F))
    $0.badge.truncation = .weChat
  }
  bar.setStyle(style, animated: true)
}
