// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit

extension GalleryScreen {
  static let shapes = GalleryScreen(
    "Shapes",
    "Outlines and grounds, put together: two buttons that stand out differently, gradients, borders, pictures."
  ) { name, _ in
    .ownContainer(
      name, style: looks[0], tabs: tabs,
      actions: [(item: camera, index: 1), (item: plus, index: 3)]
    ) { controller in
      looks.map { look in
        GalleryRoots.Extra(name: "shape-\(look.name)") { [weak controller] in
          controller?.tabBar.setStyle(look, animated: true)
        }
      }
    }
  }

  /// The looks in the order in which the pages offer them.
  private static let looks: [TabBarStyle] = [mixed, gradient, bordered, picture, glass, roof]

  /// A bulge and a notch in one edge.
  private static let mixed = TabBarStyle.flat.with {
    $0.name = "mixed"
    $0.shape = .straight
    $0.background = .color(.raisedBackground)
    $0.shadow = BarShadow(opacity: 0.16, radius: 8, offset: BarOffset(y: -1))
  }

  /// Rounded upper corners over a gradient from edge to edge.
  private static let gradient = TabBarStyle.flat.with {
    $0.name = "gradient"
    $0.shape = .rounded(radius: 24)
    $0.background = .gradient(
      BarGradient(
        colors: [
          StyleColor(light: 0x4C6EF5, dark: 0x364FC7), StyleColor(light: 0xBE4BDB, dark: 0x862E9C),
        ], direction: .trailing))
    $0.hairlineColor = nil
    $0.normalTitleColor = StyleColor(hex: 0xFFFFFF, alpha: 0.75)
    $0.selectedTitleColor = .white
    $0.indicator = .dot(.white)
    $0.shadow = BarShadow(opacity: 0.2, radius: 12, offset: BarOffset(y: -2))
  }

  /// A card whose border follows its bulge and its notch.
  private static let bordered = TabBarStyle.card.with {
    $0.name = "bordered"
    $0.hairlineColor = nil
    $0.border = BarBorder(.accent, width: 2)
    $0.indicator = .line(.accent, at: .top, length: 24)
  }

  /// A picture, stretched under a wave.
  private static let picture = TabBarStyle.wave.with {
    $0.name = "picture"
    $0.background = .image(.image("waves"), .stretch)
    $0.normalTitleColor = StyleColor(hex: 0x1C3D5A)
    $0.selectedTitleColor = StyleColor(hex: 0xC92A2A)
    $0.indicator = .circle(StyleColor(hex: 0xFFFFFF, alpha: 0.55), diameter: 40)
  }

  /// What is behind the bar, blurred inside a capsule with a bright edge.
  private static let glass = TabBarStyle.capsule.with {
    $0.name = "glass"
    $0.background = .blur(.ultraThin, tint: nil)
    $0.border = BarBorder(StyleColor(hex: 0xFFFFFF, alpha: 0.5))
    $0.indicator = .pill(StyleColor(light: 0xFFFFFF, dark: 0x48484A))
  }

  /// An outline of the application's own: a low roof over the whole bar.
  private static let roof = TabBarStyle.flat.with {
    $0.name = "roof"
    $0.shape = .custom(
      CustomOutline(
        OutlinePath([
          .move(CGPoint(x: 0, y: 0)),
          .curve(
            to: CGPoint(x: 393, y: 0), control1: CGPoint(x: 131, y: -22),
            control2: CGPoint(x: 262, y: -22)),
          .line(CGPoint(x: 393, y: 49)), .line(CGPoint(x: 0, y: 49)), .close,
        ]), size: CGSize(width: 393, height: 49)))
    $0.background = .color(.raisedBackground)
  }

  private static let tabs = [
    GalleryTab.home, .discover,
    GalleryTab(GalleryTab.message.item.with { $0.badge = .count(8) }, GalleryTab.message.content),
    .me,
  ]

  private static let camera = button("camera", "Camera", "video", 40, .bulge, 0xF76707)
  private static let plus = button("plus", "Add", "plus", 48, .notch, 0x1C7ED6)

  /// A disc with a white picture that stands 12 points out of the bar.
  private static func button(
    _ id: TabID, _ label: String, _ symbol: String, _ diameter: CGFloat, _ rise: BarShape.Rise,
    _ color: UInt32
  ) -> BarItem {
    BarItem.action(
      id, icon: .system(symbol),
      placement: .round(diameter: diameter, raisedBy: 12, isCentered: false).with(rise)
    ).with {
      $0.ground = ItemGround(StyleColor(hex: color))
      $0.iconColor = .white
      $0.accessibilityLabel = label
    }
  }
}

extension Placement {
  fileprivate func with(_ rise: BarShape.Rise) -> Placement {
    var copy = self
    copy.rise = rise
    return copy
  }
}
