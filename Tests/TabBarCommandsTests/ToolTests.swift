// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarCommands

/// The tool's words and exit statuses, without starting a process.
@MainActor struct ToolTests {
  @Test func `Wrong usage exits with 2, says what is wrong and shows the usage`() async {
    for (arguments, first, usage) in [
      ([], "tabbar: error: a command is missing", "usage: tabbar COMMAND [options] …"),
      (["draw"], "tabbar: error: 'draw' is no command", "usage: tabbar COMMAND [options] …"),
      (["devices", "--x"], "tabbar: error: unknown option '--x'", "usage: tabbar devices"),
      (["devices", "a"], "tabbar: error: unexpected argument 'a'", "usage: tabbar devices"),
    ] as [([String], String, String)] {
      let output = ToolOutput.captured()
      #expect(await Tool.run(arguments, into: output) == 2)
      let lines = output.errors.split(separator: "\n")
      #expect(lines.first.map(String.init) == first)
      #expect(lines.last?.hasPrefix(usage) == true)
      #expect(output.output.isEmpty)
    }
  }

  @Test func `Every command has a help with its usage and an example`() async {
    for command in Tool.commands {
      let output = ToolOutput.captured()
      #expect(await Tool.run([command.name, "--help"], into: output) == 0)
      #expect(output.text.contains("usage: tabbar \(command.name)"))
      #expect(output.text.contains("Example: tabbar \(command.name)"))
      #expect(output.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command.name)")
      #expect(output.errors.isEmpty)
    }
  }

  @Test func `The help lists every command`() async {
    let output = ToolOutput.captured()
    #expect(await Tool.run(["--help"], into: output) == 0)
    for command in Tool.commands { #expect(output.text.contains("\n  \(command.name) ")) }
  }

  @Test func `The version is one line`() async {
    let output = ToolOutput.captured()
    #expect(await Tool.run(["--version"], into: output) == 0)
    #expect(output.text == "tabbar \(Tool.version)\n")
  }

  @Test func `devices lists every device with its size, scale and safe areas`() async throws {
    let output = ToolOutput.captured()
    #expect(await Tool.run(["devices"], into: output) == 0)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == SimulatedDevice.all.count)
    let line = try #require(lines.first { $0.hasPrefix("iphone-16 ") })
    for part in ["393×852", "3x", "portrait 59,0,34,0", "landscape 0,59,21,59"] {
      #expect(line.contains(part), "\(part)")
    }
  }
}

/// The text that `describe` is made of.
struct JSONTextTests {
  @Test func `Lengths have at most three decimals and no trailing zeros`() {
    let values: [(Double, String)] = [
      (0, "0"), (83.25, "83.25"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-0.0001, "0"),
      (-1.5, "-1.5"), (769, "769"), (0.05, "0.05"), (.nan, "null"),
    ]
    for (value, text) in values { #expect(JSONText.number(value).text() == text) }
  }

  @Test func `Strings are escaped, and Chinese is left as it is`() throws {
    let text = JSONText.string("a\"b\\c\n首页\u{1}").text()
    #expect(text == #""a\"b\\c\n首页\u0001""#)
    #expect(try JSONDecoder().decode(String.self, from: Data(text.utf8)) == "a\"b\\c\n首页\u{1}")
  }

  @Test func `Keys keep their order, and long objects are broken into lines`() throws {
    let short = JSONText.members(["z": .int(1), "a": .null])
    #expect(short.text() == #"{"z": 1, "a": null}"#)
    let long = JSONText.members([
      "z": .string(String(repeating: "x", count: 60)), "a": .array([.bool(true), short]),
      "b": .string(String(repeating: "y", count: 60)),
    ])
    let lines = long.text().split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[2] == #"  "a": [true, {"z": 1, "a": null}],"#)
    #expect(try JSONSerialization.jsonObject(with: Data(long.text().utf8)) is [String: Any])
  }
}
