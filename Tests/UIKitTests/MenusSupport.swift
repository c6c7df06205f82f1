// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKit

/// A phone with one page and a button that has a menu.
@MainActor struct MenuScene {
  let simulator: Simulator
  let page = UIViewController()
  let button = UIButton(type: .system)
  let journal = Journal()

  init(_ situation: Situation = Situation(), isPrimary: Bool = true) {
    simulator = Simulator(situation)
    simulator.launch(rootViewController: page)
    page.view.backgroundColor = .systemBackground
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
    button.showsMenuAsPrimaryAction = isPrimary
    page.view.addSubview(button)
  }

  /// An action that notes its title when it is chosen.
  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [journal] _ in
      journal.note(title)
    }
  }

  func open(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
    button.menu = UIMenu(title: title, options: options, children: children)
    simulator.tap(at: CGPoint(x: 60, y: 120))
    simulator.advance(by: 0.5)
  }

  var stage: MenuStage? { simulator.windows.first.flatMap { MenuStage.current(in: $0) } }
  var rows: [MenuRow] { stage?.card.rows ?? [] }

  /// What assistive technologies read, label by label.
  var labels: [String] {
    simulator.windows.flatMap { AccessibilityNode.read($0) }.flatMap(\.elements)
      .compactMap(\.label)
  }

  func middle(of title: String) -> CGPoint? {
    rows.first { $0.element.title == title }.map { row in
      let frame = row.convert(row.bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  func tap(_ title: String) {
    guard let place = middle(of: title) else { return journal.note("no line \(title)") }
    simulator.tap(at: place)
    simulator.advance(by: 0.5)
  }
}
