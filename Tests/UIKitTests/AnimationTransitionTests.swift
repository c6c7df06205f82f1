// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AnimationTransitionTests {
  private func scene() -> (stage: Stage, card: UIView) {
    let stage = Stage()
    stage.window.backgroundColor = .black
    let card = stage.add(UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60)))
    card.backgroundColor = .red
    return (stage, card)
  }

  /// The first and last pixels of the colour in a row, and in a column.
  private func extent(
    of color: String, in stage: Stage, row: Int = 50, column: Int = 70
  ) -> [Int] {
    guard let picture = stage.picture() else { return [] }
    let xs = (0..<200).filter { picture.hex($0, row) == color }
    let ys = (0..<200).filter { picture.hex(column, $0) == color }
    return [xs.first, xs.last, ys.first, ys.last].map { $0 ?? -1 }
  }

  private let red = "ff0000ff"
  private let blue = "0000ffff"

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
  ])
  func `[uikit 208] a flip shows the former look for half the time, then the new one`(
    option: UIView.AnimationOptions
  ) {
    let (stage, card) = scene()
    var finished: [Bool] = []
    UIView.transition(with: card, duration: 1, options: [option, .curveLinear]) {
      card.backgroundColor = .blue
    } completion: {
      finished.append($0)
    }
    #expect(extent(of: red, in: stage) == [20, 119, 20, 79])
    stage.advance(1.0 / 3)
    // Turned by 60 degrees: half as wide, about the middle, and as high as before.
    #expect(extent(of: red, in: stage) == [45, 94, 20, 79])
    #expect(extent(of: blue, in: stage) == [-1, -1, -1, -1])
    stage.advance(1.0 / 3)
    #expect(extent(of: blue, in: stage) == [45, 94, 20, 79])
    #expect(extent(of: red, in: stage) == [-1, -1, -1, -1])
    stage.advance(0.4)
    #expect(finished == [true] && extent(of: blue, in: stage) == [20, 119, 20, 79])
    #expect(stage.window.layer.sublayers?.count == 1)
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom,
  ])
  func `flips from above and below turn about the level line`(option: UIView.AnimationOptions) {
    let (stage, card) = scene()
    UIView.transition(with: card, duration: 1, options: [option, .curveLinear]) {
      card.backgroundColor = .blue
    }
    stage.advance(1.0 / 3)
    #expect(extent(of: red, in: stage) == [20, 119, 35, 64])
  }

  @Test func `a whole window can be turned`() {
    let (stage, card) = scene()
    UIView.transition(
      with: stage.window, duration: 1, options: [.transitionFlipFromTop, .curveLinear]
    ) { card.backgroundColor = .blue }
    stage.advance(0.2)
    #expect(stage.window.layer.sublayers?.count == 2)
    stage.advance(0.4)
    #expect(stage.window.layer.sublayers?.last?.presentation()?.isHidden == true)
    stage.advance(0.5)
    #expect(stage.window.layer.sublayers?.count == 1)
  }

  @Test func `[uikit 208] transitions have UIKit's numbers`() {
    let options: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(options.map { $0.rawValue >> 20 } == [1, 2, 5, 6, 7])
  }

  @Test func `what a transition changes is there at once unless animated content is allowed`() {
    for isAllowed in [false, true] {
      let (stage, card) = scene()
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      card.addSubview(part)
      stage.advance(0.1)
      UIView.transition(
        with: card, duration: 1,
        options: [.transitionCrossDissolve, isAllowed ? .allowAnimatedContent : []]
      ) { part.center.x = 80 }
      #expect((part.layer.animationKeys() != nil) == isAllowed)
    }
  }

  @Test func `a colour that comes out of none or goes there fades`() {
    let (stage, card) = scene()
    card.backgroundColor = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.backgroundColor = .red
    }
    stage.advance(0.5)
    let half = card.layer.presentationState.backgroundColor
    #expect(abs((half?.alpha ?? 0) - 0.5) < 1e-6 && half?.components?.first == 1)
    stage.advance(0.6)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.backgroundColor = nil }
    stage.advance(0.25)
    #expect(abs((card.layer.presentationState.backgroundColor?.alpha ?? 0) - 0.75) < 1e-6)
    stage.advance(1)
    #expect(card.layer.presentationState.backgroundColor == nil)
  }
}
