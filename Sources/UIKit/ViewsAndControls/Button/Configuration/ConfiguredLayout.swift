// SPDX-License-Identifier: MIT

internal import Foundation

/// Where the parts of a button with a configuration go, in a layout that begins at the left.
struct ConfiguredLayout {
  let configuration: UIButton.Configuration
  /// The parts' sizes in points; zero for parts that are not there.
  let image: CGSize
  let title: CGSize
  let subtitle: CGSize

  private var hasImage: Bool { image != .zero }

  var text: CGSize {
    let padding = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private var isStacked: Bool {
    configuration.imageSide == .top || configuration.imageSide == .bottom
  }

  private var imagePadding: CGFloat {
    hasImage && text != .zero ? configuration.imagePadding : 0
  }

  /// The size of image and text together.
  var content: CGSize {
    isStacked
      ? CGSize(
        width: max(image.width, text.width), height: image.height + imagePadding + text.height)
      : CGSize(
        width: image.width + imagePadding + text.width, height: max(image.height, text.height))
  }

  /// The width that is left for text in a width for everything.
  static func textWidth(
    in width: CGFloat, image: CGSize, _ configuration: UIButton.Configuration
  ) -> CGFloat {
    switch configuration.imageSide {
    case .top, .bottom: width
    case .leading, .trailing:
      max(0, width - image.width - (image == .zero ? 0 : configuration.imagePadding))
    }
  }

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  func frames(
    in room: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    var group = CGRect(origin: .zero, size: content)
    if horizontal == .fill, !isStacked { group.size.width = max(content.width, room.width) }
    group.origin.x = Self.start(of: group.width, from: room.minX, room.width, horizontal)
    group.origin.y =
      switch vertical {
      case .top: room.minY
      case .bottom: room.maxY - group.height
      case .center, .fill: room.midY - group.height / 2
      }
    var frames = Frames(image: CGRect(origin: .zero, size: image))
    var text = CGRect(origin: .zero, size: text)
    switch configuration.imageSide {
    case .leading:
      frames.image.origin.x = group.minX
      text.origin.x = group.maxX - text.width
    case .trailing:
      text.origin.x = group.minX
      frames.image.origin.x = group.maxX - image.width
    case .top:
      frames.image.origin.y = group.minY
      text.origin.y = group.maxY - text.height
    case .bottom:
      text.origin.y = group.minY
      frames.image.origin.y = group.maxY - image.height
    }
    if isStacked {
      frames.image.origin.x = group.midX - image.width / 2
      text.origin.x = group.midX - text.width / 2
    } else {
      frames.image.origin.y = group.midY - image.height / 2
      text.origin.y = group.midY - text.height / 2
    }
    frames.title = line(title, at: text.minY, in: text)
    frames.subtitle = line(subtitle, at: text.maxY - subtitle.height, in: text)
    return frames
  }

  private func line(_ size: CGSize, at y: CGFloat, in text: CGRect) -> CGRect {
    let x = Self.start(of: size.width, from: text.minX, text.width, configuration.textAlignment)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func start(
    of width: CGFloat, from start: CGFloat, _ room: CGFloat,
    _ alignment: UIControl.ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: start
    case .right, .trailing: start + room - width
    case .center: start + (room - width) / 2
    }
  }
}
