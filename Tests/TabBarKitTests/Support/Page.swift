// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import UIKit

/// What pages were told, in order.
@MainActor final class Journal {
  var lines: [String] = []

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down what it is told.
class Page: UIViewController {
  let name: String
  let journal: Journal?
  var loads = 0
  var presses = 0

  init(_ name: String, _ journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    LeakTracker.current?.follow(self, "page \(name)")
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let touchable = TouchableView()
    touchable.onTouch = { [weak self] in self?.presses += 1 }
    view = touchable
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.backgroundColor = .white
    journal?.lines.append("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.lines.append("\(name).viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.lines.append("\(name).viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.lines.append("\(name).viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.lines.append("\(name).viewDidDisappear")
  }
}

/// A view that counts the touches that reach it.
final class TouchableView: UIView {
  var onTouch: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}
