// SPDX-License-Identifier: MIT

public import Foundation

/// A control with a title and an image for each of its states, which runs its actions when pressed.
///
/// Lifting the finger inside sends `touchUpInside` and `primaryActionTriggered`.
@MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own; the title is white unless told otherwise.
    case custom = 0
    /// As in the system's bars: in the accent colour, fading while pressed.
    case system = 1
  }

  /// The style of the button.
  public private(set) var buttonType = ButtonType.custom

  var contents: [UInt: ButtonContent] = [:]
  var titleLabelStorage: UILabel?
  var imageViewStorage: UIImageView?
  var backgroundViewStorage: UIImageView?

  /// Makes a custom button with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button of a style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that shows title and image of an action and runs it when pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Makes a custom button that shows title and image of an action and runs it when pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Menu

  /// The menu that a long press opens, or a touch if ``showsMenuAsPrimaryAction`` says so.
  ///
  /// None by default. Setting it sets ``isContextMenuInteractionEnabled`` too.
  open var menu: UIMenu? {
    get { controlMenu.menu }
    set {
      controlMenu.menu = newValue
      isContextMenuInteractionEnabled = newValue != nil
    }
  }

  // MARK: Parts

  /// The label of the title; made when it is first asked for.
  open var titleLabel: UILabel? { madeTitleLabel }

  /// The view of the image; made when it is first asked for.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Insets

  /// Room between the bounds and the content, in points; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the title is moved, in points; does not change the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the image is moved, in points; does not change the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the image is drawn darker while pressed; true by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { updateParts() }
  }
  /// Whether the image is drawn paler while disabled; true by default.
  open var adjustsImageWhenDisabled = true {
    didSet { updateParts() }
  }

  // MARK: Layout

  /// The area of the background image: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The area of title and image: the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the title goes within the content's area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Where the image goes within the content's area.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
    let content = contentRect(forBounds: bounds)
    backgroundViewStorage?.frame = backgroundRect(forBounds: bounds)
    imageViewStorage?.frame = imageRect(forContentRect: content)
    titleLabelStorage?.frame = titleRect(forContentRect: content)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The size of title and image with their room: 30 by 34 points at least for an empty one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    updateParts()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? currentAttributedTitle?.string ?? currentTitle }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? traitsOfState }
    set { accessibility.traits = newValue }
  }

  private var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
