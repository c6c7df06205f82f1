// SPDX-License-Identifier: MIT

/// What made a selection change.
public enum SelectionSource: String, Hashable, Sendable, CaseIterable, Codable {
  /// A finger on the item, or a screen reader's activation.
  case tap
  /// A key of a hardware keyboard.
  case key
  /// Code of the application.
  case programmatic
  /// A link into the application.
  case deepLink
  /// A swipe between pages.
  case swipe
  /// The state of an earlier run.
  case restore
  /// The selected tab was taken away by code; this one follows it.
  case successor
  /// A new configuration took the selected tab away.
  case configuration

  /// Whether the application's delegate is asked before: for what the user does, not for what the
  /// application does itself.
  public var asksDelegate: Bool {
    switch self {
    case .tap, .key, .deepLink, .swipe: true
    case .programmatic, .restore, .successor, .configuration: false
    }
  }
}

/// The wish to select a tab.
public struct SelectionIntent: Hashable, Sendable {
  /// The tab that is to be selected.
  public var target: TabID
  /// What made the wish.
  public var source: SelectionSource
  /// The tab that was selected when the wish came up.
  public var from: TabID?

  /// Makes a wish.
  public init(target: TabID, source: SelectionSource, from: TabID? = nil) {
    self.target = target
    self.source = source
    self.from = from
  }
}

/// The application's answer to a wish.
public enum SelectionDecision: Hashable, Sendable {
  /// Select the tab.
  case allow
  /// Leave everything as it is.
  case deny
  /// Run the tab's action and stay on the old page.
  case act
  /// Stay on the old page, show the tab as pending, answer later.
  case wait
  /// Select another tab instead.
  case redirect(TabID)
}

/// A question to the application that must be answered before a selection goes on.
public struct SelectionRequest: Hashable, Sendable, Identifiable {
  /// Who is to be asked.
  public enum Asked: String, Hashable, Sendable {
    /// The application's `decide` closure or delegate.
    case delegate
    /// The gate of the target tab.
    case gate
  }

  /// The question's number; the answer repeats it.
  public let id: Int
  /// The wish.
  public let intent: SelectionIntent
  /// Who is to be asked.
  public let asked: Asked
}

/// Why a wish that waited for an answer, or for its tab, was given up.
public enum AbandonReason: Hashable, Sendable {
  /// A newer wish took its place: the latest wins.
  case superseded(by: TabID)
  /// No answer came within the time limit.
  case timedOut
  /// The application gave it up.
  case cancelled
  /// The tab went away, became hidden, or was disabled for the user.
  case unavailable
}

/// Why a wish or a list of items was not taken as it was; nothing has changed by it.
public enum SelectionDiagnostic: Hashable, Sendable {
  /// No item has that id.
  case unknownTab(TabID)
  /// The index does not lie within the visible tabs.
  case indexOutOfRange(Int, count: Int)
  /// The item is an action.
  case notATab(TabID)
  /// The tab is hidden.
  case hiddenTab(TabID)
  /// The tab is disabled.
  case disabledTab(TabID)
  /// Two items have that id; the first one counts.
  case duplicateID(TabID)
  /// The answers sent the selection round in a circle.
  case redirectLoop([TabID])
  /// The question with that number was answered too late: another wish has come, or its tab is gone.
  case lateAnswer(SelectionRequest.ID)
  /// The selected tab went away and no other may be selected.
  case noSuccessor(TabID)
}

extension SelectionDiagnostic: CustomStringConvertible {
  /// What was not taken, and what to do about it.
  public var description: String {
    switch self {
    case .unknownTab(let id):
      "no item has the id \"\(id)\" — use the id of an item of the bar"
    case .indexOutOfRange(let index, let count):
      "index \(index) is outside the \(count) visible tabs — count from 0, without actions"
    case .notATab(let id):
      "\"\(id)\" is an action and cannot be selected — give it the role tab"
    case .hiddenTab(let id):
      "the tab \"\(id)\" is hidden — show it before selecting it"
    case .disabledTab(let id):
      "the tab \"\(id)\" is disabled — enable it before selecting it"
    case .duplicateID(let id):
      "the id \"\(id)\" occurs twice, the first item counts — give each item its own id"
    case .redirectLoop(let ids):
      "the answers lead in a circle: \(ids.map(\.rawValue).joined(separator: " → ")) — allow one"
    case .lateAnswer:
      "the answer came after another selection and was dropped — nothing to do"
    case .noSuccessor(let id):
      "no tab may follow \"\(id)\" — let one gate allow it"
    }
  }
}
