// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

extension TextBlock {
  func makeLayout(width: CGFloat?, lines: Int) -> TextLayout {
    var settings = settings
    settings.maxLines = max(0, lines)
    do {
      return try TextLayout(runs, maxWidth: width.map { Double($0) }, settings: settings)
    } catch {
      // Programs ask for the fonts at their start and tell their user; after that they are there.
      fatalError(error.errorDescription ?? "\(error)")
    }
  }

  private var settings: ParagraphSettings {
    let style =
      text.length > 0
      ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let mode = style?.lineBreakMode ?? lineBreakMode
    var settings = ParagraphSettings(
      alignment: (style?.alignment ?? alignment).value(in: baseDirection), lineBreak: mode.value)
    if let style {
      settings.lineSpacing = style.lineSpacing
      settings.lineHeightMultiple = style.lineHeightMultiple
      settings.minimumLineHeight = style.minimumLineHeight
      settings.maximumLineHeight = style.maximumLineHeight
    }
    return settings
  }

  private var runs: [TextRun] {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: text.length)
    let string = text.string as NSString
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let color = attributes[.foregroundColor] as? UIColor ?? color
      runs.append(
        TextRun(
          string.substring(with: range), font: font.traits.description, color: color.rgba,
          background: (attributes[.backgroundColor] as? UIColor)?.rgba,
          kern: Self.number(attributes[.kern]),
          baselineOffset: Self.number(attributes[.baselineOffset]),
          language: attributes[.languageIdentifier] as? String ?? language,
          shadow: (attributes[.shadow] as? NSShadow)?.value))
    }
    return runs
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}

extension UIFont.Traits {
  /// The face as the drawing module takes it.
  var description: FontDescription {
    FontDescription(
      size: size, weight: weight.openType, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension NSTextAlignment {
  fileprivate func value(
    in direction: UITraitEnvironmentLayoutDirection
  ) -> ParagraphSettings.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural:
      switch direction {
      case .leftToRight: .left
      case .rightToLeft: .right
      default: .natural
      }
    }
  }
}

extension NSLineBreakMode {
  fileprivate var value: ParagraphSettings.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
