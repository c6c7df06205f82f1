// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension BarStage {
  /// Where the bar is while it is on its way.
  enum Place {
    /// At its place; a minimised bar's is below the lower edge.
    case shown
    /// Away with the page beneath a pushed one, cut at the pushed page's edge.
    case coveredByPush
    /// Below the lower edge, or beyond the side along which it lies, with what stands on it.
    case away
  }

  /// The frames of the host in the controller's view, and of the bar and what stands on it in the
  /// host, in points.
  struct Frames {
    var host: CGRect
    var bar: CGRect
    var accessory: CGRect
    /// How dark the bar is, from 0 to 1.
    var shade: CGFloat = 0
  }

  /// Puts the bar somewhere; inside an animation it goes there.
  func place(_ place: Place) {
    guard let frames = frames(for: place) else { return }
    put(frames)
    guide.frame = guideFrame
  }

  func put(_ frames: Frames) {
    guard let hostView else { return }
    if hostView.frame != frames.host { hostView.frame = frames.host }
    if bar.frame != frames.bar { bar.frame = frames.bar }
    if let accessoryView, accessoryView.frame != frames.accessory {
      accessoryView.frame = frames.accessory
    }
    hostView.shade?.frame = frames.bar
    hostView.shade?.alpha = frames.shade
    bar.updateActivationPoints()
  }

  func frames(for place: Place) -> Frames? {
    guard let root = controller?.viewIfLoaded else { return nil }
    var frames = Frames(host: root.bounds, bar: barFrame, accessory: .zero)
    let height = accessoryHeight
    var lower = frames.bar.minY
    if bar.edge.isVertical { lower = root.bounds.maxY - root.safeAreaInsets.bottom }
    switch place {
    case .coveredByPush where bar.edge.isVertical, .away where bar.edge.isVertical:
      // A bar along a side goes to that side: beneath a page it would be seen through the page's gap.
      frames.bar.origin.x = bar.edge == .left ? -frames.bar.width : root.bounds.maxX
      lower = root.bounds.maxY + height
    case .shown:
      if isMinimized {
        frames.bar.origin.y = root.bounds.maxY + overhang
        lower = root.bounds.maxY - root.safeAreaInsets.bottom
      }
    case .coveredByPush:
      let width = root.bounds.width
      let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
      frames.host.origin.x = isRightToLeft ? width : 0
      frames.host.size.width = 0
      // The page beneath moves by 30 % of the width, which is UIKit's own figure.
      frames.bar.origin.x += (isRightToLeft ? 0.3 : -0.3) * width - frames.host.minX
      frames.shade = 1
    case .away:
      frames.bar.origin.y = root.bounds.maxY + max(overhang, height)
      lower = frames.bar.minY
    }
    let insets = root.safeAreaInsets
    var room = CGRect(x: frames.bar.minX, y: 0, width: frames.bar.width, height: 0)
    if bar.edge.isVertical {
      // Beside the bar, wherever that is on its way.
      let rail = barFrame
      room.origin.x = bar.edge == .left ? rail.width - insets.left : 0
      room.size.width = root.bounds.width - rail.width + insets[bar.edge]
    }
    frames.accessory = CGRect(
      x: room.minX + insets.left, y: lower - height,
      width: max(0, room.width - insets.left - insets.right), height: height)
    return frames
  }

  // Items that stand out of the bar must leave the screen, too.
  private var overhang: CGFloat { max(0, -(bar.barLayout.items.map(\.frame.minY).min() ?? 0)) }

  /// Where the bar goes in the controller's view when it is all there, in points.
  var barFrame: CGRect {
    guard let root = controller?.viewIfLoaded else { return .zero }
    bar.hostInsets = barInsets(root.safeAreaInsets)
    let size = bar.sizeThatFits(root.bounds.size)
    return CGRect(
      x: bar.edge == .right ? root.bounds.maxX - size.width : 0, y: root.bounds.maxY - size.height,
      width: size.width, height: size.height)
  }

  /// What the bar keeps free of content, in points.
  private func barInsets(_ safe: UIEdgeInsets) -> BarInsets {
    guard bar.edge.isVertical else {
      return BarInsets(left: safe.left, bottom: safe.bottom, right: safe.right)
    }
    var insets = BarInsets(top: safe.top, bottom: safe.bottom)
    // A rail ends before it reaches what is at the other side of the screen.
    if bar.edge == .left { insets.left = safe.left } else { insets.right = safe.right }
    guard bar.edge == systemEdge else { return insets }
    // What is unsafe there is the strip that the system keeps for bars: the rail stands in its middle.
    let room = max(0, insets[bar.edge] - bar.style.railWidth) / 2
    insets.left = room
    insets.right = room
    return insets
  }

  /// Moves the bar to where the system puts its own, unless the application says where it is.
  func followSystemEdge(_ traits: UITraitCollection) {
    // The trait names the side by the language's direction, the strip belongs to the hardware.
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let edge = SystemBarSide.isTrailing(traits).map { $0 != isRightToLeft ? BarEdge.right : .left }
    guard edge != systemEdge else { return }
    systemEdge = edge
    if fixedEdge == nil { bar.edge = edge ?? .bottom }
  }

  /// The upper edge of the bar and what stands on it in the controller's view, in points; the
  /// view's lower edge where nothing is seen of them.
  var upperEdge: CGFloat {
    guard let root = controller?.viewIfLoaded else { return 0 }
    guard !isHidden, let frames = frames(for: .shown) else { return root.bounds.maxY }
    let lowest = bar.edge.isVertical ? root.bounds.maxY : frames.bar.minY
    let upper = accessoryView == nil ? lowest : frames.accessory.minY
    return min(root.bounds.maxY, upper)
  }

  // MARK: The layout guide

  /// The guide of what is seen of the bar, for what is docked on it; loads the controller's view.
  var layoutGuide: UILayoutGuide {
    if let root = controller?.view {
      guide.attach(to: root)
      guide.frame = guideFrame
    }
    return guide.guide
  }

  private var guideFrame: CGRect {
    guard guide.guide.owningView != nil, let root = controller?.viewIfLoaded else { return .zero }
    let upper = upperEdge
    guard bar.edge.isVertical else {
      return CGRect(
        x: root.bounds.minX, y: upper, width: root.bounds.width, height: root.bounds.maxY - upper)
    }
    var frame = barFrame
    if isHidden { frame.size.width = 0 }
    if bar.edge == .right { frame.origin.x = root.bounds.maxX - frame.width }
    return frame
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
    return Self(
      host: between(host, end.host), bar: between(bar, end.bar),
      accessory: between(accessory, end.accessory), shade: between(shade, end.shade))
  }
}
