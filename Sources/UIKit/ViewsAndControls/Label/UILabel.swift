// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows text that cannot be edited.
///
/// The text stands in the middle of the bounds from top to bottom. Labels take no touches unless
/// told so.
@MainActor
open class UILabel: UIView {
  override func setUp() {
    super.setUp()
    storage.isUserInteractionEnabled = false
    storage.contentMode = .redraw
    storage.isOpaque = false
  }

  // MARK: Text

  /// The text; none by default.
  open var text: String? {
    get { attributedStorage?.string ?? textStorage }
    set {
      guard attributedStorage != nil || newValue != textStorage else { return }
      attributedStorage = nil
      textStorage = newValue
      contentDidChange()
    }
  }

  /// The text with attributes, which count before the label's own; none by default.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? textStorage.map { NSAttributedString(string: $0) } }
    set {
      attributedStorage = newValue.map { NSAttributedString(attributedString: $0) }
      textStorage = nil
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system's at 17 points by default, and after nil is set.
  open var font: UIFont! {
    get { fontStorage }
    set {
      let former = fontStorage
      fontStorage = newValue ?? .systemFont(ofSize: 17)
      if fontStorage != former { contentDidChange() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; the label colour by default, and after nil is set.
  open var textColor: UIColor! {
    get { colorStorage }
    set {
      colorStorage = newValue ?? .label
      setNeedsDisplay()
    }
  }

  /// Where lines stand from side to side; natural (after the layout direction) by default.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Where lines break, and where text that does not fit is cut; at its end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The most lines; 1 by default, 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }
  /// The width at which the natural size wraps, in points; 0 (never) by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether text that is too wide is made smaller; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// How small, as a part of the font's size, text may be made; 0 by default.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where text that was made smaller stands from top to bottom; on its baseline by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// Whether letters move closer together before the text of a single line is cut; false by default.
  ///
  /// Each distance shrinks by at most a twentieth of the font's size, as TextKit's tightening does.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { setNeedsDisplay() }
  }
  // Apple's by a protocol that the list of Swift declarations misses.

  /// Whether the font follows the text size that the user chooses; false by default.
  ///
  /// It counts for fonts of a text style and for those that `UIFontMetrics` scaled; `font` changes
  /// with the text size. Other fonts stay as they are.
  @_documentation(visibility: internal)
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  /// Takes the font of a text size that has changed; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  // MARK: State

  /// Whether the text is drawn as usual, or dimmed; true by default.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether `highlightedTextColor` is used; false by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour of highlighted text; the usual one by default.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of a hard shadow behind the text; none by default.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far the shadow is moved, in points; 1 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Size and drawing

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return size(within: width, lines: numberOfLines)
  }

  /// The size that the text takes within an offer; a single line ignores the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1 else { return intrinsicContentSize }
    let width = size.width > 0 && size.width < 100_000 ? size.width : nil
    return self.size(within: width, lines: numberOfLines)
  }

  /// The part of the bounds that the text takes, from the top left, within so many lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let taken = size(within: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(taken.width, bounds.width),
      height: min(taken.height, bounds.height))
  }

  /// Draws the text in the middle of a rectangle, from top to bottom.
  open func drawText(in rect: CGRect) {
    drawLines(in: rect)
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: rect)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? text }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { accessibility.traits = newValue }
  }

  // MARK: Storage

  private var textStorage: String?
  final private(set) var attributedStorage: NSAttributedString?
  private var fontStorage = UIFont.systemFont(ofSize: 17)
  private var colorStorage = UIColor.label

  /// Letters may reach beyond the bounds, but not farther than the largest of them are high.
  override func drawingRect(in bounds: CGRect) -> CGRect {
    var size = fontStorage.pointSize
    attributedStorage?.enumerateAttribute(
      .font, in: NSRange(location: 0, length: attributedStorage?.length ?? 0)
    ) { value, _, _ in
      size = max(size, (value as? UIFont)?.pointSize ?? 0)
    }
    let shadow = shadowColor == nil ? 0 : max(abs(shadowOffset.width), abs(shadowOffset.height))
    let overhang = size * 2 + shadow
    return bounds.standardized.insetBy(dx: -overhang, dy: -overhang)
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = fontStorage.scaled(for: traitCollection)
    guard font != fontStorage else { return }
    self.font = font
  }

  override func baseline(isFirst: Bool, height: CGFloat) -> CGFloat {
    textBaseline(isFirst: isFirst, height: height)
  }

  override func naturalSize(within offer: CGSize) -> NaturalSize {
    NaturalSize(numberOfLines == 1 ? intrinsicContentSize : sizeThatFits(offer))
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
