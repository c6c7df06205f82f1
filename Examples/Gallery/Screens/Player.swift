// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let player = GalleryScreen(
    "Player",
    "A player that stands on the bar, pages that are swiped, and a More page for the rest of seven tabs."
  ) { name, _ in
    let session = GallerySession.ownContainer(name, style: .classic, tabs: GalleryTab.seven)
    guard case .ownContainer(let controller) = session.host else { return session }
    controller.overflow = .more(limit: 5)
    controller.pageTransition = .slide
    controller.isSwipeEnabled = true
    controller.minimizeBehavior = .onScrollDown
    controller.keyboardBehavior = .hides
    controller.bottomAccessoryView = GalleryPlayerView()
    return session
  }
}
