// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  /// A controller's part in presentations, as the one below and as the one above.
  struct Presentation {
    var style = UIModalPresentationStyle.automatic
    weak var presenter: UIViewController?
    var presented: UIViewController?
    /// The presentation in which the controller is the one above.
    weak var stage: PresentationStage?
    /// The presentation in which the controller is the one below, which keeps it.
    var ownStage: PresentationStage?
    /// Whether a presentation transforms the view.
    var isMoved = false
    var waiting: [@MainActor () -> Void] = []
  }

  /// The controller that this one or an ancestor presented, or nil.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one or an ancestor, or nil.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let presenter = controller.presentation.presenter {
      UIKitFailure.report(
        "Application tried to present modally a view controller \(controller) that is already "
          + "being presented by \(presenter).")
      return
    }
    if let reason = controller.reasonNotToBePresented(by: self) {
      return UIKitFailure.report(reason)
    }
    let style = controller.resolvedPresentationStyle(in: traitCollection)
    let presenter = presenter(for: style)
    guard let view = presenter.viewIfLoaded, view.window != nil else {
      Simulator.current.log(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
      return
    }
    guard presenter.presentation.presented == nil else {
      Simulator.current.log(
        "Attempt to present \(controller) on \(self) which is already presenting.")
      return
    }
    let stage = PresentationStage(
      presenter: presenter, presented: controller, source: self, style: style)
    presenter.presentation.presented = controller
    controller.presentation.presenter = presenter
    presenter.presentation.ownStage = stage
    controller.presentation.stage = stage
    stage.present(animated: animated, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let below = ([self] + ancestors).first { $0.presentation.presented != nil }
    guard let owner = below ?? presentingViewController else { return }
    let chain = owner.presentationChain
    guard !chain.isEmpty else { return }
    // A transition that runs is over before another begins.
    if let busy = chain.first(where: \.isInTransition) {
      guard !busy.isDismissing else { return }
      busy.presented.presentation.waiting.append { [weak owner] in
        owner?.startDismissing(animated: animated, completion: completion)
      }
      return
    }
    PresentationStage.dismiss(chain, animated: animated, completion: completion)
  }

  /// Whether the controller, presented, decides about the status bar.
  var coversStatusBar: Bool {
    guard let stage = presentation.stage, !stage.isDismissing else { return false }
    return stage.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// The presentations that stand on this controller, the lowest first.
  var presentationChain: [PresentationStage] {
    guard let presented = presentation.presented, let stage = presented.presentation.stage else {
      return []
    }
    return [stage] + presented.presentationChain
  }

  /// UIKit's reasons: what is on the screen already, or has a parent, cannot be presented.
  private func reasonNotToBePresented(by presenter: UIViewController) -> String? {
    if let parent {
      return
        "Application tried to present modally a view controller \(self) that has a parent view "
        + "controller \(parent)."
    }
    if self === presenter || isRootOfWindow {
      return "Application tried to present modally an active controller \(self)."
    }
    if presentation.style == .none {
      return "The specified modal presentation style doesn't have a corresponding presentation "
        + "controller."
    }
    return nil
  }

  /// The controller whose view the presented one covers.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return root }
    return ([self] + ancestors).first(where: \.definesPresentationContext) ?? root
  }

  /// The style that counts on this device: narrow ones have sheets for bubbles and small sheets.
  private func resolvedPresentationStyle(
    in traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .none: .pageSheet
    case .formSheet, .popover: traits.horizontalSizeClass == .regular ? .formSheet : .pageSheet
    case .custom: .overFullScreen
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: modalPresentationStyle
    }
  }
}
