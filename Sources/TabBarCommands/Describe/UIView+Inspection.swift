// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

extension UIView {
  /// Where the view is on the screen, in points.
  var screenFrame: CGRect { convert(bounds, to: nil) }

  /// Whether the view and all it lies in are shown, and some of it is inside the window.
  var isOnScreen: Bool {
    guard let window else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return false }
      view = current.superview
    }
    // What only touches the edge, such as a bar that was pushed aside, shows nothing.
    return !window.bounds.intersection(screenFrame).isEmpty
  }

  /// Whether the view itself is drawn where its superview is.
  var isDrawn: Bool { !isHidden && alpha >= 0.01 && !bounds.isEmpty }

  /// The subviews that are drawn.
  var visibleSubviews: [UIView] { subviews.filter(\.isDrawn) }

  /// Every view of a kind below this one.
  func descendants<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    subviews.flatMap { view in
      ((view as? Kind).map { [$0] } ?? []) + view.descendants(kind)
    }
  }
}

extension UIImageView {
  /// Where the image is drawn on the screen, which may be less than the view; nil without an image.
  var drawnImageFrame: CGRect? {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
    var box = bounds
    switch contentMode {
    case .scaleAspectFit, .scaleAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = contentMode == .scaleAspectFit ? min(x, y) : max(x, y)
      let drawn = CGSize(width: size.width * scale, height: size.height * scale)
      box = CGRect(
        x: bounds.midX - drawn.width / 2, y: bounds.midY - drawn.height / 2, width: drawn.width,
        height: drawn.height)
    case .center:
      box = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    default: break
    }
    return convert(box, to: nil)
  }
}

extension UIColor {
  /// `#rrggbb`, without the opacity.
  var hexText: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "#000000" }
    let bytes = [red, green, blue].map { Int((max(0, min(1, $0)) * 255).rounded()) }
    return "#"
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits that are set, in a fixed order.
  var names: [String] {
    let known: KeyValuePairs<String, UIAccessibilityTraits> = [
      "button": .button, "selected": .selected, "notEnabled": .notEnabled, "image": .image,
      "staticText": .staticText, "header": .header, "link": .link, "adjustable": .adjustable,
      "tabBar": .tabBar,
    ]
    return known.filter { contains($0.value) }.map(\.key)
  }
}
