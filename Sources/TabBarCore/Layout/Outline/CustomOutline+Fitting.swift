// SPDX-License-Identifier: MIT

import Foundation

extension CustomOutline {
  /// The outline of a bar: the ends keep their width, what is between is stretched; the drawn height
  /// becomes the content's, and what lies at its lower edge or below goes to the bar's.
  ///
  /// Only the first piece counts; it is closed. Without one the bar's rectangle is the outline.
  func fitted(to rect: CGRect, contentHeight: CGFloat, isMirrored: Bool) -> OutlinePath {
    let drawn = size.sanitized
    guard drawn.width > 0, drawn.height > 0, case .move? = path.elements.first else {
      return rectangle(rect)
    }
    let ends = min(endWidth.positive, drawn.width / 2)
    let kept = min(ends, rect.size.width / 2)
    let stretch =
      drawn.width > 2 * ends ? (rect.size.width - 2 * kept) / (drawn.width - 2 * ends) : 0
    let shrink = ends > 0 ? kept / ends : 1
    func place(_ point: CGPoint) -> CGPoint {
      let x = point.x.finite
      let across: CGFloat
      if x <= ends {
        across = x * shrink
      } else if x >= drawn.width - ends {
        across = rect.size.width - (drawn.width - x) * shrink
      } else {
        across = kept + (x - ends) * stretch
      }
      let y = point.y.finite
      let down =
        y >= drawn.height ? rect.size.height : y > 0 ? y * contentHeight / drawn.height : y
      return CGPoint(
        x: isMirrored ? rect.right - across : rect.left + across, y: rect.top + down)
    }
    var fitted = OutlinePath()
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: fitted.append(.move(place(point)))
      case .line(let point): fitted.append(.line(place(point)))
      case .curve(let end, let control1, let control2):
        fitted.append(
          .curve(to: place(end), control1: place(control1), control2: place(control2)))
      case .move, .close:
        fitted.append(.close)
        return fitted
      }
    }
    fitted.append(.close)
    return fitted
  }

  private func rectangle(_ rect: CGRect) -> OutlinePath {
    OutlinePath([
      .move(CGPoint(x: rect.left, y: rect.top)), .line(CGPoint(x: rect.right, y: rect.top)),
      .line(CGPoint(x: rect.right, y: rect.bottom)), .line(CGPoint(x: rect.left, y: rect.bottom)),
      .close,
    ])
  }
}
