// SPDX-License-Identifier: MIT
internal import Foundation

extension Simulator {
  /// How long the screen takes to turn, in seconds.
  static let rotationDuration: TimeInterval = 0.4

  /// Turns the device.
  ///
  /// Controllers hear of the new size first, then traits, size and layout change, in an animation.
  /// An orientation that the app does not support changes nothing.
  package func rotate(to orientation: UIInterfaceOrientation) {
    guard supports(orientation) else { return }
    turn(to: orientation)
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: uiDevice)
  }

  /// Turns the content, whether the device turned or a controller came that wants it so.
  func turn(to orientation: UIInterfaceOrientation) {
    var turned = situation
    turned.orientation = orientation
    let size = turned.device.size(in: orientation)
    let traits = turned.traits
    let roots = windows.compactMap { window in
      window.rootViewController.map { (window, $0) }
    }
    let turn = CGAffineTransform(
      rotationAngle: orientation.angle - situation.orientation.angle)
    var contexts: [TransitionContext] = []
    for (window, root) in roots where window.frame == screen.bounds {
      let context = TransitionContext(
        container: window, from: root, to: root, duration: Self.rotationDuration)
      context.targetTransform = turn
      root.currentCoordinator = context
      if traits != situation.traits { root.willTransition(to: traits, with: context) }
      root.viewWillTransition(to: size, with: context)
      contexts.append(context)
    }
    touchCancel()
    let former = screen.bounds
    situation = turned
    UIView.animate(
      withDuration: Self.rotationDuration, delay: 0, options: [],
      animations: { [self] in
        for window in windows where window.frame == former { window.frame = screen.bounds }
        for window in windows { window.propagateTraits() }
        for context in contexts { context.animateCompanions() }
        layoutIfNeeded()
      },
      completion: { _ in
        for (_, root) in roots
        where contexts.contains(where: { $0 === root.currentCoordinator }) {
          root.currentCoordinator = nil
        }
        for context in contexts { context.complete() }
      })
    turnKeyboard()
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != situation.orientation else { return false }
    return allows(orientation, turning: true)
  }

  /// Whether what is seen, and the app, allow an orientation.
  private func allows(_ orientation: UIInterfaceOrientation, turning: Bool) -> Bool {
    guard let window = statusBarWindow, let root = window.rootViewController else { return true }
    var top = root
    while let presented = top.presentation.presented, presented.coversStatusBar { top = presented }
    return (top.shouldAutorotate || !turning)
      && top.supportedInterfaceOrientations.allows(orientation)
      && application.supportedInterfaceOrientations(for: window).allows(orientation)
  }

  /// Turns the screen where its orientation is not supported any more.
  func orientationsMayHaveChanged() {
    guard !allows(situation.orientation, turning: false) else { return }
    clock.schedule(after: 0) { [weak self] in
      guard let self, !allows(situation.orientation, turning: false) else { return }
      let all: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      if let next = all.first(where: supports) { turn(to: next) }
    }
  }

  /// Changes settings of the user while the app runs; views and controllers hear of new traits.
  ///
  /// Device and orientation are not changed: see ``rotate(to:)``.
  package func update(_ change: (inout Situation) -> Void) {
    var changed = situation
    change(&changed)
    changed.device = situation.device
    changed.orientation = situation.orientation
    let former = situation
    situation = changed
    let traits = former.traits
    if changed.traits != traits { screen.traitCollectionDidChange(traits) }
    for window in windows { window.propagateTraits() }
    if changed.contentSizeCategory != former.contentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: changed.contentSizeCategory])
      if changed.contentSizeCategory.isAccessibilityCategory
        != former.contentSizeCategory.isAccessibilityCategory
      {
        NotificationCenter.default.post(
          name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
      }
    }
    UIAccessibility.tellChanges(from: former, to: changed)
    layoutIfNeeded()
  }

  /// Views look whether their safe areas changed, as when the status bar was hidden.
  func screenMayLookDifferent() {
    for window in windows { window.setNeedsLayout() }
  }
}

extension UIInterfaceOrientation {
  /// How far the content is turned against the device, in radians, clockwise.
  fileprivate var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    case .portrait, .unknown: 0
    }
  }
}
