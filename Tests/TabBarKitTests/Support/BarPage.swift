// SPDX-License-Identifier: MIT
import UIKit

@testable import TabBarKit

/// A page with a bar of its own at the bottom, as a view without a host.
final class BarPage: Page {
  let bar = TabBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    let height = bar.sizeThatFits(room.size).height
    bar.frame = CGRect(x: 0, y: room.maxY - height, width: room.width, height: height)
  }
}

extension Hosted {
  /// How often the page behind the bar was pressed, where the first tab is selected.
  var pagePresses: Int { ((root as? BarPage) ?? first("t0"))?.presses ?? 0 }

  /// Gives the bar a style, and a bar alone its new height.
  func setStyle(_ style: TabBarStyle) {
    tabBar.style = style
    if root is BarPage { root.view.setNeedsLayout() }
    simulator.settle()
  }
}
