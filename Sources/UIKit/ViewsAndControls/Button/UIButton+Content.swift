// SPDX-License-Identifier: MIT

public import Foundation

/// What a button shows in one of its states; nil for what the normal state decides.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  /// Sets the title of a state; states without one show the normal state's.
  public func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  /// Sets a title with attributes, which counts before the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the title's colour in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the colour of the title's shadow in a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image of a state; states without one show the normal state's.
  public func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  /// Sets the image behind title and image in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title of a state, or of the normal one.
  public func title(for state: State) -> String? { value(\.title, for: state) }

  /// The title with attributes of a state, or of the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// The title's colour in a state, or in the normal one; white for custom buttons.
  public func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  /// The colour of the title's shadow in a state, or in the normal one.
  public func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// The image of a state, or of the normal one.
  public func image(for state: State) -> UIImage? { value(\.image, for: state) }

  /// The background image of a state, or of the normal one.
  public func backgroundImage(for state: State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// The title that is shown now.
  public var currentTitle: String? { title(for: state) }

  /// The title with attributes that is shown now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title's colour now.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that is shown now.
  public var currentImage: UIImage? { image(for: state) }

  /// The background image that is shown now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func change(_ state: State, _ change: (inout ButtonContent) -> Void) {
    change(&contents[state.rawValue, default: ButtonContent()])
    contentDidChange()
  }

  private func value<Value>(_ path: KeyPath<ButtonContent, Value?>, for state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  private func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }
}
