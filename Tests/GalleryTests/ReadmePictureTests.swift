// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

extension Screens {
  @Suite @MainActor struct ReadmePictures {
    @Test(
      .enabled(
        if: DrawingLibraries.areTheRecorded,
        "other versions of the drawing libraries than in Golden/VERSIONS.txt"))
    func `the first picture of the README is what the code below it shows`() throws {
      let simulator = Simulator()
      simulator.launch(rootViewController: makeRoot())
      // The example's pages are empty: the window behind them is not to be black.
      simulator.keyWindow?.backgroundColor = .systemGroupedBackground
      simulator.settle()
      let height = 140 * 2
      let whole = simulator.render(scale: 2)
      let drawn = try Data(
        #require(
          whole.cropped(
            to: CGRect(x: 0, y: whole.height - height, width: whole.width, height: height))
        ).png())
      if Golden.isRecording {
        return try drawn.write(to: Golden.folder.appending(path: "readme.png"))
      }
      try Golden.compare(
        "readme", drawn, nil, "TABBAR_RECORD_GOLDEN=1 swift test --filter ReadmePictures",
        #_sourceLocation)
    }
  }
}
