// SPDX-License-Identifier: MIT
import Foundation
public import UIKit

extension UIViewController {
  /// The nearest ``TabBarController`` around this controller, through any number of parents.
  ///
  /// Nil outside of one; whoever presents this controller does not count.
  public var enclosingTabBarController: TabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let tabs = current as? TabBarController { return tabs }
      ancestor = current.parent
    }
    return nil
  }
}
