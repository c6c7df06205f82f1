// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

extension UIImage {
  /// What a symbol is drawn from.
  struct Symbol: Hashable {
    var name: String
    var configuration: SymbolConfiguration
  }

  /// Creates a symbol of body size and regular weight; nil for a name that is not here.
  ///
  /// The names are those of Apple's SF Symbols, the drawings are this package's own.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol for the traits' text size and scale; nil for a name that is not here.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: SymbolConfiguration(SymbolLook(), traits: traitCollection))
  }

  /// Creates a symbol of the size and weight that a configuration says; nil for a name that is
  /// not here.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    let symbol =
      configuration as? SymbolConfiguration
      ?? SymbolConfiguration(SymbolLook(), traits: configuration?.traitCollection)
    guard let content = Content(Symbol(name: name, configuration: symbol)) else { return nil }
    self.init(content: content)
  }

  /// The size and weight of a symbol; nil for other images.
  public var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbol?.configuration }

  /// The symbol with what another configuration says; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration)
    -> UIImage?
  {
    guard var symbol = content.symbol else { return nil }
    symbol.configuration = symbol.configuration.applying(configuration)
    guard let drawn = Content(symbol) else { return nil }
    var content = content
    (content.image, content.scale, content.symbol) = (drawn.image, drawn.scale, symbol)
    return UIImage(content: content)
  }

  /// The symbol with what a configuration says; other images stay as they are.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }
}

extension UIImage.Content {
  fileprivate init?(_ symbol: UIImage.Symbol) {
    let configuration = symbol.configuration
    let traits = configuration.traitCollection ?? ScreenTraits.current
    guard
      let found = SymbolFiles.image(
        named: symbol.name, look: configuration.look, scale: traits.displayScale,
        category: traits.preferredContentSizeCategory)
    else { return nil }
    self.init(image: found.image, scale: found.scale, symbol: symbol)
  }
}
