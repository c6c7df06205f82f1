// SPDX-License-Identifier: MIT
public import SwiftUI
public import TabBarKit

/// The bar of TabBarKit in a SwiftUI view.
///
/// ```swift
/// TabBarView(items: items, selection: $selected, style: .card)
///   .frame(height: 64)
/// ```
///
/// It selects by the same rule as the bar itself: an id that is no tab of the bar leaves the bar as
/// it is.
public struct TabBarView: UIViewRepresentable {
  private let items: [BarItem]
  @Binding private var selection: TabID
  private let style: TabBarStyle
  private let onAction: (TabID) -> Void

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - items: The items in logical order.
  ///   - selection: The selected tab.
  ///   - style: How the bar looks; as the system's by default.
  ///   - onAction: Told of a pressed action; does nothing by default.
  public init(
    items: [BarItem], selection: Binding<TabID>, style: TabBarStyle = .classic,
    onAction: @escaping (TabID) -> Void = { _ in }
  ) {
    self.items = items
    _selection = selection
    self.style = style
    self.onAction = onAction
  }

  /// Makes the bar.
  ///
  /// - Parameter context: What SwiftUI knows about the view.
  /// - Returns: The bar.
  public func makeUIView(context: Context) -> TabBar {
    TabBar(items: items, style: style, selectedID: selection)
  }

  /// Gives the bar what has changed.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - context: What SwiftUI knows about the view.
  public func updateUIView(_ bar: TabBar, context: Context) {
    bar.onEvent = nil
    bar.style = style
    bar.setItems(items, animated: !context.transaction.disablesAnimations)
    // Selecting what is selected would end the waiting of a tab that was asked for.
    if bar.selectedID != selection { bar.select(selection) }
    bar.onEvent = { event in
      switch event {
      case .selected(let id, _, _): selection = id
      case .action(let id): onAction(id)
      default: break
      }
    }
  }
}
