// SPDX-License-Identifier: MIT
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct LeakTrackerTests {
  /// What is left of a hosted bar whose test keeps something of it.
  private func leaks(_ way: Hosted.Way, keeping: (Hosted) -> AnyObject?) throws -> [String] {
    let tracker = LeakTracker()
    var kept: AnyObject?
    try LeakTracker.$current.withValue(tracker) {
      let hosted = try Hosted(way)
      hosted.tap("t1")
      hosted.push("deep")
      hosted.stack?.topViewController?.present(Page("modal"), animated: true)
      kept = keeping(hosted)
    }
    return withExtendedLifetime(kept) { tracker.leaks() }
  }

  @Test("What is kept of a page, a view or a stack is named", arguments: Hosted.Way.allCases)
  func kept(way: Hosted.Way) throws {
    #expect(try leaks(way) { $0.stack?.topViewController }.contains("page deep"))
    #expect(try leaks(way) { $0.first("t0") }.contains("page t0"))
    #expect(try leaks(way) { $0.tabBar }.contains("TabBar"))
    #expect(try leaks(way) { $0.first("t1")?.view } == ["TouchableView"])
  }

  @Test(
    "Logging out in the middle of a push and a sheet leaves nothing [field 117] [field 118]",
    arguments: Hosted.Way.allCases)
  func nothing(way: Hosted.Way) throws { #expect(try leaks(way) { _ in nil } == []) }
}
