// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsLargeContentTests {
  final class Listener: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [String] = []
    var stated: UIView?

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { stated }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ends.append("\(item?.largeContentTitle ?? "none") \(Int(point.x))") }
  }

  /// A bar with two controls, "One" from 0 to 100 points and "Two" from 100 to 200.
  private func bar(
    textSize: UIContentSizeCategory = .accessibilityLarge,
    delegate: (any UILargeContentViewerInteractionDelegate)? = nil
  ) -> (stage: Stage, bar: UIView) {
    let stage = Stage(Situation(contentSizeCategory: textSize))
    let bar = stage.add(UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50)))
    for (index, title) in ["One", "Two"].enumerated() {
      let control = UIControl(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 50))
      control.showsLargeContentViewer = true
      control.largeContentTitle = title
      bar.addSubview(control)
    }
    bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    return (stage, bar)
  }

  private func shown(_ stage: Stage) -> LargeContentView? {
    stage.window.subviews.lazy.compactMap { $0 as? LargeContentView }.first
  }

  @Test func `a resting finger shows what is under it large, until it is lifted [uikit 222]`() {
    let (stage, _) = bar()
    stage.down(50, 120)
    stage.advance(0.3)
    #expect(shown(stage) == nil)
    stage.advance(0.3)
    #expect(shown(stage)?.title.text == "One")
    #expect(shown(stage)?.center == CGPoint(x: 196.5, y: 426))
    stage.move(150, 120)
    #expect(shown(stage)?.title.text == "Two")
    stage.move(250, 120)
    #expect(shown(stage) == nil)
    stage.move(150, 120)
    #expect(shown(stage)?.title.text == "Two")
    stage.glass.up()
    #expect(shown(stage) == nil)
  }

  @Test func `nothing is shown large at text sizes below the accessibility sizes [uikit 222]`() {
    let (stage, _) = bar(textSize: .extraExtraExtraLarge)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    stage.down(50, 120)
    stage.advance(1)
    #expect(shown(stage) == nil)
  }

  @Test func `a control gets its touches all the same`() {
    let (stage, bar) = bar()
    var presses = 0
    (bar.subviews[0] as? UIControl)?.addAction(
      UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.down(50, 120)
    stage.advance(1)
    stage.glass.up()
    #expect(presses == 1)
  }

  @Test func `a delegate names the item and hears where the press ended`() {
    let listener = Listener()
    let (stage, bar) = bar(delegate: listener)
    listener.stated = bar.subviews[1]
    stage.down(50, 120)
    stage.advance(1)
    #expect(shown(stage)?.title.text == "Two")
    stage.glass.up()
    #expect(listener.ends == ["Two 50"])
  }

  @Test func `an image is enlarged if the item says so, and its insets are taken off`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let item = UIView()
    item.largeContentImage = image
    #expect(LargeContentView(item).picture.frame.size == CGSize(width: 24, height: 24))
    item.scalesLargeContentImage = true
    #expect(LargeContentView(item).picture.frame == CGRect(x: 65, y: 65, width: 110, height: 110))
    item.largeContentImageInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(LargeContentView(item).picture.frame == CGRect(x: 65, y: 75, width: 110, height: 100))
  }

  @Test func `an interaction belongs to one view, and leaves nothing behind`() {
    let (stage, bar) = bar()
    let interaction = bar.interactions[0]
    #expect(interaction.view === bar && bar.gestureRecognizers?.count == 1)
    stage.down(50, 120)
    stage.advance(1)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(shown(stage) == nil)
    #expect(bar.interactions.isEmpty && bar.gestureRecognizers == nil)
    #expect(interaction.view === other && other.gestureRecognizers?.count == 1)
    other.interactions = []
    #expect(interaction.view == nil && other.gestureRecognizers == nil)
  }

  @Test func `a change to or from the accessibility sizes is told`() {
    let simulator = Simulator()
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    simulator.update { $0.contentSizeCategory = .extraLarge }
    #expect(posts == 0)
    simulator.update { $0.contentSizeCategory = .accessibilityMedium }
    simulator.update { $0.contentSizeCategory = .accessibilityLarge }
    #expect(posts == 1)
    simulator.update { $0.contentSizeCategory = .large }
    #expect(posts == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
