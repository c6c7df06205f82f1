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

  final var contents: [UInt: ButtonContent] = [:]
  final var titleLabelStorage: UILabel?
  final var imageViewStorage: UIImageView?
  final var backgroundViewStorage: UIImageView?
  final var configured = ConfiguredButton()

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

  /// Makes a system button of a configuration that runs an action when pressed.
  ///
  /// It shows title and image of the action where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
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

  /// The label of the configuration's subtitle; made when it is first asked for.
  open var subtitleLabel: UILabel? { madeSubtitleLabel }

  // MARK: Configuration

  /// What the button shows, and how; none by default.
  ///
  /// With one, the insets of content, title and image and the background images do not count.
  open var configuration: Configuration? {
    get { configured.configuration }
    set {
      guard newValue != configured.configuration else { return }
      configured.configuration = newValue
      configurationDidChange()
    }
  }

  /// Changes the configuration when the state has changed, or whenever an update is asked for; none
  /// by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configured.handler }
    set {
      configured.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a change of the state asks for an update; true by default.
  open var automaticallyUpdatesConfiguration: Bool {
    get { configured.updatesAutomatically }
    set { configured.updatesAutomatically = newValue }
  }

  /// Asks for an update of the configuration in the next layout pass; asking twice is asking once.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Takes the colours of the present state and runs `configurationUpdateHandler`; overrides call
  /// `super`.
  open func updateConfiguration() {
    configured.state = state
    configured.handler?(self)
  }

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
    updateConfigurationIfNeeded()
    updateParts()
    if let configuration {
      return layOutConfigured(configuration)
    }
    let content = contentRect(forBounds: bounds)
    backgroundViewStorage?.frame = backgroundRect(forBounds: bounds)
    imageViewStorage?.frame = imageRect(forContentRect: content)
    titleLabelStorage?.frame = titleRect(forContentRect: content)
  }

  open override var intrinsicContentSize: CGSize {
    configuration.map { configuredSize($0, within: nil) } ?? fittingSize
  }

  /// The size of title and image with their room: 30 by 34 points at least for an empty one.
  ///
  /// With a configuration, the size of its content and insets; text wraps within the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration.map { configuredSize($0, within: size) } ?? fittingSize
  }

  override func naturalSize(within offer: CGSize) -> NaturalSize {
    NaturalSize(sizeThatFits(offer))
  }

  override func baseline(isFirst: Bool, height: CGFloat) -> CGFloat {
    guard let label = titleLabelStorage, label.text?.isEmpty == false else { return height }
    let size = label.intrinsicContentSize.height
    return (height - size) / 2 + label.baseline(isFirst: isFirst, height: size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    if configured.updatesAutomatically { setNeedsUpdateConfiguration() }
    updateParts()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? shownText }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? traitsOfState }
    set { accessibility.traits = newValue }
  }

  private var shownText: String? {
    guard let configuration else { return currentAttributedTitle?.string ?? currentTitle }
    let lines = [configuration.title ?? currentTitle, configuration.subtitle].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }

  private var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
