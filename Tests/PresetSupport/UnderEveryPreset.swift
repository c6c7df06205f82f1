// SPDX-License-Identifier: MIT
package import Testing
package import UIKit

/// Runs a test case once under every preset of UIKit's uncertain behaviour, or under mixes of it.
///
/// Which ones ``MixesOfSwitches`` says. What fails says under which.
package func underEveryPreset(
  _ test: Test, _ testCase: Test.Case?,
  perform: @Sendable (UIKitSwitches) async throws -> Void
) async throws {
  let presets = UIKitSwitches.presets.map { (name: $0.name, switches: $0.switches) }
  for preset in try MixesOfSwitches.asked.get()?.named ?? presets {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append(Comment(rawValue: "under \(preset.name)"))
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase) {
      try await perform(preset.switches)
    }
  }
}
