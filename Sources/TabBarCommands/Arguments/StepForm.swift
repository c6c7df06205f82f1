// SPDX-License-Identifier: MIT

/// How a step is written, and what it does.
struct StepForm: Hashable, Sendable {
  /// The word before the colon.
  let name: String
  /// What stands for the argument after the colon; nil where there is none.
  var argument: String?
  /// What the argument's form leaves open.
  var hint: String?
  /// What the step does, for the help.
  let help: String

  /// The whole step, such as `tap:X,Y`.
  var text: String { name + (argument.map { ":" + $0 } ?? "") }
}

extension Step {
  /// Every step, in the order of the help.
  static let forms = [
    StepForm(name: "tap", argument: "X,Y", help: "a short press"),
    StepForm(name: "tap2", argument: "X,Y", help: "a double tap"),
    StepForm(name: "press", argument: "X,Y", help: "a finger goes down and stays"),
    StepForm(name: "move", argument: "X,Y", help: "the finger that is down moves"),
    StepForm(name: "release", help: "the finger lifts"),
    StepForm(
      name: "drag", argument: "X,Y>X,Y@SECONDS", hint: "with ! at the end to cancel",
      help: "a finger goes down, moves and lifts; with ! at the end the system takes it away"),
    StepForm(name: "hold", argument: "X,Y@SECONDS", help: "a long press"),
    StepForm(name: "wait", argument: "SECONDS", help: "the clock goes on, 3600 at most"),
    StepForm(name: "rotate", argument: "landscape or portrait", help: "the device turns"),
    StepForm(name: "background", help: "the app leaves the screen"),
    StepForm(name: "foreground", help: "the app comes back"),
    StepForm(name: "select", argument: "ID", help: "code selects a tab"),
    StepForm(name: "index", argument: "N", help: "code selects by the place among the tabs"),
    StepForm(name: "apply", argument: "FILE", help: "another document, on a screen of one"),
    StepForm(
      name: "page", argument: "NAME",
      help: "a control of the page, such as push, pop, present, badge=3 or title=Later@me; "
        + "describe lists them"),
    StepForm(
      name: "edge", argument: "PERCENT", help: "a swipe back to a part of the width, and held"),
    StepForm(name: "edge-end", help: "the swipe goes on to its end"),
    StepForm(name: "edge-cancel", help: "the swipe is taken back"),
  ]
}
