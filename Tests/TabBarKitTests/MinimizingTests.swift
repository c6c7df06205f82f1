// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// The bar gives way to content that is scrolled, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct MinimizingTests {
  /// A page of 3,000 points to scroll.
  private final class LongPage: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      setContentScrollView(scrollView)
    }
  }

  private func scrolling(
    _ way: Hosted.Way, _ situation: Situation = Situation(),
    _ behavior: BarMinimizeBehavior = .onScrollDown
  ) throws -> (Hosted, UIScrollView) {
    let hosted = try Hosted(way, situation) { _, item in
      .page(item) { UINavigationController(rootViewController: LongPage()) }
    }
    hosted.minimizeBehavior = behavior
    return (hosted, try content(hosted))
  }

  private func content(_ hosted: Hosted) throws -> UIScrollView {
    try #require(hosted.top as? LongPage).scrollView
  }

  /// Drags the content by a distance, upwards if it is positive, and lets it rest.
  private func scroll(_ hosted: Hosted, _ distance: CGFloat) {
    let start: CGFloat = distance > 0 ? 600 : 300
    hosted.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start - distance))
    hosted.simulator.advance(by: 0.2)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
  }

  private func checkMinimized(
    _ hosted: Hosted, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(hosted.isBarMinimized, sourceLocation: sourceLocation)
    #expect(!hosted.isBarHidden, sourceLocation: sourceLocation)
    #expect(hosted.tabBar.frame.minY >= 852, sourceLocation: sourceLocation)
    #expect(hosted.top?.view.safeAreaInsets.bottom == 34, sourceLocation: sourceLocation)
    let hit = hosted.root.view.window?.hitTest(CGPoint(x: 100, y: 790), with: nil)
    #expect(hit?.isDescendant(of: hosted.tabBar) == false, sourceLocation: sourceLocation)
  }

  @Test("By default nothing that is scrolled moves the bar")
  func never() throws {
    let (hosted, scrollView) = try scrolling(.own, Situation(), .never)
    scroll(hosted, 200)
    #expect(scrollView.contentOffset.y > 50)
    hosted.checkShown()
    #expect(!hosted.isBarMinimized)
  }

  @Test(
    "Scrolling down takes the bar away, scrolling back brings it, and the content stays",
    arguments: Hosted.Way.allCases)
  func down(way: Hosted.Way) throws {
    let (hosted, scrollView) = try scrolling(way)
    scroll(hosted, 8)
    hosted.checkShown()
    scroll(hosted, 200)
    checkMinimized(hosted)
    let place = scrollView.contentOffset.y
    scroll(hosted, -50)
    #expect(abs(scrollView.contentOffset.y - (place - 50)) < 12)
    #expect(!hosted.isBarMinimized)
    hosted.checkShown()
  }

  @Test("The other way round it is scrolling back that takes the bar away")
  func up() throws {
    let (hosted, _) = try scrolling(.own, Situation(), .onScrollUp)
    scroll(hosted, 300)
    hosted.checkShown()
    scroll(hosted, -60)
    checkMinimized(hosted)
    scroll(hosted, 60)
    hosted.checkShown()
  }

  @Test("The bar is back at the content's top, and for content that bounces it stays")
  func topAndBounce() throws {
    let (hosted, scrollView) = try scrolling(.own)
    scroll(hosted, -100)
    hosted.checkShown()
    scroll(hosted, 300)
    checkMinimized(hosted)
    scrollView.setContentOffset(
      CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
    hosted.simulator.settle()
    hosted.checkShown()
    let end = scrollView.contentSize.height + 83 - scrollView.bounds.height
    scrollView.contentOffset.y = end
    hosted.simulator.settle()
    scroll(hosted, 200)
    #expect(abs(scrollView.contentOffset.y - end) < 1)
    hosted.checkShown()
  }

  @Test("Where the content would end above the lower edge without the bar, the bar stays")
  func nearEnd() throws {
    let (hosted, scrollView) = try scrolling(.own)
    let end = scrollView.contentSize.height + 83 - scrollView.bounds.height
    scrollView.contentOffset.y = end - 60
    hosted.simulator.settle()
    scroll(hosted, 40)
    #expect(scrollView.contentOffset.y > end - 49)
    hosted.checkShown()
  }

  @Test("What code scrolls moves nothing, nor does content that is too short")
  func byCode() throws {
    let (hosted, scrollView) = try scrolling(.own)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    hosted.simulator.settle()
    hosted.checkShown()
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    scrollView.contentSize.height = 300
    scrollView.alwaysBounceVertical = true
    scroll(hosted, 200)
    hosted.checkShown()
  }

  @Test("Another tab, a push and a pop bring the bar back", arguments: Hosted.Way.allCases)
  func otherPages(way: Hosted.Way) throws {
    let (hosted, _) = try scrolling(way)
    scroll(hosted, 200)
    checkMinimized(hosted)
    hosted.select("t1")
    hosted.simulator.settle()
    hosted.checkShown()
    scroll(hosted, 200)
    checkMinimized(hosted)
    hosted.push(hides: false)
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.pop()
    hosted.simulator.settle()
    scroll(hosted, 100)
    checkMinimized(hosted)
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.pop()
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test("With reduced motion the bar jumps")
  func reducedMotion() throws {
    let (hosted, _) = try scrolling(.own, Situation(reduceMotion: true))
    hosted.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    #expect(hosted.isBarMinimized)
    #expect(hosted.tabBar.layer.presentation()?.frame == hosted.tabBar.frame)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    checkMinimized(hosted)
  }

  @Test("For users of VoiceOver and Switch Control the bar stays, and comes back when they begin")
  func inReach() throws {
    for situation in [Situation(voiceOver: true), Situation(switchControl: true)] {
      let (hosted, _) = try scrolling(.own, situation)
      scroll(hosted, 200)
      hosted.checkShown()
    }
    let (hosted, _) = try scrolling(.own)
    scroll(hosted, 200)
    checkMinimized(hosted)
    hosted.simulator.update { $0.voiceOver = true }
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test("Setting the policy back brings the bar back")
  func policy() throws {
    for way in Hosted.Way.allCases {
      let (hosted, _) = try scrolling(way)
      scroll(hosted, 200)
      checkMinimized(hosted)
      hosted.minimizeBehavior = .never
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("What stands on the bar comes down and stays while the bar is minimised")
  func accessory() throws {
    for way in Hosted.Way.allCases {
      let (hosted, _) = try scrolling(way)
      let player = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 48))
      hosted.bottomAccessoryView = player
      hosted.simulator.settle()
      scroll(hosted, 200)
      #expect(hosted.isBarMinimized)
      #expect(player.convert(player.bounds, to: nil).maxY == 818)
      #expect(hosted.top?.view.safeAreaInsets.bottom == 82)
      scroll(hosted, -50)
      #expect(player.convert(player.bounds, to: nil).maxY == 769)
    }
  }
}
