// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// One item of a bar: icon, title and badge, and the touches on them.
final class TabBarItemControl: UIControl {
  /// The item's id, which a control keeps for life.
  let id: TabID
  let iconView = IconView()
  let titleLabel = UILabel()
  let badgeView = BadgeView()
  /// The field behind the icon; nil without one.
  var groundView: ItemGroundView?

  /// The item as it is shown, what its page states included.
  var item: BarItem
  /// The room that the item needs in the layout, where it has states; nil lets it be measured.
  var room: TabBarLayout.Item?
  /// A badge's ground that the item's page states.
  var badgeColor: UIColor?
  /// Whether the item waits for the application's answer.
  var isPending = false { didSet { updateOpacity() } }
  /// Told about touches: the control itself decides nothing.
  var onPress: ((TabID) -> Void)?
  var onDoubleTap: ((TabID) -> Void)?
  var onLongPress: ((TabID) -> Void)?

  /// Where the layout put the item; nil before the first layout.
  var frames: ItemFrames?
  var longPress: DelayedCall?
  var lastPressEnd: TimeInterval?
  var isDoubleTap = false

  init(_ item: BarItem) {
    id = item.id
    self.item = item
    super.init(frame: .zero)
    isExclusiveTouch = true
    isAccessibilityElement = true
    titleLabel.textAlignment = .center
    [iconView, titleLabel, badgeView].forEach(addSubview)
    addTouchActions()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { updateOpacity() } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let frames else { return super.point(inside: point, with: event) }
    return frames.touchArea.contains(CGPoint(x: point.x + frame.minX, y: point.y + frame.minY))
  }

  /// Shows icon and title as pressed, pending or disabled.
  ///
  /// The badge stays as it is, and so does everything where the item does not dim.
  func updateOpacity() {
    var opacity: CGFloat = 1
    if !item.isEnabled {
      opacity = 0.4
    } else if isPending || isHighlighted && item.dimsOnPress {
      opacity = 0.5
    }
    iconView.alpha = opacity
    titleLabel.alpha = opacity
  }
}
