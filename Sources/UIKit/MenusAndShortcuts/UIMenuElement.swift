// SPDX-License-Identifier: MIT

public import Foundation

/// Something that can be offered by name and carried out.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element may be used.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen now.
    public static var disabled: Attributes { .init(rawValue: 1) }
    /// It destroys something.
    public static var destructive: Attributes { .init(rawValue: 2) }
    /// It is not shown.
    public static var hidden: Attributes { .init(rawValue: 4) }
    /// Choosing it leaves the menu open.
    public static var keepsMenuPresented: Attributes { .init(rawValue: 8) }
  }

  /// Whether what an element stands for is on.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Partly on.
    case mixed = 2
  }

  final var titleStorage: String

  /// The name to show.
  open var title: String { titleStorage }

  final var imageStorage: UIImage?

  /// The image to show.
  open var image: UIImage? { imageStorage }

  /// A second line below the title in a menu; none by default.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    titleStorage = title
    imageStorage = image
    super.init()
  }
}
