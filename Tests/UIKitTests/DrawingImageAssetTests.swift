// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Images that have other pictures under other traits.
@MainActor struct DrawingImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 8))
    }
  }

  @Test func `an asset gives the picture that was registered last for the traits`() {
    _ = Simulator()
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(4), with: light)
    #expect(asset.image(with: dark).size.width == 4)
    asset.register(image(6), with: dark)
    #expect(asset.image(with: light).size.width == 4)
    #expect(asset.image(with: dark).size.width == 6)
    asset.register(image(7), with: dark)
    #expect(asset.image(with: dark).size.width == 7)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size.width == 4)
  }

  @Test func `an image of an asset and what is made from it know the asset`() {
    _ = Simulator()
    let asset = UIImageAsset()
    asset.register(image(4), with: light)
    #expect(image(4).imageAsset == nil)
    let made = asset.image(with: light).withRenderingMode(.alwaysTemplate).withTintColor(.green)
    #expect(made.imageAsset === asset)
  }

  @Test func `a view shows the picture that suits its traits`() {
    let simulator = Simulator()
    let asset = UIImageAsset()
    asset.register(image(4), with: light)
    asset.register(image(6), with: dark)
    let view = UIImageView(image: asset.image(with: light))
    let root = UIViewController()
    root.view.addSubview(view)
    simulator.launch(rootViewController: root)
    #expect(view.shownImage?.size.width == 4)
    simulator.update { $0.appearance = .dark }
    #expect(view.shownImage?.size.width == 6)
    root.overrideUserInterfaceStyle = .light
    #expect(view.shownImage?.size.width == 4)
  }
}
