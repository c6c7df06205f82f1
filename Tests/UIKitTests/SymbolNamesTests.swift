// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolNamesTests {
  /// The names that tab bars use most, those that have a filled form first.
  private static let filled = [
    "house", "person", "bell", "heart", "star", "gearshape", "cart", "message", "bubble.left",
    "bookmark", "camera", "clock", "doc", "envelope", "flame", "folder", "gift", "location", "map",
    "mic", "photo", "play", "video", "tray", "trash", "bag", "creditcard", "chart.bar",
    "square.grid.2x2", "person.2", "person.3", "person.crop.circle", "paperplane", "phone",
    "rectangle.stack", "safari", "tag", "ticket", "eye", "gamecontroller", "newspaper", "briefcase",
    "film", "flag", "moon", "crown", "lightbulb", "cloud", "shield", "car", "cup.and.saucer",
    "sun.max", "speaker.wave.2",
  ]
  private static let plain = [
    "magnifyingglass", "plus", "minus", "gear", "calendar", "ellipsis", "globe", "music.note",
    "list.bullet", "qrcode", "scissors", "sparkles", "square.and.pencil", "wifi", "xmark",
    "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.forward",
    "chevron.backward", "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.clockwise",
    "arrow.triangle.2.circlepath", "square.and.arrow.up", "square.and.arrow.down", "headphones",
    "slider.horizontal.3", "link", "fork.knife", "lock.open",
  ]

  @Test func `the names that tab bars use have a picture, filled where it should be`() {
    _ = Simulator()
    for name in Self.filled {
      let (line, fill) = (UIImage(systemName: name), UIImage(systemName: "\(name).fill"))
      #expect(line != nil && fill != nil, "\(name)")
      #expect(line?.pngData() != fill?.pngData(), "\(name)")
    }
    for name in Self.plain { #expect(UIImage(systemName: name) != nil, "\(name)") }
  }

  @Test func `every picture is there in all weights and sizes, and not empty`() {
    _ = Simulator()
    for name in Self.filled.flatMap({ [$0, "\($0).fill"] }) + Self.plain {
      var inks: [Int] = []
      for weight in [UIImage.SymbolWeight.light, .regular, .bold] {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
        let image = UIImage(systemName: name, withConfiguration: configuration)
        #expect(image?.isSymbolImage == true, "\(name)")
        inks.append(image?.pngData()?.count ?? 0)
      }
      #expect(inks.allSatisfy { $0 > 200 }, "\(name) \(inks)")
    }
  }

  @Test(arguments: ["house.filled", "", "House", "house@2x", "../house", "house-bold@6x"])
  func `a name that is not there gives nothing`(name: String) {
    _ = Simulator()
    #expect(UIImage(systemName: name) == nil)
  }
}
