// SPDX-License-Identifier: MIT
internal import Foundation

/// The red capsule with a text at a tab's icon.
@MainActor final class TabBadgeView: UIView {
  private let label = UILabel()
  private var shift = UIOffset.zero
  private var textShift = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// UIKit's rule: any text shows a badge, an empty one too; the colour is red unless stated.
  func show(
    _ item: UITabBarItem, look: UITabBarItemStateAppearance, state: UIControl.State
  ) {
    let isEmpty = item.badgeValue?.isEmpty ?? true
    isHidden =
      item.badgeValue == nil || (isEmpty && !Simulator.current.switches.showsEmptyBadge)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 } }
    attributes.merge(look.badgeTextAttributes) { $1 }
    label.font = attributes[.font] as? UIFont
    label.textColor = attributes[.foregroundColor] as? UIColor
    label.text = item.badgeValue
    backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    shift = look.badgePositionAdjustment
    textShift = look.badgeTitlePositionAdjustment
  }

  /// Takes the frame that a closure finds for the text's width, in points.
  func place(_ frameForTextWidth: (CGFloat) -> CGRect) {
    let width = (label.text?.isEmpty ?? true) ? 0 : label.intrinsicContentSize.width
    frame = frameForTextWidth(width).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
  }
}

extension UITabBarItem {
  /// What is said of the badge: its text, or by the switch how many items a number counts.
  var spokenBadge: String? {
    guard let badgeValue, Simulator.current.switches.badgeSpeech == .items,
      let count = Int(badgeValue)
    else { return badgeValue }
    return count == 1 ? "1 item" : "\(count) items"
  }
}
