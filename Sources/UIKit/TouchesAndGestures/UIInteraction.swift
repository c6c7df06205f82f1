// SPDX-License-Identifier: MIT

public import Foundation

/// A behaviour that is added to a view.
public typealias UIInteraction = _UIInteraction

/// A behaviour that is added to a view; apps call it `UIInteraction`.
@MainActor
public protocol _UIInteraction: NSObjectProtocol {
  /// The view that the behaviour was added to; nil before and after.
  var view: UIView? { get }

  /// The interaction is about to be added to a view, or taken away from its view.
  func willMove(to view: UIView?)

  /// The interaction was added to a view, or taken away from one.
  func didMove(to view: UIView?)
}

/// What every interaction of this module does: it knows its view.
@MainActor
open class _UIViewInteraction: NSObject, _UIInteraction {
  /// The view that the behaviour was added to; nil before and after.
  public private(set) weak var view: UIView?

  /// Forgets the old view; call `super`.
  open func willMove(to view: UIView?) { self.view = nil }

  /// Takes the new view; call `super`.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// The behaviours that were added to the view, in that order.
  public var interactions: [any UIInteraction] {
    get { storage.interactions }
    set {
      for interaction in storage.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds a behaviour; it leaves the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storage.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a behaviour away; one that was not added to the view changes nothing.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storage.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storage.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
