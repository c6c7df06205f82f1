// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without one text is drawn in the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the text; without one it is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` for what is behind the text; without one nothing is.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points to add after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number of points to lift the text above its baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A BCP 47 tag of the text's language, which chooses the form of Han characters.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

/// What drawing and measuring text go by.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines wrap at the given width, and the rectangle's origin is the first line's top left.
  ///
  /// Without it the text is one line, and the origin stands on its baseline.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { .init(rawValue: 1) }
  /// Text that does not fit the height ends in an ellipsis.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { .init(rawValue: 32) }
}

/// What drawing or measuring text found out.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size in points of the text without wrapping.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws the text in the current context without wrapping, its top left at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: size().width + 1, height: 1e6)))
  }

  /// Draws the text in the current context, wrapped in a rectangle; what does not fit is left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    var block = block(options)
    var rect = rect
    if !options.contains(.usesLineFragmentOrigin) {
      rect.origin.y -= block.baselines(width: nil).first
    }
    if options.contains(.truncatesLastVisibleLine) { block.lineBreakMode = .byTruncatingTail }
    block.draw(in: rect)
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
  }

  /// The rectangle in points that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 means no bound, and so does a height of 0.
  ///   - options: Whether lines wrap and where the origin is.
  ///   - context: Takes the result as well; may be nil.
  /// - Returns: The rectangle; its size is not rounded, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let block = block(options)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = block.makeLayout(
      width: wraps && size.width > 0 && size.width < 1e6 ? size.width : nil,
      lines: block.numberOfLines)
    var rect = CGRect(origin: .zero, size: layout.size)
    if !wraps { rect.origin.y = -layout.firstBaseline }
    if size.height > 0, rect.height > size.height { rect.size.height = size.height }
    context?.totalBounds = rect
    return rect
  }

  private func block(_ options: NSStringDrawingOptions) -> TextBlock {
    TextBlock(
      self, font: .systemFont(ofSize: 12), color: .black, lineBreakMode: .byWordWrapping,
      numberOfLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1)
  }
}

extension NSString {
  /// The size in points of the text without wrapping.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current context without wrapping, its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle; what does not fit is left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// The rectangle in points that the text takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}
