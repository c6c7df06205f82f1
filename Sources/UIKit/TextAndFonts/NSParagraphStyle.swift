// SPDX-License-Identifier: MIT
public import Foundation

/// How a paragraph's lines stand and break; it does not change.
open class NSParagraphStyle: NSObject {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  final var values: Values

  /// Creates a style of UIKit's defaults.
  public override init() {
    values = Values()
  }

  init(values: Values) {
    self.values = values
  }

  /// A style of natural alignment, words wrapped, lines as high as their fonts.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long for its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Extra space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor for the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// A style that does not change with this one.
  open override func copy() -> Any {
    NSParagraphStyle(values: values)
  }

  /// A style that can be changed, and does not change with this one.
  open override func mutableCopy() -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of what it says.
  open override var hash: Int { values.hashValue }
}

/// How a paragraph's lines stand and break.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  ///
  /// Defaults to natural.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to text that is too long for its line.
  ///
  /// Defaults to wrapping words.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Extra space between lines, in points.
  ///
  /// Defaults to 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// A factor for the height of lines.
  ///
  /// Defaults to 0, which is none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of a line in points.
  ///
  /// Defaults to 0, which is none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line in points.
  ///
  /// Defaults to 0, which is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Takes over what another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
