// SPDX-License-Identifier: MIT
public import Foundation

/// What a navigation bar shows for one page.
@MainActor open class UINavigationItem: NSObject {
  final var onChange: (@MainActor () -> Void)?
  private var ownStandardAppearance: UINavigationBarAppearance?
  private var ownScrollEdgeAppearance: UINavigationBarAppearance?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes no item: archives cannot be read on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The text in the middle of the bar; nil by default.
  open var title: String? { didSet { changed() } }

  /// The view in the middle of the bar instead of the title; nil by default.
  open var titleView: UIView? { didSet { changed() } }

  /// How large the title is where the bar prefers large titles; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// Whether the back button is left out; false by default.
  open var hidesBackButton = false { didSet { changed() } }

  /// The title of the back button that leads to this page; nil means the page's own.
  open var backButtonTitle: String? { didSet { changed() } }

  /// The back button that leads to this page, of which title and tint count.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// The buttons on the leading side, from the edge inwards; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// Whether the leading buttons stand beside the back button; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar's look while this page is shown; nil, the default, means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { ownStandardAppearance?.copy() }
    set {
      ownStandardAppearance = newValue?.copy()
      changed()
    }
  }

  /// The bar's look while this page is shown and its content begins at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownScrollEdgeAppearance?.copy() }
    set {
      ownScrollEdgeAppearance = newValue?.copy()
      changed()
    }
  }

  final func changed() { onChange?() }
}
