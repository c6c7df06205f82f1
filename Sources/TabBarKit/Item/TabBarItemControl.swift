// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// One item of a bar: icon, title and badge, and the touches on them.
final class TabBarItemControl: UIControl {
  /// The item's id, which a control keeps for life.
  let id: TabID
  /// All that is seen of the item, which becomes smaller as one while it is pressed.
  ///
  /// Not the control: what takes touches must not move under the finger.
  let body = UIView()
  let iconView = IconView()
  let titleLabel = UILabel()
  let badgeView = BadgeView()
  /// The field behind the icon; nil without one.
  var groundView: ItemGroundView?
  lazy var motion = ItemMotion(
    TabBarItemParts(
      iconView: iconView, titleView: titleLabel, badgeView: badgeView,
      picture: { [unowned iconView] in iconView.foreignPicture = $0 }))

  /// The item as it is shown, what its page states included.
  var item: BarItem
  /// What its looks depend on besides; nil before it is shown for the first time.
  var context: ItemContext?
  /// The room that the item needs in the layout, where it has states; nil lets it be measured.
  var room: TabBarLayout.Item?
  /// The size of the title on one line, in points.
  var ownTitleSize = CGSize.zero
  /// The sizes of the parts; nil once something that they depend on has changed.
  var knownMeasure: TabBarLayout.Item?
  /// A badge's ground that the item's page states.
  var badgeColor: UIColor?
  /// Whether the item waits for the application's answer.
  var isPending = false { didSet { if isPending != oldValue { updateOpacity() } } }
  /// How the item moves, where the application has said so itself.
  var ownAnimation: (any TabBarItemAnimation)?
  /// What is shown in place of icon and title, and what holds it.
  var customView: UIView?
  var customHolder: UIView?
  /// Told about touches: the control itself decides nothing.
  var onPress: ((TabID) -> Void)?
  var onDoubleTap: ((TabID) -> Void)?
  var onLongPress: ((TabID) -> Void)?
  /// Lets the item be seen as a whole; false where it is already.
  var onReveal: ((TabID) -> Bool)?

  /// Says whether a touch at a point of the control is the item's.
  var isTouched: ((CGPoint) -> Bool)?

  /// The bar's outline, where what fills the item would leave it; nil elsewhere.
  var outline: OutlinePath?

  /// Whether a screen reader presses at a point that is set, not at UIKit's own.
  var hasOwnActivationPoint = false
  /// Where the layout put the item; nil before the first layout.
  var frames: ItemFrames?
  var longPress: DelayedCall?
  var lastPressEnd: TimeInterval?
  var isDoubleTap = false
  /// Whether the present touch has pressed the item already, when it began.
  var hasFired = false

  init(_ item: BarItem) {
    id = item.id
    self.item = item
    super.init(frame: .zero)
    isExclusiveTouch = true
    isAccessibilityElement = true
    titleLabel.textAlignment = .center
    body.isUserInteractionEnabled = false
    addSubview(body)
    [iconView, titleLabel, badgeView].forEach(body.addSubview)
    addTouchActions()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { highlightDidChange() } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard frames != nil, let isTouched else { return super.point(inside: point, with: event) }
    return isTouched(point)
  }

  // Apple's declaration belongs to no actor, though the system calls it on the main one.
  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { pressOutOfSight() } || super.accessibilityActivate()
  }

  // A bar alone is not told when what it lies in moves.
  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    MainActor.assumeIsolated { updateActivationPoint() }
  }

  /// Presses an item that is scrolled out of sight, where nothing could be tapped; false for others.
  private func pressOutOfSight() -> Bool {
    guard onReveal?(id) == true, isEnabled else { return false }
    onPress?(id)
    return true
  }
}
