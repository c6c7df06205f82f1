// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let dock = GalleryScreen(
    "Dock",
    "A bar without a controller: patterned, with a picture behind the selected item, pressed at touch down."
  ) { name, _ in
    let journal = GalleryJournal()
    let bar = TabBar(style: .patterned(.light))
    bar.imageBundle = .module
    let items = DockItems(
      [GalleryTab.home, .discover, .cart, .me].map { tab in
        tab.item.with { $0.firesOn = .touchDown }
      }, in: bar)
    bar.onEvent = { journal.note(.bar($0)) }
    return GallerySession(
      screenName: name,
      rootViewController: DockViewController(bar: bar, controls: items, journal: journal),
      host: .dock(bar), journal: journal, controls: items)
  }
}

extension TabBarStyle {
  /// The dock's arrangement on a ground of waves, a warm light behind the selected item.
  ///
  /// A picture, unlike a colour, has no dark half of its own: each appearance names its pictures.
  fileprivate static func patterned(_ appearance: UIUserInterfaceStyle) -> TabBarStyle {
    let suffix = appearance == .dark ? "-dark" : ""
    return .dock.with {
      $0.background = .image(.image("waves" + suffix), .tile)
      $0.indicator = .image(.image("glow" + suffix))
      $0.normalTitleColor = StyleColor(light: 0x5B6577, dark: 0xA3AEC2)
      $0.selectedTitleColor = StyleColor(light: 0xC2410C, dark: 0xFDBA74)
    }
  }
}

/// Any controller with any view: the bar is a subview of it and nothing more.
private final class DockViewController: UIViewController {
  private let bar: TabBar
  private let controls: any GalleryControls
  private let journal: GalleryJournal

  init(bar: TabBar, controls: any GalleryControls, journal: GalleryJournal) {
    self.bar = bar
    self.controls = controls
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = "Dock"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    let content = GalleryContent.English.discover
    view = GalleryPageView(
      content: content.renamed("Dock", summary: "A bar alone: no controller, no pages"),
      buttons: ["clear", "add"], onPress: { [journal] in journal.note(.page("dock")) },
      onButton: { [journal, controls] name in
        journal.note(.page("dock"))
        _ = controls.perform(name)
      })
    view.addSubview(bar)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.style = .patterned(traitCollection.userInterfaceStyle)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.userInterfaceStyle != previous?.userInterfaceStyle else { return }
    bar.style = .patterned(traitCollection.userInterfaceStyle)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = TabBarStyle.dock.contentHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }
}
