// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarStage {
  /// Where the bar is while it is on its way.
  enum Place {
    /// At its place.
    case shown
    /// Away with the page beneath a pushed one, cut at the pushed page's edge.
    case coveredByPush
    /// Below the lower edge.
    case below
  }

  /// The frames of the host in the controller's view, and of the bar in the host, in points.
  struct Frames {
    var host: CGRect
    var bar: CGRect
  }

  /// Puts the bar somewhere; inside an animation it goes there.
  func place(_ place: Place) {
    if let frames = frames(for: place) { put(frames) }
  }

  func put(_ frames: Frames) {
    guard let hostView else { return }
    if hostView.frame != frames.host { hostView.frame = frames.host }
    if bar.frame != frames.bar { bar.frame = frames.bar }
  }

  func frames(for place: Place) -> Frames? {
    guard let root = controller?.viewIfLoaded else { return nil }
    var frames = Frames(host: root.bounds, bar: barFrame)
    switch place {
    case .shown:
      break
    case .coveredByPush:
      let width = root.bounds.width
      let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
      frames.host.origin.x = isRightToLeft ? width : 0
      frames.host.size.width = 0
      // The page beneath moves by 30 % of the width, which is UIKit's own figure.
      frames.bar.origin.x += (isRightToLeft ? 0.3 : -0.3) * width - frames.host.minX
    case .below:
      frames.bar.origin.y = root.bounds.maxY + max(0, -highestEdge)
    }
    return frames
  }

  // Items that stand out of the bar must leave the screen, too.
  private var highestEdge: CGFloat { bar.barLayout.items.map(\.frame.minY).min() ?? 0 }

  /// Where the bar goes in the controller's view, in points.
  var barFrame: CGRect {
    guard let root = controller?.viewIfLoaded else { return .zero }
    let insets = root.safeAreaInsets
    bar.hostInsets = BarInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
    let height = bar.sizeThatFits(root.bounds.size).height
    return CGRect(
      x: 0, y: root.bounds.maxY - height, width: root.bounds.width, height: height)
  }
}

extension BarStage.Frames {
  /// The frames on their way to others; 0 is here, 1 is there.
  func moved(to end: Self, by share: CGFloat) -> Self {
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    func between(_ one: CGRect, _ other: CGRect) -> CGRect {
      CGRect(
        x: between(one.minX, other.minX), y: between(one.minY, other.minY),
        width: between(one.width, other.width), height: between(one.height, other.height))
    }
    return Self(host: between(host, end.host), bar: between(bar, end.bar))
  }
}
