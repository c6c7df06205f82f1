// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// How far the selection has come from one tab to another, while a finger leads it.
struct SelectionProgress: Equatable {
  let from: TabID
  let to: TabID
  /// 0 for the first tab, 1 for the other.
  let share: CGFloat
}

extension TabBar {
  /// Shows indicator and colours between two tabs; what is selected is not changed by it.
  func show(_ progress: SelectionProgress?) {
    guard let progress else { return refresh() }
    applyProgress(progress)
    layoutIndicator()
  }

  /// Mixes the colours of the two tabs.
  func applyProgress(_ progress: SelectionProgress) {
    controls[progress.from]?.mix(1 - progress.share, style: style, tint: tintColor)
    controls[progress.to]?.mix(progress.share, style: style, tint: tintColor)
  }

  /// Where the indicator is between the two tabs; nil if it is not drawn under both.
  func indicatorFrame(at progress: SelectionProgress) -> CGRect? {
    guard let from = makeLayout(selected: progress.from).indicatorFrame,
      let to = makeLayout(selected: progress.to).indicatorFrame
    else { return nil }
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      one + (other - one) * progress.share
    }
    return CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: between(from.width, to.width), height: between(from.height, to.height))
  }
}

extension TabBarItemControl {
  /// Shows the colours of a tab that is selected to a part, from 0 to 1.
  fileprivate func mix(_ share: CGFloat, style: TabBarStyle, tint: UIColor) {
    func color(_ color: (Bool) -> StyleColor) -> UIColor {
      color(false).uiColor(tint: tint)
        .mixed(with: color(true).uiColor(tint: tint), share: share, traits: traitCollection)
    }
    iconView.tintColor = color { style.iconColor(for: item, selected: $0) }
    titleLabel.textColor = color { style.titleColor(for: item, selected: $0) }
  }
}

extension UIColor {
  /// A colour between this one and another: 0 is this one, 1 the other.
  fileprivate func mixed(
    with other: UIColor, share: CGFloat, traits: UITraitCollection
  ) -> UIColor {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let mix = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * share }
    return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
  }
}
