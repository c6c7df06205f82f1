// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose content is larger than itself and is moved by a finger.
@MainActor
open class UIScrollView: UIView {
  /// Which safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Above and below; left and right only if the content scrolls that way.
    case automatic = 0
    /// Only on the axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// How fast scrolling that was let go slows down: the part of the speed left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  private let pan = ScrollPanRecognizer()

  /// The recogniser that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Moves the content by the view's size, as far as it goes, and tells that a page was scrolled.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    addGestureRecognizer(pan)
    pan.onAction = { [weak self] recognizer in
      (recognizer as? UIPanGestureRecognizer).map { self?.follow($0) }
    }
  }

  // MARK: Content

  /// The size of the content, in points; zero by default.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { setNeedsLayout() }
    }
  }

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    didSet { insetsMayHaveChanged() }
  }

  /// Which safe area is added to the content's insets; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// The content's insets with the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// `adjustedContentInset` has changed; call `super`.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Behaviour

  /// Whether a finger moves the content; true by default.
  open var isScrollEnabled = true
  /// Whether the content can be pulled beyond its ends, from where it springs back; true by default.
  open var bounces = true
  /// Whether content that is not high enough to scroll can be pulled; false by default.
  open var alwaysBounceVertical = false
  /// Whether content that is not wide enough to scroll can be pulled; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// How fast scrolling that was let go slows down; the usual rate by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling may take a touch away from the content; true by default.
  open var canCancelContentTouches = true

  /// Whether a finger is on the view.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after it was let go.
  open internal(set) var isDecelerating = false

  /// Whether scrolling may begin with a touch in a view of the content; not in controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Moves the content, at once or within 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      motion = nil
      self.contentOffset = contentOffset
      return
    }
    glide(to: contentOffset)
  }

  /// Moves the content just so far that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }

  // MARK: View

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayScroll
  }

  // MARK: Storage

  final var toldInset = UIEdgeInsets.zero
  /// How much further than its beginning the content may be scrolled down, as a bar above gives
  /// way to it, in points.
  final var roomAbove: CGFloat = 0
  final var dragStart = CGPoint.zero
  final var motionTicker: SimulatorClock.Token?
  /// How the content moves by itself; nil while it does not.
  final var motion: ScrollMotion? {
    didSet { motionDidChange(from: oldValue) }
  }
}

/// The recogniser of a scroll view, which hears of a finger before it moves.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (view as? UIScrollView)?.fingerCameDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    (view as? UIScrollView)?.fingerWasLifted()
  }
}
