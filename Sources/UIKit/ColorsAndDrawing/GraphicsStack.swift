// SPDX-License-Identifier: MIT
internal import Foundation

/// The contexts that drawing without a context goes to, one stack for each thread.
enum GraphicsStack {
  private static let key = "UIKit.GraphicsStack"

  private final class Contexts {
    var values: [CGContext] = []
  }

  /// The context that drawing goes to now; asking for it tells it that it is about to be used.
  static var current: CGContext? {
    let context = (Thread.current.threadDictionary[key] as? Contexts)?.values.last
    context?.prepare()
    return context
  }

  /// Runs drawing with a context as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let contexts = contexts
    let depth = contexts.values.count
    contexts.values.append(context)
    // What the drawing pushed and did not pop goes, too, and what it popped too often is not missed.
    defer { contexts.values.removeLast(max(0, contexts.values.count - depth)) }
    return try body()
  }

  static func push(_ context: CGContext) {
    contexts.values.append(context)
  }

  static func pop() {
    _ = contexts.values.popLast()
  }

  private static var contexts: Contexts {
    if let contexts = Thread.current.threadDictionary[key] as? Contexts {
      return contexts
    }
    let contexts = Contexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }
}

// Apple's page of Swift declarations, which the symbols of this module are held against, lists types
// and their members only. The three global functions are Apple's as well, so they stay out of it.

/// The context that drawing goes to now: inside `UIView.draw(_:)` the view's, inside a renderer's
/// actions the picture's, elsewhere nil.
@_documentation(visibility: internal)
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the one that drawing goes to, until `UIGraphicsPopContext()`.
///
/// Every thread has its own contexts.
@_documentation(visibility: internal)
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context before the last `UIGraphicsPushContext(_:)` the one that drawing goes to.
@_documentation(visibility: internal)
public func UIGraphicsPopContext() { GraphicsStack.pop() }

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
