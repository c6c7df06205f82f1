// SPDX-License-Identifier: MIT
public import Foundation

/// What a tab bar shows for one page.
@MainActor open class UITabBarItem: UIBarItem {
  /// The tabs that the system names and draws.
  public enum SystemItem: Int, Sendable {
    /// What does not fit into the bar.
    case more = 0
    /// What the user marked.
    case favorites = 1
    /// What is recommended.
    case featured = 2
    /// What users rate best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done before.
    case history = 6
    /// Marked places.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// What was fetched.
    case downloads = 9
    /// The newest.
    case mostRecent = 10
    /// What most users look at.
    case mostViewed = 11
  }

  let systemItem: SystemItem?
  private var ownSelectedImage: UIImage?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var ownStandardAppearance: UITabBarAppearance?
  private var ownScrollEdgeAppearance: UITabBarAppearance?

  /// Makes an item without title and image.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Makes no item: archives cannot be read on Linux.
  public required init?(coder: NSCoder) { nil }

  private init(system: SystemItem) {
    systemItem = system
    super.init()
  }

  /// Makes an item with a title, an image and a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and images; without a selected one the image stands for both.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item whose title and image are the system's and cannot be changed.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(system: systemItem)
    self.tag = tag
  }

  /// The text shown; a system item's reads nil and cannot be changed.
  open override var title: String? {
    get { super.title }
    set { if systemItem == nil { super.title = newValue } }
  }

  /// The picture shown; a system item's reads nil and cannot be changed.
  open override var image: UIImage? {
    get { super.image }
    set { if systemItem == nil { super.image = newValue } }
  }

  /// The picture while selected.
  ///
  /// Where none was set, and after setting nil, it is ``image``; without one it reads nil.
  open var selectedImage: UIImage? {
    get { image == nil ? nil : ownSelectedImage ?? image }
    set {
      guard systemItem == nil else { return }
      ownSelectedImage = newValue
      changed()
    }
  }

  /// The text of the badge; any text shows one, nil none.
  open var badgeValue: String? { didSet { changed() } }

  /// The colour of the badge; nil, the default, means red.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// Sets the attributes of the badge's text for one state; nil removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// The attributes of the badge's text that were set for a state, or nil.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// How far the title is moved right and down, in points; zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }

  /// The bar's look while this item is selected; nil, the default, means the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { ownStandardAppearance?.copy() }
    set {
      ownStandardAppearance = newValue?.copy()
      changed()
    }
  }

  /// The bar's look while this item is selected and the content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownScrollEdgeAppearance?.copy() }
    set {
      ownScrollEdgeAppearance = newValue?.copy()
      changed()
    }
  }
}
