// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

@testable import UIKit

extension FuzzWorld {
  private var isActive: Bool { UIApplication.shared.applicationState == .active }

  /// The middle of a view on the screen, in window coordinates.
  private func middle(of view: UIView?) -> CGPoint? {
    guard let view, view.window != nil else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func placeOnSheet() -> CGPoint? {
    let sheets = simulator.windows.flatMap { $0.all(PresentationView.self) }.filter(\.isSheet)
    guard let sheet = any(sheets.compactMap(\.content)), sheet.window != nil else { return nil }
    return sheet.convert(CGPoint(x: sheet.bounds.midX, y: 10), to: nil)
  }

  private func anyPlace() -> CGPoint {
    let seen = views.filter { $0.window != nil }
    let place =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: middle(of: any(any(tabs)?.tabBar.buttons ?? []))
      case 1, 2: middle(of: any(seen.filter { $0 is FuzzControl }))
      case 3: any(stacks)?.navigationBar.convert(CGPoint(x: 20, y: 20), to: nil)
      case 4: middle(of: any(seen.filter { $0 is FuzzScroll }))
      case 5:
        middle(of: any(any(tabs.compactMap(\.more))?.stack.first?.viewIfLoaded?.subviews ?? []))
      default: CGPoint?.none
      }
    let bounds = UIScreen.main.bounds
    return place
      ?? CGPoint(
        x: CGFloat.random(in: 0..<bounds.width, using: &random),
        y: CGFloat.random(in: 0..<bounds.height, using: &random))
  }

  private var anyFinger: Int { random.chance(0.8) ? 0 : 1 }

  func touchDown() {
    guard isActive else { return }
    let place = anyPlace()
    note("\(place)")
    simulator.touchDown(at: place, finger: anyFinger)
  }

  func touchMove() { simulator.touchMove(to: anyPlace(), finger: anyFinger) }

  func touchUp() { simulator.touchUp(finger: anyFinger) }

  func tap() {
    guard isActive else { return }
    let place = anyPlace()
    note("\(place)")
    simulator.tap(at: place)
  }

  /// Drags what scrolls, a sheet or anything.
  func drag() {
    guard isActive else { return }
    let scroll = any(views.filter { $0 is FuzzScroll && $0.window != nil })
    let start =
      (random.chance(0.5) ? middle(of: scroll) : random.chance(0.5) ? placeOnSheet() : nil)
      ?? anyPlace()
    let way = CGFloat.random(in: -100...500, using: &random)
    let isUpright = random.chance(0.8)
    drag(
      from: start,
      to: CGPoint(x: start.x + (isUpright ? 0 : way), y: start.y + (isUpright ? way : 0)))
  }

  func edgeDrag() {
    guard isActive else { return }
    let bounds = UIScreen.main.bounds
    let y = CGFloat.random(in: 0..<bounds.height, using: &random)
    let end = CGFloat.random(in: 0..<bounds.width, using: &random)
    let isMirrored = simulator.situation.direction == .rightToLeft
    drag(
      from: CGPoint(x: isMirrored ? bounds.width - 2 : 2, y: y),
      to: CGPoint(x: isMirrored ? bounds.width - 2 - end : 2 + end, y: y))
  }

  /// Sometimes goes on until the finger is lifted, sometimes leaves it where it is.
  private func drag(from start: CGPoint, to end: CGPoint) {
    note("\(start) to \(end)")
    simulator.touchDown(at: start)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      simulator.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      simulator.advance(by: 1.0 / 60)
    }
    if random.chance(0.7) { simulator.touchUp() }
  }
}
