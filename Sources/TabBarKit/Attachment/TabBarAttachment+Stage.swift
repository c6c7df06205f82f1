// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
public import UIKit

extension TabBarAttachment {
  /// The edge along which the bar lies, whatever the system does with its own bars.
  ///
  /// Along a side the bar is a rail, ``TabBarStyle/railWidth`` wide: icons one below the other, the same
  /// in every language, and pages have their inset at that side. It goes and comes sideways, with pushes
  /// that hide it as well, and does not minimise; a ``bottomAccessoryView`` stands beside it.
  ///
  /// The default, nil, follows the system: the strip at the side that iPhone Duo keeps for bars
  /// (`UITraitCollection.verticalBarEdge`, iOS 27.1), and everywhere else ``TabBarCore/BarEdge/bottom``.
  /// ``TabBar/edge`` is where the bar lies at present. A change moves the bar at once.
  public var barEdge: BarEdge? {
    get { stage.fixedEdge }
    set { stage.fixedEdge = newValue }
  }

  /// What the bar does while the keyboard is up.
  ///
  /// The default is ``BarKeyboardBehavior/stays``: the keyboard covers the bar, as UIKit's.
  public var keyboardBehavior: BarKeyboardBehavior {
    get { stage.keyboardBehavior }
    set { stage.keyboardBehavior = newValue }
  }

  /// When the bar gives way to content that the user scrolls.
  ///
  /// The content is what the page in sight names by `setContentScrollView(_:for:)` for its bottom
  /// edge, else the page's view or the first view in it. The default is
  /// ``BarMinimizeBehavior/never``. With reduced motion the bar jumps instead of sliding.
  public var minimizeBehavior: BarMinimizeBehavior {
    get { stage.minimizeBehavior }
    set { stage.minimizeBehavior = newValue }
  }

  /// Whether the bar has given way to content that the user scrolls (``minimizeBehavior``).
  public var isBarMinimized: Bool { stage.isMinimized }

  /// What is seen of the bar and of what stands on it, as a guide in the controller's view.
  ///
  /// Dock players and the like on its upper edge: it follows the bar, is as wide as the view, and
  /// reaches down to the view's lower edge, where it has no height while the bar is hidden or
  /// minimised. Where the bar moves in an animation, what is laid out by the guide moves along.
  /// After ``detach()`` it belongs to no view.
  public var barLayoutGuide: UILayoutGuide { stage.layoutGuide }

  /// What stands on the bar, such as a player; nil, the default, for nothing.
  ///
  /// The view is as wide as the safe area and as high as its `sizeThatFits(_:)` says, which for a
  /// plain view is the height that it has, in points. Pages end above it. It goes and comes with
  /// the bar, stays in sight while the bar is minimised, and lies behind items that stand out of the bar.
  /// After a change of its height call `setNeedsLayout()` on the controller's view. A view that is
  /// replaced or set to nil is taken out of the host.
  public var bottomAccessoryView: UIView? {
    get { stage.accessoryView }
    set { stage.accessoryView = newValue }
  }
}
