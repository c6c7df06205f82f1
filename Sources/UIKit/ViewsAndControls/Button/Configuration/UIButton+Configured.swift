// SPDX-License-Identifier: MIT

internal import Foundation

/// What a button keeps for its configuration.
struct ConfiguredButton {
  var configuration: UIButton.Configuration?
  var handler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var isUpdating = false
  /// The state that the colours are for.
  var state = UIControl.State.normal
  var background: UIView?
  var subtitleLabel: UILabel?
  /// Whether the parts look as a configuration says.
  var isShown = false
}

extension UIButton {
  func configurationDidChange() {
    if !configured.isUpdating { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  /// Brings the configuration up to date if that was asked for.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    updateConfiguration()
    configured.isUpdating = false
    updateParts()
  }

  /// Lets the parts show what the configuration says.
  func showConfiguration(_ configuration: Configuration) {
    let colors = configuration.colors(
      in: configured.state, tint: tintColor, traits: traitCollection)
    configured.isShown = true
    showBackground(colors.background)
    show(
      configuration.title ?? currentTitle, in: madeTitleLabel, colors.foreground,
      style: configuration.buttonSize.titleStyle, configuration.titleLineBreakMode)
    if configuration.subtitle != nil || configured.subtitleLabel != nil {
      show(
        configuration.subtitle, in: madeSubtitleLabel, colors.foreground,
        style: configuration.buttonSize.subtitleStyle, configuration.subtitleLineBreakMode)
    }
    let image = shownImage(configuration)
    if image != nil || imageViewStorage != nil {
      let view = madeImageView
      view.image = image
      view.tintColor = colors.foreground
      view.contentMode = .scaleAspectFit
      (view.alpha, view.dimming) = (1, 0)
    }
    madeTitleLabel.alpha = 1
  }

  private func show(
    _ text: String?, in label: UILabel, _ color: UIColor, style: UIFont.TextStyle,
    _ lineBreakMode: NSLineBreakMode
  ) {
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.lineBreakMode = lineBreakMode
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.textAlignment =
      switch configured.configuration?.textAlignment {
      case .left: isMirrored ? .right : .left
      case .right: isMirrored ? .left : .right
      default: .center
      }
  }

  private func shownImage(_ configuration: Configuration) -> UIImage? {
    guard var image = configuration.image ?? currentImage else { return nil }
    if let own = image.symbolConfiguration {
      // A symbol is as large as the title unless something says otherwise.
      var look = UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
        .applying(own)
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        look = look.applying(symbol)
      }
      image = image.applyingSymbolConfiguration(look) ?? image
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private func showBackground(_ color: UIColor?) {
    if color == nil, configured.background == nil { return }
    let background = configured.background ?? UIView()
    if configured.background == nil {
      background.isUserInteractionEnabled = false
      background.layer.cornerCurve = .continuous
      configured.background = background
      insertSubview(background, at: 0)
    }
    background.backgroundColor = color
    background.isHidden = color == nil
  }

  var madeSubtitleLabel: UILabel {
    if let label = configured.subtitleLabel { return label }
    let label = UILabel()
    configured.subtitleLabel = label
    addSubview(label)
    return label
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Layout

  private func layout(_ configuration: Configuration, width: CGFloat) -> ConfiguredLayout {
    let image = imageViewStorage?.image?.size ?? .zero
    let room = ConfiguredLayout.textWidth(in: width, image: image, configuration)
    func size(of label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    return ConfiguredLayout(
      configuration: configuration, image: image, title: size(of: titleLabelStorage),
      subtitle: size(of: configured.subtitleLabel))
  }

  func configuredSize(_ configuration: Configuration, within offer: CGSize?) -> CGSize {
    updateConfigurationIfNeeded()
    updateParts()
    let shown = configured.configuration ?? configuration
    let insets = shown.contentInsets
    let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    // An offer of no width is none: a button tells its natural size.
    let width = offer.map { $0.width > 0 ? $0.width : 1e5 } ?? 1e5
    let content = layout(shown, width: max(0, width - sides)).content
    return CGSize(width: content.width + sides, height: content.height + ends)
  }

  func layOutConfigured(_ configuration: Configuration) {
    let insets = configuration.contentInsets
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let frames = layout(configuration, width: max(0, room.width)).frames(
      in: room, horizontal: logicalAlignment, vertical: contentVerticalAlignment)
    imageViewStorage?.frame = placed(frames.image)
    titleLabelStorage?.frame = placed(frames.title)
    configured.subtitleLabel?.frame = placed(frames.subtitle)
    configured.background?.frame = bounds
    configured.background?.layer.cornerRadius = configuration.cornerRadius(
      for: bounds.size, traits: traitCollection)
  }

  /// The alignment in a layout that begins at the left, which is mirrored afterwards.
  private var logicalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .left: isMirrored ? .right : .left
    case .right: isMirrored ? .left : .right
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  private func placed(_ frame: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    let x = isMirrored ? bounds.minX + bounds.maxX - frame.maxX : frame.minX
    return CGRect(
      x: (x * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
      width: frame.width, height: frame.height)
  }
}
