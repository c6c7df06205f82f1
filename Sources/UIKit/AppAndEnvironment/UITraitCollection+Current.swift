// SPDX-License-Identifier: MIT
internal import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The collection that dynamic colours are resolved with, one for each thread.
  ///
  /// UIKit sets it around drawing, layout and the callbacks that tell of changed traits. Where
  /// nobody set it, every trait is unspecified.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection()
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a closure with this collection as ``current``, and sets back what was current before.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Thread.current.threadDictionary[Self.key] as? UITraitCollection
    Thread.current.threadDictionary[Self.key] = self
    actions()
    Thread.current.threadDictionary[Self.key] = former
  }
}
