// SPDX-License-Identifier: MIT
package import Foundation

/// A device that the simulator can be: its screen, its safe areas and its size classes.
package struct SimulatedDevice: Sendable, Hashable {
  /// Distances from the edges of the screen, in points.
  package struct Insets: Sendable, Hashable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// What is cut out of the top of the screen.
  package enum Cutout: Sendable, Hashable {
    case none, notch, island
  }

  /// The name for command lines, lower-case with dashes.
  package let id: String
  /// The name to show.
  package let name: String
  /// The upright screen, in points.
  package let size: CGSize
  /// Pixels in a point.
  package let scale: CGFloat
  /// Phone or tablet.
  package let idiom: UIUserInterfaceIdiom
  /// The radius of the screen's corners, in points.
  package let cornerRadius: CGFloat
  /// What is cut out of the top of the upright screen.
  package let cutout: Cutout
  /// The unsafe edges while upright.
  package let portraitSafeArea: Insets
  /// The unsafe edges while on its side.
  package let landscapeSafeArea: Insets
  /// The height of the status bar while upright, in points.
  package let statusBarHeight: CGFloat
  /// The horizontal size class while upright.
  package let portraitWidthClass: UIUserInterfaceSizeClass
  /// The horizontal size class while on its side.
  package let landscapeWidthClass: UIUserInterfaceSizeClass
  /// The vertical size class while on its side.
  package let landscapeHeightClass: UIUserInterfaceSizeClass

  /// Whether a home indicator is drawn instead of a home button below the screen.
  package var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// The screen in an orientation, in points.
  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The unsafe edges in an orientation.
  package func safeArea(in orientation: UIInterfaceOrientation) -> Insets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// The height of the status bar in an orientation, in points; phones on their side have none.
  package func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    orientation.isLandscape && idiom == .phone ? 0 : statusBarHeight
  }

  /// The horizontal size class in an orientation.
  package func horizontalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    orientation.isLandscape ? landscapeWidthClass : portraitWidthClass
  }

  /// The vertical size class in an orientation.
  package func verticalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    orientation.isLandscape ? landscapeHeightClass : .regular
  }
}
