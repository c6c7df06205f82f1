// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// Puts the mark under the selected tab, or where a finger has brought it.
  ///
  /// To another tab it travels as the style says, unless the user wants less motion or something
  /// else, such as a turning screen, moves it already.
  func layoutIndicator() {
    let mark = drawnStyle.indicator
    var picture: UIImage?
    if case .image(let source) = mark.form { picture = self.picture(of: source) }
    indicator.show(mark, tint: tintColor, picture: picture, view: indicatorView)
    if let progress, let frame = indicatorFrame(at: progress) {
      return indicator.place(frame, under: highlightedID)
    }
    let isEmpty = mark.form == .custom && indicatorView == nil
    let frame = isEmpty ? nil : makeLayout().indicatorFrame
    let id = highlightedID
    guard travels(to: id), frame != nil else { return indicator.place(frame, under: id) }
    switch mark.motion {
    case .none: indicator.place(frame, under: id)
    case .slides:
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
      ) { self.indicator.place(frame, under: id) }
    case .springs:
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) { self.indicator.place(frame, under: id) }
    }
  }

  private func travels(to id: TabID?) -> Bool {
    guard let former = indicator.itemID, former != id, window != nil else { return false }
    return !Accessibility.reducesMotion && UIView.inheritedAnimationDuration == 0
  }
}
