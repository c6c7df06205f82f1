// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import UIKit

@testable import TabBarKit

/// One change of a bar, or of what is around it.
struct WalkStep: CustomStringConvertible {
  let description: String
  let take: @MainActor (BarWalker) -> Void

  init(_ description: String, _ take: @escaping @MainActor (BarWalker) -> Void) {
    self.description = description
    self.take = take
  }
}

/// A bar that is changed again and again, and what is needed to make one that never was anything
/// else.
@MainActor final class BarWalker {
  let simulator: Simulator
  let bar: TabBar
  let root = UIViewController()
  var badgeViews: Set<TabID> = []
  /// What was no number on the way.
  var nonsense: [String] = []

  init(_ items: [BarItem], _ prepare: (BarWalker) -> Void = { _ in }, situation: Situation) {
    simulator = .underTest(situation)
    bar = TabBar(items: items)
    LeakTracker.follow(bar, root, self)
    simulator.launch(rootViewController: root)
    root.view.backgroundColor = .systemTeal
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: 83)
    prepare(self)
    root.view.addSubview(bar)
    simulator.settle()
  }

  static func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 10))
    view.backgroundColor = color
    return view
  }

  func take(_ step: WalkStep) {
    step.take(self)
    badgeViews.formIntersection(bar.items.map(\.id))
    nonsense += Self.nonsense(in: bar)
  }

  /// Lifts every finger, puts the bar on the screen and lets everything come to rest.
  func rest() {
    simulator.touchCancel()
    if bar.superview == nil { root.view.addSubview(bar) }
    simulator.settle()
    nonsense += Self.nonsense(in: bar)
  }

  /// A bar that was made as this one is now, in a simulator of its own.
  func fresh() -> BarWalker {
    let offset = bar.scroller?.contentOffset
    let walker = BarWalker(
      bar.items,
      { fresh in
        fresh.bar.style = bar.style
        fresh.bar.edge = bar.edge
        fresh.bar.overflow = bar.overflow
        fresh.bar.isHidden = bar.isHidden
        fresh.bar.frame = bar.frame
        if let selected = bar.selectedID { fresh.bar.selectedID = selected }
        for item in bar.items {
          if bar.view(for: item.id) != nil { fresh.bar.setView(Self.view(.red), for: item.id) }
          fresh.bar.setState(bar.state(of: item.id), for: item.id, animated: false)
        }
        for id in badgeViews { fresh.bar.setBadgeView(Self.view(.green), for: id) }
      }, situation: simulator.situation)
    // How far a bar is scrolled depends on what was selected before.
    if let offset { walker.bar.scroller?.contentOffset = offset }
    walker.simulator.settle()
    return walker
  }

  var picture: Bitmap { simulator.render(scale: 1) }

  /// What a screen reader says and where, and where everything is.
  var text: [String] {
    let nodes = simulator.accessibilityTree.flatMap(\.elements).map { node in
      "\(node.spoken)|\(node.hint ?? "")|\(node.identifier ?? "")|\(node.frame)|"
        + "\(node.activationPoint)|\(node.largeContentTitle ?? "")"
    }
    let layout = bar.barLayout
    let parts = bar.items.compactMap { item in
      bar.controls[item.id].map { "\(item.id) \(describe($0))" }
    }
    return nodes + layout.items.map { "\($0)" } + parts + [
      "\(String(describing: bar.selectedID)) \(bar.selectedIndex)", "\(layout.outline)",
      "\(String(describing: layout.indicatorFrame))",
      "\(bar.sizeThatFits(CGSize(width: 320, height: 480)))",
    ]
  }

  private func describe(_ view: UIView) -> String {
    if view.isHidden || view.alpha < 0.01 { return "hidden" }
    let own =
      "\(view.frame) \(view.alpha) \(view.transform == .identity) "
      + "\(view.layer.animationKeys() ?? [])"
    return own + view.subviews.map { " [\(describe($0))]" }.joined()
  }

  /// What lies nowhere, or farther away than anything that was asked for.
  static func nonsense(in view: UIView) -> [String] {
    let layer = view.layer
    let numbers = [
      layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width,
      layer.bounds.height, layer.transform.m11, layer.transform.m22, layer.transform.m41,
      layer.transform.m42, layer.cornerRadius, layer.borderWidth, layer.shadowRadius,
      layer.shadowOffset.width, layer.shadowOffset.height, CGFloat(layer.shadowOpacity), view.alpha,
    ]
    let own = numbers.allSatisfy { $0.isFinite && abs($0) < 10_000_000 }
    return (own ? [] : ["\(type(of: view)) \(numbers)"]) + view.subviews.flatMap(nonsense)
  }
}
