// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// The small mark at an icon's corner.
final class BadgeView: UIView {
  /// What a badge is made of.
  enum Content {
    case text(String)
    case dot
    case picture(UIImage)
    case view(UIView)
  }

  private let label = UILabel()
  private var pictureView: UIImageView?
  private var ownView: UIView?
  /// The size in which the application gave its view, in points, and that view.
  private var ownSize = CGSize.zero
  private weak var sizedView: UIView?
  private var style = TabBarStyle.BadgeStyle()
  private var tint = UIColor.systemBlue
  /// The size of the badge as the style has it, in points; the layout may give it less.
  private var wholeSize = CGSize.zero
  /// What the badge shows; nil while it is hidden or on its way to be.
  private(set) var content: Content?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What the badge says: nil while there is none, empty for one without text.
  var text: String? {
    switch content {
    case nil: nil
    case .text(let text): text
    case .dot, .picture, .view: ""
    }
  }

  /// What a screen reader says of a badge that is shown; nil where none is to be seen.
  func spoken(_ badge: Badge?, dotDescription: String) -> String? {
    switch content {
    case nil: nil
    case .text: badge?.spokenText
    case .dot, .picture: dotDescription
    case .view(let view): view.accessibilityValue ?? view.accessibilityLabel ?? dotDescription
    }
  }

  /// Shows a badge, or hides it; setting it twice is as setting it once.
  ///
  /// - Parameters:
  ///   - badge: What the badge says.
  ///   - style: How badges look.
  ///   - color: A ground of this badge's own; nil takes the style's.
  ///   - tint: The bar's tint.
  ///   - picture: The picture of a badge that is one.
  ///   - view: The application's own view for the badge.
  func show(
    _ badge: Badge?, style: TabBarStyle.BadgeStyle, color: UIColor?, tint: UIColor,
    picture: UIImage? = nil, view: UIView? = nil
  ) {
    (self.style, self.tint) = (style, tint)
    let former = content
    content = Content(badge, truncation: style.truncation, picture: picture, view: view)
    // A badge that the bar came with is simply there.
    let isStill = window == nil || Accessibility.reducesMotion
    guard let content else {
      if former != nil { leave(animation: isStill ? .none : style.animation) }
      return
    }
    display(content, color: color ?? style.color.uiColor(tint: tint))
    if former == nil { enter(animation: isStill ? .none : style.animation) }
  }

  private func display(_ content: Content, color: UIColor) {
    var (text, picture, own): (String?, UIImage?, UIView?)
    switch content {
    case .text(let shown): text = shown
    case .dot: break
    case .picture(let shown): picture = shown
    case .view(let shown): own = shown
    }
    label.isHidden = text == nil
    label.text = text
    label.font = style.font
    wholeSize = text == nil ? .zero : style.size(forText: label.intrinsicContentSize)
    label.textColor = style.textColor.uiColor(tint: tint)
    backgroundColor = content.hasGround ? color : nil
    showPicture(picture)
    if ownView !== own { letOwnViewGo() }
    ownView = own
    if let own, own !== sizedView {
      sizedView = own
      ownSize = own.bounds.size
    }
    if let own, own.superview !== self { addSubview(own) }
    updateEdge()
    setNeedsLayout()
  }

  /// Gives the application's view back.
  func letOwnViewGo() {
    if ownView?.superview === self { ownView?.removeFromSuperview() }
    ownView = nil
  }

  /// The text's font in a badge that has become smaller to that part.
  private func font(share: CGFloat) -> UIFont {
    share < 1 ? style.font.withSize(style.font.pointSize * share) : style.font
  }

  private func showPicture(_ picture: UIImage?) {
    guard let picture else {
      pictureView?.removeFromSuperview()
      pictureView = nil
      return
    }
    let view = pictureView ?? UIImageView()
    pictureView = view
    view.image = picture
    view.contentMode = .scaleAspectFit
    if view.superview == nil { addSubview(view) }
  }

  /// The badge's size in points; zero while there is none.
  var measuredSize: CGSize {
    switch content {
    case nil: .zero
    case .text: wholeSize
    case .dot: style.size(forText: nil)
    case .picture(let picture): picture.size.lowered(to: style.height)
    case .view(let view): view.contentSize(orElse: ownSize)
    }
  }

  /// Puts the badge somewhere; nil is no room for it.
  ///
  /// One that goes is no part of the layout any more, and stays where it is. Not by the frame: a
  /// badge that is still growing has a transform.
  func place(_ frame: CGRect?) {
    guard frame != nil || content != nil else { return }
    let frame = frame ?? .zero
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = wholeSize.height > 0 ? min(1, bounds.height / wholeSize.height) : 1
    // Heights are whole pixels, a little more than the text needs.
    let wanted = font(share: share > 0.97 || share <= 0 ? 1 : share)
    if label.font != wanted { label.font = wanted }
    // A text that is cut keeps clear of the round ends, where its letters would be on no ground.
    let isCut = label.intrinsicContentSize.width > bounds.width - style.padding / 2
    label.frame = bounds.insetBy(dx: isCut ? min(style.padding, bounds.width) / 2 : 0, dy: 0)
    pictureView?.frame = bounds
    ownView?.frame = bounds
    updateEdge()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateEdge()
  }

  private func updateEdge() {
    let hasGround = content?.hasGround ?? false
    let round = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = hasGround ? min(max(0, style.cornerRadius ?? round), round) : 0
    let border = hasGround ? style.border : nil
    layer.borderWidth = border?.width ?? 0
    layer.borderColor = border?.color.resolved(tint: tint, in: self).cgColor
  }
}

extension BadgeView.Content {
  /// What a badge is made of; nil where there is nothing to show.
  @MainActor init?(
    _ badge: Badge?, truncation: BadgeTruncation?, picture: UIImage?, view: UIView?
  ) {
    switch badge {
    case nil: return nil
    case .dot: self = .dot
    case .image:
      guard let picture else { return nil }
      self = .picture(picture)
    case .custom:
      guard let view else { return nil }
      self = .view(view)
    case .count, .text:
      guard let text = badge?.displayText else { return nil }
      self = .text(truncation?.applied(to: text) ?? text)
    }
  }

  /// Whether a field of colour lies below.
  var hasGround: Bool {
    switch self {
    case .text, .dot: true
    case .picture, .view: false
    }
  }
}

extension CGSize {
  /// The size, made smaller to be no higher than that, its aspect kept.
  fileprivate func lowered(to limit: CGFloat) -> CGSize {
    guard height > limit, height > 0 else { return self }
    return CGSize(width: width * limit / height, height: limit)
  }
}

extension UIView {
  /// The size of a view's own content; where it has none, another size.
  fileprivate func contentSize(orElse size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? size.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? size.height : own.height)
  }
}
