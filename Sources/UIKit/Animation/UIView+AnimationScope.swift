// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// Lets the animation that is being recorded move only what is within some views.
  ///
  /// What a closure changes elsewhere is animated from now on, for a duration in seconds: it does
  /// not follow the finger that moves the recorded animation.
  class func keepingRecording(
    inside views: [UIView], duration: TimeInterval, _ body: () -> Void
  ) {
    guard var recording = AnimationRecording.current else { return body() }
    let elsewhere = AnimationRun(
      timing: .init(duration: duration), allowsUserInteraction: true, completion: nil)
    recording.scope = (
      { layer in
        guard let view = layer.owningView else { return false }
        return views.contains { view.isDescendant(of: $0) }
      }, elsewhere
    )
    AnimationRecording.record(recording, body)
    elsewhere.start()
  }
}

extension CALayer {
  /// The view that the layer belongs to, or that of the nearest layer above.
  fileprivate var owningView: UIView? { view ?? superlayer?.owningView }
}
