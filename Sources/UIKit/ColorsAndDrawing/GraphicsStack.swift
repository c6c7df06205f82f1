// SPDX-License-Identifier: MIT
internal import Foundation

/// The contexts that drawing without a context goes to, one stack for each thread.
enum GraphicsStack {
  private static let key = "UIKit.GraphicsStack"

  private final class Contexts {
    var values: [CGContext] = []
  }

  static var current: CGContext? {
    (Thread.current.threadDictionary[key] as? Contexts)?.values.last
  }

  /// Runs drawing with a context as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let contexts = Thread.current.threadDictionary[key] as? Contexts ?? Contexts()
    Thread.current.threadDictionary[key] = contexts
    contexts.values.append(context)
    defer { contexts.values.removeLast() }
    return try body()
  }
}

/// The context that drawing goes to now: inside `UIView.draw(_:)` the view's, inside a renderer's
/// actions the picture's, elsewhere nil.
package func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

extension UIColor {
  /// Makes the colour that of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fills in the current context.
  public func setFill() {
    GraphicsStack.current?.setFillColor(cgColor)
  }

  /// Makes the colour that of lines in the current context.
  public func setStroke() {
    GraphicsStack.current?.setStrokeColor(cgColor)
  }
}
