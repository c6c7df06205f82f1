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
      place.traits ?? UITraitCollection()
    }
    set { place.traits = newValue }
  }

  /// Runs a closure with this collection as ``current``, and sets back what was current before.
  public func performAsCurrent(_ actions: () -> Void) {
    let place = Self.place
    let former = place.traits
    place.traits = self
    actions()
    place.traits = former
  }

  /// Where this thread keeps its current traits.
  ///
  /// Looking it up takes far longer than what is done with it, and layout does it for every view.
  private static var place: Place {
    let thread = Thread.current.threadDictionary
    if let place = thread[key] as? Place { return place }
    let place = Place()
    thread[key] = place
    return place
  }

  private final class Place {
    var traits: UITraitCollection?
  }
}
