// SPDX-License-Identifier: MIT
public import Foundation

/// What controllers and their parts tell each other about sizes.
///
/// Apple's name is ``UIContentContainer``. Apple declares the members below in that protocol,
/// and UIViewController adopts it.
@MainActor public protocol _UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// Tells that a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets when the container has the given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the container's view is about to get another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells that the container is about to get other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// What controllers and their parts tell each other about sizes.
public typealias UIContentContainer = _UIContentContainer

/// Where UIViewController gets the members of ``UIContentContainer`` from.
///
/// They are introduced here, as Apple introduces them in the protocol, and overridden there.
@MainActor open class _UIContentResponder: UIResponder, UIContentContainer {
  /// The size that the content would like to have, in points; zero by default.
  open var preferredContentSize = CGSize.zero

  /// Tells that a child's preferred size changed.
  ///
  /// The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets when the container has the given size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the container's view is about to get another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Tells that the container is about to get other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
