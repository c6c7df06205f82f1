// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The README says what is true.
struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: [
    ("ReadmeExample.swift", 1, "import Foundation\n"),
    ("ReadmeLooksExample.swift", 2, "import Foundation\nimport TabBarKit\n\n"),
  ])
  func `The code in the README is code that compiles`(
    file: String, place: Int, imports: String
  ) throws {
    let parts = try text("README.md").components(separatedBy: "```swift\n")
    try #require(parts.count == 3)
    let shown = try #require(parts[place].components(separatedBy: "```").first)
    let example = try text("Tests/GalleryTests/\(file)")
    #expect("// SPDX-License-Identifier: MIT\n" + imports + shown == example)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func `Every link to a file leads to one`(_ page: String) throws {
    for match in try text(page).matches(of: /\]\(([^)#:]+)\)/) {
      let target = Self.root.appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }

  @Test func `The module table names every module of the package`() throws {
    let readme = try text("README.md")
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    for module in modules where module != "tabbar" && module.first?.isUppercase == true {
      // Modules that only wrap a C library have a second capital letter.
      guard module.dropFirst().first?.isUppercase == false || module == "UIKit" else { continue }
      #expect(readme.contains("`\(module)`"), "\(module)")
    }
  }
}
