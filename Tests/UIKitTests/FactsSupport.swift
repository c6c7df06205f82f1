// SPDX-License-Identifier: MIT

import Canvas
import Foundation

@testable import UIKit

/// A picture of one colour, in whole points.
@MainActor func solid(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
  let size = CGSize(width: width, height: height)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

/// A picture whose left half is red and whose right half is green.
@MainActor func halves(_ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
  let size = CGSize(width: width, height: height)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    UIColor.green.setFill()
    context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
  }
}

/// A bar by itself, 49 points high, in a window without unsafe edges.
@MainActor struct BarStage {
  let stage: Stage
  let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))

  /// Two items, so that each has a hundred points of width.
  init(_ items: [UITabBarItem] = [UITabBarItem(), UITabBarItem()]) {
    stage = Stage(.on("iphone-se"), size: CGSize(width: 200, height: 300))
    bar.items = items
    stage.window.backgroundColor = .blue
    stage.add(bar)
  }

  /// The colour at a place in the bar's coordinates.
  func hex(_ x: Int, _ y: Int) -> String { stage.picture()?.hex(x, y + 100) ?? "-" }
}

extension UIView {
  /// Every view beneath that is of the class, in the order of drawing.
  func all<View: UIView>(_: View.Type) -> [View] {
    subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + $0.all(View.self) }
  }
}
