// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Marks the selected item: a field, line, dot, picture or a view of the application's own.
///
/// It lies below the items and above the ground, takes no touches and is nothing to a screen reader.
final class BarIndicatorView: UIView {
  /// The item under which the mark lies; nil while there is none.
  private(set) var itemID: TabID?
  private var form = BarIndicator.Form.none
  private var imageView: UIImageView?
  private var ownView: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the look of a mark.
  ///
  /// - Parameters:
  ///   - indicator: The mark's style.
  ///   - tint: The bar's tint.
  ///   - picture: The picture of a mark that is one.
  ///   - view: The application's own view.
  func show(_ indicator: BarIndicator, tint: UIColor, picture: UIImage?, view: UIView?) {
    form = indicator.form
    var own: UIView?
    var image: UIImage?
    var color: UIColor?
    switch form {
    case .none: break
    case .image: image = picture?.withRenderingMode(.alwaysOriginal)
    case .custom: own = view
    default: color = indicator.color.uiColor(tint: tint)
    }
    if backgroundColor != color { backgroundColor = color }
    fill(with: own)
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let imageView = imageView ?? UIImageView()
    self.imageView = imageView
    imageView.contentMode = .scaleToFill
    if imageView.image !== image { imageView.image = image }
    if imageView.superview == nil { fill(imageView) }
  }

  private func fill(with view: UIView?) {
    if ownView !== view, ownView?.superview === self { ownView?.removeFromSuperview() }
    ownView = view
    if let view, view.superview !== self { fill(view) }
  }

  private func fill(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Puts the mark under an item; a running animation takes the change along.
  ///
  /// - Parameters:
  ///   - frame: Where the mark goes, in the superview's coordinates; nil hides it.
  ///   - id: The item under which it lies then.
  func place(_ frame: CGRect?, under id: TabID?) {
    itemID = frame == nil ? nil : id
    guard let frame else {
      isHidden = true
      return
    }
    guard isHidden else { return take(frame) }
    // A mark that was nowhere comes where it goes, and does not travel there.
    UIView.performWithoutAnimation {
      isHidden = false
      alpha = 0
      take(frame)
    }
    alpha = 1
  }

  private func take(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    let radius = radius(of: frame.size)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  private func radius(of size: CGSize) -> CGFloat {
    let round = min(size.width, size.height) / 2
    return switch form {
    case .none, .image, .custom, .line(_, _, nil): 0
    case .slider(let radius): min(max(0, radius), round)
    case .pill, .circle, .dot, .line: round
    }
  }
}
