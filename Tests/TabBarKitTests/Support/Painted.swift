// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import UIKit

@testable import TabBarKit

/// A bar over a page of one colour, as it is painted; 393 points wide, its upper edge at 300.
@MainActor final class Painted {
  let simulator: Simulator
  let bar: TabBar
  let root = UIViewController()

  init(
    _ style: TabBarStyle, items: [BarItem] = [], situation: Situation = Situation(),
    height: CGFloat? = nil, page: UIColor = .white
  ) {
    simulator = .underTest(situation)
    bar = TabBar(items: items, style: style)
    LeakTracker.follow(bar, root, self)
    simulator.launch(rootViewController: root)
    root.view.backgroundColor = page
    root.view.addSubview(bar)
    let own = bar.sizeThatFits(CGSize(width: 393, height: 852)).height
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: height ?? own)
    simulator.settle()
  }

  /// A style whose ground and lines are nothing, to add one thing to.
  static func plain(_ change: (inout TabBarStyle) -> Void) -> TabBarStyle {
    TabBarStyle(name: "plain").with {
      $0.background = .none
      $0.hairlineColor = nil
      change(&$0)
    }
  }

  var picture: Bitmap { simulator.render() }

  /// The colour of the pixel at a point of the bar: red, green and blue from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat, in picture: Bitmap? = nil) -> [Int] {
    let scale = simulator.situation.device.scale
    let pixel = (picture ?? self.picture).rgba(
      atX: Int((x * scale).rounded(.down)), y: Int(((300 + y) * scale).rounded(.down)))
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// What the user changes in the settings.
  func set(_ change: (inout Situation) -> Void) {
    simulator.update(change)
    simulator.layoutIfNeeded()
  }
}

/// Whether two colours are equal but for rounding.
func isAlike(_ one: [Int], _ other: [Int], within limit: Int = 3) -> Bool {
  zip(one, other).allSatisfy { abs($0 - $1) <= limit }
}
