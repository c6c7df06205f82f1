// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// A view of a natural size.
private final class Block: UIView {
  let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

private struct Sharing: Sendable, CustomTestStringConvertible {
  let distribution: UIStackView.Distribution
  let last: CGFloat
  let starts: [CGFloat]
  let lengths: [CGFloat]
  var testDescription: String { "\(distribution)" }
}

private let sharings: [Sharing] = [
  Sharing(distribution: .fill, last: 60, starts: [0, 30, 80], lengths: [20, 40, 220]),
  Sharing(
    distribution: .fillEqually, last: 60, starts: [0, 103.3, 206.7],
    lengths: [93.3, 93.3, 93.3]),
  Sharing(
    distribution: .fillProportionally, last: 60, starts: [0, 56.7, 160],
    lengths: [46.7, 93.3, 140]),
  Sharing(distribution: .equalSpacing, last: 120, starts: [0, 80, 180], lengths: [20, 40, 120]),
  Sharing(
    distribution: .equalCentering, last: 120, starts: [0, 105, 180], lengths: [20, 40, 120]),
]

@MainActor @Suite struct ViewsStackTests {
  private func stack(
    _ stage: Stage,
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0, width: CGFloat = 300
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, spacing)
    stage.add(stack)
    return stack
  }

  private func spans(_ stage: Stage, _ stack: UIStackView) -> [[CGFloat]] {
    stage.window.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test(arguments: sharings)
  private func `each distribution shares the room its own way`(sharing: Sharing) {
    let stage = Stage()
    let blocks = [Block(20, 10), Block(40, 20), Block(sharing.last, 30)]
    let stack = stack(stage, blocks, sharing.distribution, spacing: 10)
    let spans = spans(stage, stack)
    for index in 0..<3 {
      #expect(abs(spans[index][0] - sharing.starts[index]) < 0.4)
      #expect(abs(spans[index][1] - sharing.lengths[index]) < 0.4)
    }
  }

  @Test func `views without a natural size share what others leave`() {
    let stage = Stage()
    let stack = stack(stage, [Block(50, 10), UIView(), UIView()], spacing: 10)
    #expect(spans(stage, stack) == [[0, 50], [60, 115], [185, 115]])
  }

  @Test func `where room is missing the last views give way, and none overlap`() {
    let stage = Stage()
    let fill = stack(stage, [Block(100, 10), Block(100, 10)], spacing: 10, width: 160)
    #expect(spans(stage, fill) == [[0, 100], [110, 50]])
    fill.distribution = .equalSpacing
    #expect(spans(stage, fill) == [[0, 100], [110, 50]])
    fill.distribution = .equalCentering
    #expect(spans(stage, fill) == [[0, 100], [110, 50]])
  }

  @Test func `alignments place views across the axis`() {
    let stage = Stage()
    let block = Block(20, 40)
    let stack = stack(stage, [block])
    func crossing(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      stack.alignment = alignment
      stage.window.layoutIfNeeded()
      return [block.frame.minY, block.frame.height]
    }
    #expect(crossing(.fill) == [0, 100])
    #expect(crossing(.top) == [0, 40])
    #expect(crossing(.center) == [30, 40])
    #expect(crossing(.bottom) == [60, 40])
  }

  @Test func `baselines of text come into a line`() {
    let stage = Stage()
    let (small, big) = (UILabel(), UILabel())
    (small.text, small.font) = ("Ag", .systemFont(ofSize: 10))
    (big.text, big.font) = ("Ag", .systemFont(ofSize: 30))
    let stack = stack(stage, [small, big, Block(10, 10)], .equalSpacing, .firstBaseline)
    stage.window.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + label.baseline(isFirst: true, height: label.frame.height)
    }
    #expect(abs(baseline(small) - baseline(big)) < 0.4)
    #expect(big.frame.minY == 0 && small.frame.minY > 15)
    #expect(abs(stack.arrangedSubviews[2].frame.maxY - baseline(big)) < 0.4)
    stack.alignment = .lastBaseline
    stage.window.layoutIfNeeded()
    #expect(big.frame.maxY == 100)
  }

  @Test func `a column places from top to bottom, as wide as its alignment says`() {
    let stage = Stage()
    let blocks = [Block(20, 10), Block(60, 30)]
    let stack = stack(stage, blocks, .fillEqually, .trailing, spacing: 20)
    stack.axis = .vertical
    stage.window.layoutIfNeeded()
    #expect(blocks[0].frame == CGRect(x: 280, y: 0, width: 20, height: 40))
    #expect(blocks[1].frame == CGRect(x: 240, y: 60, width: 60, height: 40))
  }

  @Test func `hidden views take no room, and come back`() {
    let stage = Stage()
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let stack = stack(stage, blocks, .equalSpacing, spacing: 5)
    blocks[1].isHidden = true
    #expect(spans(stage, stack) == [[0, 20], [20, 0], [260, 40]])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 65, height: 10))
    blocks[1].isHidden = false
    #expect(spans(stage, stack) == [[0, 20], [125, 30], [260, 40]])
  }

  @Test func `a gap of its own follows a view until it is set back`() {
    let stage = Stage()
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let stack = stack(stage, blocks, spacing: 5)
    stack.setCustomSpacing(25, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == 25)
    #expect(spans(stage, stack) == [[0, 20], [45, 30], [80, 220]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[0])
    #expect(spans(stage, stack)[1] == [28, 30])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseDefault)
    #expect(spans(stage, stack)[1] == [25, 30])
  }

  @Test func `arranged views are subviews, and remain so when they are not arranged any more`() {
    let stage = Stage()
    let (first, second, third) = (Block(20, 10), Block(30, 10), Block(40, 10))
    let stack = stack(stage, [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third] && first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [third])
    let reasons = UIKitFailure.recording { stack.insertArrangedSubview(second, at: 2) }
    #expect(reasons.count == 1 && stack.arrangedSubviews == [third])
  }

  @Test func `rows are mirrored where reading runs from right to left`() {
    let stage = Stage()
    let stack = stack(stage, [Block(20, 10), Block(30, 10)], spacing: 10)
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(spans(stage, stack) == [[280, 20], [0, 270]])
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(spans(stage, stack) == [[280, 20], [270, 30]])
  }

  @Test func `margins count if they are said to`() {
    let stage = Stage()
    let stack = stack(stage, [Block(20, 10)])
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(spans(stage, stack) == [[0, 300]])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(spans(stage, stack) == [[20, 240]])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 80, height: 14))
  }

  @Test func `text in a column wraps within the column's width`() {
    let stage = Stage()
    let label = UILabel()
    (label.text, label.numberOfLines) = ("Several words that need more than a line", 0)
    let stack = stack(stage, [label, UIView()], width: 120)
    stack.axis = .vertical
    stage.window.layoutIfNeeded()
    #expect(label.frame.height > label.intrinsicContentSize.height * 1.9)
    #expect(stack.sizeThatFits(CGSize(width: 120, height: 1000)).height == label.frame.height)
  }

  @Test func `a stack within a stack asks for its new size when its content changes`() {
    let stage = Stage()
    let label = UILabel()
    label.text = "a"
    let inner = UIStackView(arrangedSubviews: [label])
    let outer = stack(stage, [inner, UIView()])
    let former = spans(stage, outer)[0][1]
    label.text = "a longer text"
    #expect(spans(stage, outer)[0][1] > former + 30)
    #expect(abs(inner.frame.width - label.intrinsicContentSize.width) < 0.01)
  }
}
