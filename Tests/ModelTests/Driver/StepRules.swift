// SPDX-License-Identifier: MIT

// Which steps can be made when; what a step does then is the model's.

extension TabBarModel {
  /// Whether a step can be made at all: nobody presses what is not there.
  func allows(_ step: Step) -> Bool {
    if isInBackground, step.needsFinger || step == .background { return false }
    if swiped != nil, !step.canComeDuringSwipe { return false }
    switch step {
    case .tap(let id), .doubleTap(let id): return item(id).map { !$0.isHidden } ?? false
    case .remember(let id): return item(id) == nil
    case .insert(let new, _): return item(new.id) == nil
    case .remove(let id), .update(let id, _): return item(id) != nil
    case .move(let id, _): return item(id).map { !$0.isCentre } ?? false
    case .centre(let new):
      return new.map { item($0.id) == nil } ?? items.contains(where: \.isCentre)
    case .push(_, let id, _): return item(id)?.isTab ?? false
    case .pop, .popToRoot: return stack.count > 1
    case .halfPop: return stack.count > 1 && modal == nil
    case .cancelPop, .completePop: return swiped != nil
    case .present: return modal == nil
    case .dismiss: return modal != nil
    case .foreground: return isInBackground
    default: return true
    }
  }
}

extension TabBarModel.Step {
  /// Whether a user makes the step, who cannot reach an application in the background.
  var needsFinger: Bool {
    switch self {
    case .tap, .doubleTap, .halfPop, .cancelPop, .completePop: true
    default: false
    }
  }

  /// Whether the step may come while a page is half way back.
  var canComeDuringSwipe: Bool {
    switch self {
    case .tap, .cancelPop, .completePop, .background, .answersNow: true
    default: isChangeByCode
    }
  }

  /// Whether the step changes the selection or the bar without a finger.
  var isChangeByCode: Bool {
    switch self {
    case .select, .selectIndex, .insert, .remove, .move, .update, .replaceAll, .centre, .answer:
      true
    default: false
    }
  }

  /// Whether the step is made only when nothing moves: where a finger lands would be chance, UIKit
  /// refuses to present while it presents, and a swipe does not begin before another is over.
  func needsRest(after motion: Motion) -> Bool {
    guard OperationGroup.active.contains(.motion) else {
      switch self {
      case .present, .dismiss, .rotate, .background, .foreground: return true
      default: return needsFinger
      }
    }
    switch self {
    case .present, .dismiss: return motion.isOfModal
    case .tap, .doubleTap: return motion.isOfModal || motion.isOfBar || motion.isOfScreen
    default: return needsFinger
    }
  }

  /// What moves since everything was last at rest.
  struct Motion {
    var isOfModal = false
    var isOfBar = false
    /// UIKit takes no touches while the screen turns.
    var isOfScreen = false
    /// Until a page that was half way back has come to its place, the stack is as if it had gone.
    var isOfSwipe = false
  }
}
