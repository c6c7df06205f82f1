// SPDX-License-Identifier: MIT
import Testing

@testable import TabBarCommands

/// Steps that name what is not there, and the help that says what is.
@MainActor struct UnknownNameTests {
  @Test(arguments: [
    (
      "RaisedPublish", "select:nope",
      "there is no such tab — the tabs are home, fish, message, me"
    ),
    (
      "RaisedPublish", "select:publish",
      "there is no such tab — the tabs are home, fish, message, me"
    ),
    (
      "MainFrameworkSystem", "select:nope",
      "there is no such tab — the tabs are home, category, discover, message, me"
    ),
    (
      "RaisedPublish", "page:badge=3@nope",
      "there is no page 'nope' — the pages are home, fish, message, me"
    ),
  ]) func `A tab or page that is not there is told with those there are`(
    _ screen: String, _ step: String, _ text: String
  ) async {
    let run = await run("describe", "--screen", screen, "--do", step)
    #expect(run.status == 1)
    #expect(run.errors == "tabbar: error: --do \(step): \(text)\n")
    #expect(run.output.isEmpty)
  }

  @Test func `A control that is not there is told with those there are`() async {
    let run = await run("describe", "--screen", "RaisedPublish", "--do", "page:fly")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "tabbar: error: --do page:fly: the page has no such control — the controls are push, "))
  }

  @Test(arguments: ["render", "describe", "preview"])
  func `The help says what a file, a screen and a step may be`(_ command: String) async {
    let help = await run(command, "--help").text
    #expect(help.contains("\nFILE: a document (JSON with its items) or a WeChat mini-program's"))
    #expect(help.contains("\nNAME: CenterView, RaisedPublish, Dock, "))
    for form in Step.forms {
      #expect(help.contains("\n  \(form.text) "), "\(form.text)")
      #expect(!form.help.isEmpty)
    }
  }
}
