// SPDX-License-Identifier: MIT

internal import Foundation

/// A handler with a name, which controls and buttons run.
@MainActor
open class UIAction: UIMenuElement {
  /// Names an action; a control holds one action of each name for the same events.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var count = 0

  /// The action's identifier; a unique one if none was given.
  public let identifier: Identifier

  /// The name to show; empty by default.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image to show; none by default.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// How a menu shows the action, and whether it can be chosen there; without restriction by default.
  open var attributes: Attributes

  /// Whether a menu marks the action as on or partly on; off by default.
  open var state: State

  /// A longer title, which explains what the action is for; none by default.
  ///
  /// In a menu assistive technologies say it as the line's hint.
  open var discoverabilityTitle: String?

  /// The control that runs the action, while it does.
  open internal(set) var sender: Any?

  let handler: @MainActor (UIAction) -> Void

  /// Makes an action that runs a handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.count += 1
      self.identifier = Identifier("action-\(UIAction.count)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the handler for a sender.
  final func perform(for sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does; it is given the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
