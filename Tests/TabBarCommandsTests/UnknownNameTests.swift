// SPDX-License-Identifier: MIT
import Testing

@testable import TabBarCommands

/// Steps that name what is not there, and the help that says what is.
@MainActor struct UnknownNameTests {
  @Test(arguments: [
    (
      "RaisedPublish", "page:badge=3@nope",
      "there is no page 'nope' — the pages are home, fish, message, me"
    )
  ]) func `A page that is not there is told with those there are`(
    _ screen: String, _ step: String, _ text: String
  ) async {
    let run = await run("describe", "--screen", screen, "--do", step)
    #expect(run.status == 1)
    #expect(run.errors == "tabbar: error: --do \(step): \(text)\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("RaisedPublish", "nope", "home, fish, message, me"),
    ("RaisedPublish", "publish", "home, fish, message, me"),
    ("MainFrameworkSystem", "nope", "home, category, discover, message, me"),
  ]) func `Selecting what is no tab changes nothing and is told with the tabs there are`(
    _ screen: String, _ id: String, _ tabs: String
  ) async {
    let usual = await run("describe", "--screen", screen)
    let run = await run("describe", "--screen", screen, "--do", "select:\(id)")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "tabbar: warning: --do select:\(id): there is no such tab — the tabs are \(tabs)\n")
    #expect(run.output == usual.output)
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
