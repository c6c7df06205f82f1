// SPDX-License-Identifier: MIT
internal import Foundation

/// The numbers of a large title, in points: those of UIKit's own.
enum LargeTitle {
  /// How much higher a bar with a large title is.
  static let height: CGFloat = 52
  /// The size of the title's bold font.
  static let fontSize: CGFloat = 34
  /// The distance of the title's top from the row of buttons.
  static let top: CGFloat = 10.0 / 3
  /// The height of the title.
  static let lineHeight: CGFloat = 122.0 / 3
  /// What may be left of the large title when the one in the row comes up.
  static let remainder: CGFloat = 6
  /// The length of the fading of the title in the row, in seconds.
  static let fade: TimeInterval = 0.15
}

extension UINavigationItem {
  /// How large the title of a page is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the page below; the bottom page's is large.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
  }
}

extension UINavigationBar {
  /// UIKit's rule: large only where the bar prefers it and there is height; `.automatic` goes by
  /// the item below.
  func showsLargeTitle(of item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for below in items.prefix(through: item).reversed() {
      switch below.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the row of buttons of a bar that a controller places, in points.
  static func rowHeight(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  var topShowsLargeTitle: Bool {
    topItem.map { showsLargeTitle(of: $0, in: shownItems) } ?? false
  }
}

extension [UINavigationItem] {
  fileprivate func prefix(through item: UINavigationItem) -> ArraySlice<UINavigationItem> {
    guard let index = firstIndex(where: { $0 === item }) else { return [item] }
    return self[...index]
  }
}

/// A large title, cut off where the row of buttons begins.
@MainActor final class LargeTitleView: UIView {
  private let label = UILabel()
  /// How far the title is moved sideways, in points.
  var shift: CGFloat = 0 { didSet { setNeedsLayout() } }

  init(text: String?) {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.text = text
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ attributes: [NSAttributedString.Key: Any]) {
    label.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: LargeTitle.fontSize, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  /// The title stays at the bottom, whatever is left of the height.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width < 414 ? 16 : 20
    let insets = safeAreaInsets
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    label.frame = CGRect(
      x: insets.left + margin + shift, y: bounds.height - LargeTitle.height + LargeTitle.top,
      width: bounds.width - insets.left - insets.right - 2 * margin, height: LargeTitle.lineHeight)
  }
}
