// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBarController {
  /// Lets pages go that nobody sees and that can be made again.
  func releaseHiddenPages() {
    for page in currentPages {
      let id = page.item.id
      guard case .factory = page.content, let controller = controllers[id],
        mayRelease(controller)
      else { continue }
      restorer.keepParts(of: controller, as: id)
      follower.pause(id)
      controllers[id] = nil
      drop(controller)
    }
  }

  private func mayRelease(_ controller: UIViewController) -> Bool {
    controller !== shownPage && controller !== change?.from && controller !== change?.to
      && controller !== selectedID.flatMap { controllers[$0] }
      && !hasMoreThanRoot(controller)
  }

  /// Whether something would be lost that a new page has not: a stack, or what is presented in its
  /// place.
  private func hasMoreThanRoot(_ controller: UIViewController) -> Bool {
    // What any parent presents counts as well: it may lead back to this page.
    if controller.presentedViewController != nil { return true }
    if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
      return true
    }
    return controller.children.contains(where: hasMoreThanRoot)
  }
}
