// SPDX-License-Identifier: MIT

internal import Foundation

extension UIImageView {
  /// The picture that the clock says is shown now, as it suits the view's traits.
  var shownImage: UIImage? {
    guard let image = timedImage, image.imageAsset != nil else { return timedImage }
    let traits = traitCollection
    // Frames are compared by the picture itself, so the same one must be given again.
    if let suited, suited.source === image, suited.traits == traits.values { return suited.image }
    let new = image.suiting(traits)
    suited = Suited(source: image, traits: traits.values, image: new)
    return new
  }

  /// A picture of an asset that was found for some traits.
  struct Suited {
    let source: UIImage
    let traits: UITraitCollection.Values
    let image: UIImage
  }

  private var timedImage: UIImage? {
    let now = Simulator.current.clock.now
    if let seriesStart, let images = series, !images.isEmpty {
      return Self.frame(of: images, after: now - seriesStart, duration: seriesDuration)
    }
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let images = still?.images, !images.isEmpty else { return still }
    return Self.frame(of: images, after: now - imageStart, duration: still?.duration ?? 0)
  }

  private var series: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  private var seriesDuration: TimeInterval {
    animationDuration > 0 ? animationDuration : Double(series?.count ?? 0) / 30
  }

  func beginSeries() {
    guard let series, !series.isEmpty else { return }
    seriesStart = Simulator.current.clock.now
    seriesTimer?.cancel()
    seriesTimer = nil
    guard animationRepeatCount > 0 else { return }
    let total = seriesDuration * Double(animationRepeatCount)
    seriesTimer = Simulator.current.clock.schedule(after: total) { [weak self] in
      self?.endSeries()
    }
  }

  func endSeries() {
    seriesStart = nil
    seriesTimer?.cancel()
    seriesTimer = nil
  }

  /// Pictures share the duration equally.
  private static func frame(
    of images: [UIImage], after time: TimeInterval, duration: TimeInterval
  ) -> UIImage {
    guard duration > 0, images.count > 1 else { return images[0] }
    // A hair of slack, so that sums of sixtieths reach the frames that they mean.
    let count = (max(0, time) / duration * Double(images.count) + 1e-6).rounded(.down)
    return images[Int(count.truncatingRemainder(dividingBy: Double(images.count)))]
  }

  func drawPicture(in renderer: ViewRenderer, bounds: CGRect) {
    guard let image = shownImage else { return }
    let isSeries = seriesStart != nil
    // Pictures of an animated image are drawn as the image itself would be.
    let tint = (isSeries ? image : self.image ?? image).tint(inViewOf: tintColor)
    let rgba = tint?.resolvedColor(with: traitCollection).cgColor.rgba
    let place = ContentPlacement(mode: contentMode).rect(for: image.size, in: bounds)
    image.draw(
      on: renderer.surface, in: place, tint: rgba, isMirrored: isMirrored(image),
      alpha: Double(1 - dimming))
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
