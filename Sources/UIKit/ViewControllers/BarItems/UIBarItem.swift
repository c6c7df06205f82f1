// SPDX-License-Identifier: MIT
public import Foundation

/// What tab bar items and bar button items have in common.
///
/// Bars follow their items by themselves: a change shows at the next layout.
@MainActor open class UIBarItem: NSObject {
  private var observers: [Int: @MainActor () -> Void] = [:]
  private var observerCount = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item with default values.
  public override init() { super.init() }

  /// Makes no item: archives cannot be read on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Whether the item can be tapped; true by default.
  open var isEnabled = true { didSet { changed() } }

  /// The text shown; nil by default.
  open var title: String? { didSet { changed() } }

  /// The picture shown; nil by default.
  open var image: UIImage? { didSet { changed() } }

  /// The picture for the low bars of a phone on its side; nil means ``image``.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The picture for the large view that accessibility sizes show; nil means ``image``.
  open var largeContentSizeImage: UIImage? { didSet { changed() } }

  /// What is taken off the picture's frame at each edge, in points; zero by default.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }

  /// The insets of ``landscapeImagePhone``, in points; only used with that picture.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed() } }

  /// The insets of ``largeContentSizeImage``, in points; zero by default.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero { didSet { changed() } }

  /// A number of the app's own; 0 by default.
  open var tag: Int = 0 { didSet { changed() } }

  /// Sets the attributes of the title for a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes that were set for a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Accessibility

  /// What is spoken instead of the title; nil by default.
  open var accessibilityLabel: String? { didSet { changed() } }

  /// What is spoken as the item's value; nil means what the bar finds, such as the badge.
  open var accessibilityValue: String? { didSet { changed() } }

  /// What is spoken to explain the item; nil by default.
  open var accessibilityHint: String? { didSet { changed() } }

  /// A name for tests; never spoken.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// Traits that are added to those the bar gives the item; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed() } }

  // MARK: Observation

  /// Calls a closure after every change of a property, until the token ends.
  final package func observeChanges(_ handler: @escaping @MainActor () -> Void) -> ObservationToken
  {
    observerCount += 1
    let number = observerCount
    observers[number] = handler
    return ObservationToken { [weak self] in self?.observers[number] = nil }
  }

  final func changed() {
    for number in observers.keys.sorted() { observers[number]?() }
  }
}
