// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GallerySession {
  /// Presses a control of a page by its name.
  ///
  /// `push` and `push-plain` push a page that hides the bar or leaves it; `pop` and `pop-to-root`
  /// go back; `present` and `present-full` lay a page over the screen, as a sheet or over all of it,
  /// and `dismiss` takes it away; `badge=3` and `title=Later` set the tab's badge and title, `badge=`
  /// removes the badge; `scroll` goes to the page's end or back, `tint` gives the window another tint
  /// or takes it back. A screen may have `controls` of its own besides. A name goes to what is laid over the screen if it knows it, else to the top
  /// page of the selected tab; `badge=3@message` goes to the page of the tab `message`, opened or
  /// not.
  ///
  /// - Parameter control: The control's name, as `GalleryPageInfo.controls` lists it.
  /// - Returns: Whether there is such a page and it has that control.
  @discardableResult
  public func perform(_ control: String) -> Bool {
    if let at = control.lastIndex(of: "@") {
      let id = TabID(rawValue: String(control[control.index(after: at)...]))
      if let page = roots.controller(of: id)?.topViewController as? GalleryPage {
        return page.perform(String(control[..<at]))
      }
    }
    if let cover = rootViewController.presentedViewController as? GalleryPage,
      cover.perform(control)
    {
      return true
    }
    guard let id = selectedID,
      let page = roots.controller(of: id)?.topViewController as? GalleryPage
    else { return screenControls?.perform(control) ?? false }
    return page.perform(control) || screenControls?.perform(control) ?? false
  }

  /// What the screen itself can be told to do now, besides its pages; nothing on most screens.
  public var controls: [String] {
    screenControls?.names ?? []
  }
}
