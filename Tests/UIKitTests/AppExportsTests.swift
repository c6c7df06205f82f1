// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite struct AppExportsTests {
  @Test func `importing UIKit brings Foundation, as Apple's does`() {
    let url: URL = URL(fileURLWithPath: "/tmp/a.png")
    #expect(url.lastPathComponent == "a.png")
    #expect(CGRect(x: 0, y: 0, width: 2, height: 3).maxY == 3)
  }
}
