// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SettingsAtRunTimeTests {
  @MainActor private final class Watcher: UIView {
    let journal: Journal
    var laidOut = 0

    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      journal.note(previous == traitCollection ? "view same" : "view")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut += 1
    }
  }

  @MainActor private final class Page: UIViewController {
    let journal = Journal()

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      journal.note(previous == traitCollection ? "page same" : "page")
    }
  }

  private func launch() -> (simulator: Simulator, page: Page, view: Watcher) {
    let (simulator, page) = (Simulator(), Page())
    let view = Watcher(page.journal)
    page.loadViewIfNeeded()
    page.view.addSubview(view)
    simulator.launch(rootViewController: page)
    _ = page.journal.take()
    return (simulator, page, view)
  }

  @Test func `[uikit 167] a setting that is a trait reaches every view and controller once`() {
    let (simulator, page, view) = launch()
    let changes: [(inout Situation) -> Void] = [
      { $0.appearance = .dark }, { $0.contentSizeCategory = .accessibilityLarge },
      { $0.direction = .rightToLeft }, { $0.boldText = true }, { $0.increaseContrast = true },
    ]
    for change in changes {
      simulator.update(change)
      #expect(page.journal.take().sorted() == ["page", "view"])
      // The same again is no change.
      simulator.update(change)
      #expect(page.journal.take().isEmpty)
    }
    let traits = view.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.accessibilityContrast == .high)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `reduced motion and transparency are no traits, but are told and obeyed`() {
    let (simulator, page, _) = launch()
    page.view.backgroundColor = .red
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    glass.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
    page.view.addSubview(glass)
    let seen = simulator.render(scale: 1).rgba(atX: 150, y: 350)
    simulator.update {
      $0.reduceMotion = true
      $0.reduceTransparency = true
    }
    #expect(page.journal.take().isEmpty)
    let opaque = simulator.render(scale: 1).rgba(atX: 150, y: 350)
    #expect(seen.red > seen.green + 50)
    #expect(opaque.red == opaque.green)
    #expect(UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `a tab bar follows the direction, the style and the text size as they change`() {
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    simulator.launch(rootViewController: tabs)
    let first = tabs.tabBar.buttons[0]
    let place = first.frame
    let light = simulator.render(scale: 1).rgba(atX: 4, y: 780)
    simulator.update { $0.direction = .rightToLeft }
    #expect(
      first.frame
        == CGRect(
          x: 393 - place.maxX, y: place.minY, width: place.width, height: place.height))
    simulator.update { $0.direction = .leftToRight }
    #expect(first.frame == place)
    simulator.update { $0.appearance = .dark }
    let dark = simulator.render(scale: 1).rgba(atX: 4, y: 780)
    #expect(light.red > 200 && dark.red < 80)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    simulator.update { $0.contentSizeCategory = .accessibilityExtraLarge }
    #expect(UILargeContentViewerInteraction.isEnabled)
  }

  @Test func `turning tells the new size first and keeps the user's settings`() {
    let (simulator, page, view) = launch()
    simulator.update { $0.appearance = .dark }
    let laidOut = view.laidOut
    view.frame.size.width = 60
    simulator.rotate(to: .landscapeLeft)
    simulator.advance(by: 1)
    #expect(page.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(page.traitCollection.verticalSizeClass == .compact)
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(view.laidOut > laidOut)
  }
}
