// SPDX-License-Identifier: MIT

internal import Foundation

extension UIButton {
  /// UIKit's room above and below a title, and the least size of a button without an image.
  private static let titlePadding: CGFloat = 6
  private static let leastSize = CGSize(width: 30, height: 34)
  /// How much of a system button is seen while it is pressed.
  private static let pressedAlpha: CGFloat = 0.2

  var madeTitleLabel: UILabel {
    if let label = titleLabelStorage {
      return label
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    titleLabelStorage = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = imageViewStorage {
      return view
    }
    let view = UIImageView()
    imageViewStorage = view
    if let label = titleLabelStorage {
      insertSubview(view, belowSubview: label)
    } else {
      addSubview(view)
    }
    return view
  }

  private var madeBackgroundView: UIImageView {
    if let view = backgroundViewStorage {
      return view
    }
    let view = UIImageView()
    backgroundViewStorage = view
    insertSubview(view, at: 0)
    return view
  }

  func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lets the parts show what the present state asks for.
  func updateParts() {
    if let configuration {
      backgroundViewStorage?.image = nil
      return showConfiguration(configuration)
    }
    leaveConfiguration()
    updateTitle()
    let image = currentImage
    if image != nil || imageViewStorage != nil {
      let view = madeImageView
      view.image = templateIfSystem(image)
      view.dimming = imageDimming
    }
    let background = currentBackgroundImage
    if background != nil || backgroundViewStorage != nil {
      madeBackgroundView.image = background
    }
    let alpha = buttonType == .system && isHighlighted ? Self.pressedAlpha : 1
    titleLabelStorage?.alpha = alpha
    imageViewStorage?.alpha = alpha
  }

  /// Takes back what a configuration set that is there no more.
  private func leaveConfiguration() {
    guard configured.isShown else { return }
    configured.isShown = false
    configured.background?.removeFromSuperview()
    configured.subtitleLabel?.removeFromSuperview()
    (configured.background, configured.subtitleLabel) = (nil, nil)
    titleLabelStorage?.removeFromSuperview()
    imageViewStorage?.removeFromSuperview()
    (titleLabelStorage, imageViewStorage) = (nil, nil)
  }

  private func updateTitle() {
    let (title, attributed) = (currentTitle, currentAttributedTitle)
    guard title != nil || attributed != nil || titleLabelStorage != nil else { return }
    let label = madeTitleLabel
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = title
    }
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
  }

  /// Images of system buttons are templates unless they say otherwise.
  private func templateIfSystem(_ image: UIImage?) -> UIImage? {
    guard buttonType == .system, let image, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var imageDimming: CGFloat {
    guard buttonType == .custom else { return 0 }
    if !isEnabled { return adjustsImageWhenDisabled ? 0.5 : 0 }
    return isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 0
  }

  private var titleSize: CGSize {
    guard let label = titleLabelStorage, currentTitle != nil || currentAttributedTitle != nil
    else { return .zero }
    return label.intrinsicContentSize
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  var fittingSize: CGSize {
    updateParts()
    let (title, image, insets) = (titleSize, imageSize, contentEdgeInsets)
    var size = CGSize(width: title.width + image.width, height: image.height)
    if title != .zero {
      let padding = insets == .zero ? Self.titlePadding * 2 : 0
      size.height = max(image.height, title.height + padding)
    }
    if image == .zero, insets == .zero {
      size.width = max(size.width, Self.leastSize.width)
      if title == .zero { size.height = Self.leastSize.height }
    }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The image beside the title, both together placed by the content's alignment.
  ///
  /// The image is where reading begins.
  func arrangement(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = CGSize(
      width: min(imageSize.width, content.width), height: min(imageSize.height, content.height))
    let room = max(0, content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
    let title = CGSize(
      width: min(titleSize.width, room), height: min(titleSize.height, content.height))
    let start = start(of: image.width + title.width, in: content)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isMirrored ? start + title.width : start
    let titleX = isMirrored ? start : start + image.width
    return (
      place(CGRect(origin: CGPoint(x: imageX, y: 0), size: image), in: content, imageEdgeInsets),
      place(CGRect(origin: CGPoint(x: titleX, y: 0), size: title), in: content, titleEdgeInsets)
    )
  }

  private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: content.minX
    case .right, .trailing: content.maxX - width
    case .center: content.minX + (content.width - width) / 2
    }
  }

  /// Puts a part at its height and moves it by its insets, as far as the alignment lets it.
  private func place(_ part: CGRect, in content: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    guard part.width > 0 || part.height > 0 else {
      return CGRect(x: content.midX, y: content.midY, width: 0, height: 0)
    }
    var place = part
    switch effectiveContentHorizontalAlignment {
    case .center: place.origin.x += (insets.left - insets.right) / 2
    case .right, .trailing: place.origin.x -= insets.right
    default: place.origin.x += insets.left
    }
    switch contentVerticalAlignment {
    case .top: place.origin.y = content.minY + insets.top
    case .bottom: place.origin.y = content.maxY - place.height - insets.bottom
    case .center, .fill:
      let spare = content.height - place.height
      place.origin.y = content.minY + (spare + insets.top - insets.bottom) / 2
    }
    return place.aligned(to: max(1, traitCollection.displayScale))
  }
}

extension CGRect {
  /// The rectangle moved to whole pixels.
  fileprivate func aligned(to scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}
