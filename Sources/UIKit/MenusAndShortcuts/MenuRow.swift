// SPDX-License-Identifier: MIT
internal import Foundation

/// A line of an opened menu: mark, title and second line, picture.
@MainActor final class MenuRow: UIControl {
  /// What a line stands for.
  enum Content {
    /// An action or a submenu.
    case element(UIMenuElement)
    /// The submenu that is open: a tap goes back.
    case heading(UIMenu)
  }

  /// The least height of a line, in points; a phone's.
  private static let leastHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  /// The room for marks at the line's beginning, in points.
  private static let markWidth: CGFloat = 24
  private static let pictureWidth: CGFloat = 28

  let content: Content
  var onPick: (@MainActor () -> Void)?
  private let hasMarks: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView(image: nil)
  private let picture = UIImageView(image: nil)

  init(_ content: Content, hasMarks: Bool) {
    self.content = content
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    for view in [title, subtitle, mark, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    title.numberOfLines = 2
    subtitle.numberOfLines = 2
    mark.contentMode = .center
    picture.contentMode = .center
    fill()
    describe()
    addAction(UIAction { [weak self] _ in self?.onPick?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var element: UIMenuElement {
    switch content {
    case .element(let element): element
    case .heading(let menu): menu
    }
  }

  private var isHeading: Bool { if case .heading = content { true } else { false } }

  // MARK: Look

  private func fill() {
    let action = element as? UIAction
    let menu = element as? UIMenu
    isEnabled = !(action?.attributes.contains(.disabled) ?? false)
    title.text = element.title
    title.font = UIFont.preferredFont(forTextStyle: isHeading ? .headline : .body)
    subtitle.text = isHeading ? nil : element.subtitle
    subtitle.font = UIFont.preferredFont(forTextStyle: .footnote)
    mark.image = markImage(action)
    picture.image = (menu == nil ? nil : chevron) ?? template(element.image)
    let destroys =
      action?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false
    let color: UIColor = !isEnabled ? .tertiaryLabel : destroys ? .systemRed : .label
    title.textColor = color
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    mark.tintColor = color
    picture.tintColor = color
  }

  private func markImage(_ action: UIAction?) -> UIImage? {
    switch action?.state ?? .off {
    case .off: nil
    case .on: symbol("checkmark")
    case .mixed: symbol("minus")
    }
  }

  private var chevron: UIImage? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return symbol(isHeading ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right")
  }

  private func symbol(_ name: String) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    return template(UIImage(systemName: name, withConfiguration: configuration))
  }

  private func template(_ image: UIImage?) -> UIImage? {
    image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted && isEnabled ? .systemFill : nil }
  }

  private func describe() {
    let action = element as? UIAction
    accessibilityLabel = [title.text, subtitle.text].compactMap { $0 }.joined(separator: ", ")
    accessibilityHint = action?.discoverabilityTitle
    var traits = UIAccessibilityTraits.button
    if action?.state == .on { traits.insert(.selected) }
    if action?.state == .mixed { accessibilityValue = "Mixed" }
    if !isEnabled { traits.insert(.notEnabled) }
    if isHeading { traits.insert(.header) }
    accessibilityTraits = traits
  }

  // MARK: Layout

  private var start: CGFloat { hasMarks ? Self.margin + Self.markWidth : Self.margin }

  private func textWidth(in width: CGFloat) -> CGFloat {
    width - start - Self.margin - (picture.image == nil ? 0 : Self.pictureWidth + 8)
  }

  /// The height that the line needs at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    let second = subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height
    return max(Self.leastHeight, (title.sizeThatFits(room).height + second + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if element is UIMenu { picture.image = chevron }
    let width = textWidth(in: bounds.width)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = title.sizeThatFits(room).height
    let second = subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height
    let top = (bounds.height - first - second) / 2
    place(title, x: start, y: top, width: width, height: first)
    place(subtitle, x: start, y: top + first, width: width, height: second)
    place(mark, x: Self.margin - 4, y: 0, width: Self.markWidth, height: bounds.height)
    place(
      picture, x: bounds.width - Self.margin - Self.pictureWidth, y: 0, width: Self.pictureWidth,
      height: bounds.height)
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
