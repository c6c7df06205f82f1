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

  /// What is cut out of the screen for the camera.
  package enum Cutout: Sendable, Hashable {
    case none, notch, island
    /// A round camera at the upper right, 37 points wide.
    case camera
  }

  /// The name for command lines, lower-case with dashes.
  package let id: String
  /// The name to show.
  package let name: String
  /// The upright screen, in points.
  package let size: CGSize
  /// Pixels in a point.
  package let scale: CGFloat
  /// The panel's own pixels while upright; fewer than the points ask for on a few phones.
  package let pixels: CGSize
  /// Phone or tablet.
  package let idiom: UIUserInterfaceIdiom
  /// The radius of the screen's corners, in points.
  package let cornerRadius: CGFloat
  /// What is cut out of the top of the upright screen.
  package let cutout: Cutout
  /// The unsafe edges while upright.
  package let portraitSafeArea: Insets
  /// The unsafe edges while on its side, the top to the left.
  package let landscapeSafeArea: Insets
  /// The unsafe edges while on its other side, the top to the right; most often the same.
  package let turnedSafeArea: Insets
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
    switch orientation {
    case .landscapeLeft: turnedSafeArea
    case .landscapeRight: landscapeSafeArea
    default: portraitSafeArea
    }
  }

  /// How far below the upper edge an island begins, in points.
  ///
  /// 48 points above the end of the safe area: 11 on an iPhone 15, 20 on an iPhone Air.
  var islandTop: CGFloat { max(0, portraitSafeArea.top - 48) }

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

  /// The side at which the system puts its own bars: where the folding phone keeps a strip for them.
  ///
  /// The strip belongs to the hardware, so that in the other direction its side has the other name.
  package func verticalBarSide(
    in orientation: UIInterfaceOrientation, _ direction: UITraitEnvironmentLayoutDirection
  ) -> VerticalBarSide {
    let insets = safeArea(in: orientation)
    // Everywhere else the two sides are alike.
    guard insets.left != insets.right else { return .none }
    return (insets.right > 0) == (direction == .rightToLeft) ? .leading : .trailing
  }

  /// The vertical size class in an orientation.
  package func verticalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    orientation.isLandscape ? landscapeHeightClass : .regular
  }
}
