// SPDX-License-Identifier: MIT
public import Foundation

/// A button in a navigation bar or a toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The button that completes what is being done; its title is bold.
    case done = 2
  }

  /// The buttons that the system names or draws.
  public enum SystemItem: Int, Sendable {
    /// Completes what is being done.
    case done = 0
    /// Gives up what is being done.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps changes.
    case save = 3
    /// Adds something.
    case add = 4
    /// In a toolbar, takes a share of the room that is left.
    case flexibleSpace = 5
    /// Takes a fixed room.
    case fixedSpace = 6
    /// Begins writing.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers actions.
    case action = 9
    /// Files something.
    case organize = 10
    /// Shows marked places.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Fetches anew.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Halts.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24
  }

  let systemItem: SystemItem?

  /// Makes an item without title, image and action.
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

  /// Makes a button; title and image that are left out are the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes a button that the system names or draws.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes an item that shows a view of the app's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The weight of the button; plain by default.
  open var style = Style.plain { didSet { changed() } }

  /// The width in points; 0, the default, means what the content needs.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// The view shown instead of title and image; nil by default.
  open var customView: UIView? { didSet { changed() } }

  /// The colour of the button; nil, the default, means the bar's tint.
  open var tintColor: UIColor? { didSet { changed() } }

  /// What a tap does; its title and image are taken over.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let picture = primaryAction.image { image = picture }
      }
      changed()
    }
  }

  /// The menu of the button; none by default.
  ///
  /// A tap opens it if there is no ``primaryAction``, else a long press does.
  open var menu: UIMenu? { didSet { changed() } }
}
