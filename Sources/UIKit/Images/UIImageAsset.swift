// SPDX-License-Identifier: MIT
public import Foundation

/// Pictures of one thing under different traits, such as a light and a dark one.
///
/// An image of an asset, and each that is made from it with another rendering mode or tint, shows in
/// an image view the picture that suits the view's traits, and another one when they change.
open class UIImageAsset: NSObject {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private var variants: [Variant] = []

  /// Makes an asset without pictures.
  public override init() { super.init() }

  /// The picture that suits some traits best: of those whose traits hold the one that was
  /// registered last, else the first one, else an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var content = variant(for: traitCollection)?.content ?? UIImage.Content()
    content.asset = self
    return UIImage(content: content)
  }

  /// Takes a picture for some traits, in place of an earlier one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
    variants.append(Variant(traits: traitCollection, image: image))
  }

  /// Forgets the picture for some traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits.values == traitCollection.values }
  }

  private func variant(for traits: UITraitCollection) -> UIImage? {
    (variants.last { traits.containsTraits(in: $0.traits) } ?? variants.first)?.image
  }
}

extension UIImage {
  /// The picture of the image's asset that suits some traits, drawn as this image is.
  func suiting(_ traits: UITraitCollection) -> UIImage {
    guard let other = content.asset?.image(with: traits).content else { return self }
    var content = content
    (content.image, content.scale) = (other.image, other.scale)
    return UIImage(content: content)
  }
}
