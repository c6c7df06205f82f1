// SPDX-License-Identifier: MIT

public import Foundation

/// A view that places views in a row or a column.
///
/// The sizes come from the views' `intrinsicContentSize` and, where that says nothing, from their
/// `sizeThatFits(_:)`; there is no Auto Layout here. Hidden views take no room. `sizeThatFits(_:)`
/// of the stack view is the size of the whole row or column.
@MainActor
open class UIStackView: UIView {
  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis: spare room goes to views without a natural size, in equal parts,
    /// or else to the last view; missing room is taken from the last views first.
    case fill = 0
    /// The views fill the axis and are all as long.
    case fillEqually = 1
    /// The views fill the axis in proportion to their natural lengths.
    case fillProportionally = 2
    /// The views keep their natural lengths; the gaps are equal and at least `spacing`.
    case equalSpacing = 3
    /// The views keep their natural lengths; their middles are equally far apart as long as the
    /// gaps are at least `spacing`.
    case equalCentering = 4
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// Stretched.
    case fill = 0
    /// At the edge where reading begins, or the upper one.
    case leading = 1
    /// With the baselines of their first lines in a line, in rows; in columns as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends, or the lower one.
    case trailing = 4
    /// With the baselines of their last lines in a line, in rows; in columns as `leading`.
    case lastBaseline = 5

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for the stack view's own.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that stands for the system's: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The views that are placed, in their order; all of them are subviews.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack view without size that places views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Makes an empty stack view: there are no archives of views on this system.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Arrangement

  /// The direction of the row or column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How the room along the axis is shared; filled by default.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views lie across the axis; stretched by default.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between two views, or the least one, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views lie within the layout margins, and not the bounds; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the gap after a view, in points; `spacingUseDefault` brings back the usual one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isUsual = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isUsual ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseSystem { return 8 }
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  // MARK: Views

  /// Places a view after the others; it becomes a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Places a view at an index; an index beyond the end is a fault of the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangedSubviews.filter { $0 !== view }.count
    guard (0...count).contains(stackIndex) else {
      return UIKitFailure.report("\(stackIndex) is beyond the \(count) arranged subviews")
    }
    arrange(view, at: stackIndex)
  }

  /// Does not place a view any more; it remains a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    forget(view)
    arrangementDidChange()
  }

  /// Stops placing a view that leaves; overrides call `super`.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
    invalidateIntrinsicContentSize()
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    arrangementDidChange()
  }

  private func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  // MARK: Layout

  /// Places the arranged views; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArrangedSubviews()
  }

  /// The size of the row or column, with the margins if they count.
  ///
  /// A column's views are as high as they need for the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangedSize(within: size)
  }

  override func naturalSize(within offer: CGSize) -> NaturalSize {
    NaturalSize(arrangedSize(within: offer))
  }

  override func subviewRoomDidChange() {
    arrangementDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { setNeedsLayout() }
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
