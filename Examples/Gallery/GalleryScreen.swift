// SPDX-License-Identifier: MIT

/// A named thing to look at and to press.
///
/// The tool, the tests, the golden pictures and the example app all take their screens from here:
///
/// ```swift
/// let session = try GalleryScreen.named("RaisedPublish")?.make()
/// window.rootViewController = session?.rootViewController
/// ```
public struct GalleryScreen: Sendable {
  /// The name by which tools ask for the screen, such as `RaisedPublish`.
  public let name: String
  /// One sentence about what the screen shows.
  public let summary: String

  private let build:
    @MainActor @Sendable (_ name: String, _ language: String) throws -> GallerySession

  init(
    _ name: String, _ summary: String,
    build:
      @escaping @MainActor @Sendable (_ name: String, _ language: String) throws
      -> GallerySession
  ) {
    self.name = name
    self.summary = summary
    self.build = build
  }

  /// Makes the screen afresh, with pages nobody has opened yet.
  ///
  /// - Parameter language: The language of texts that come from documents, a BCP 47 tag. The default
  ///   is English.
  /// - Returns: A session whose root controller is ready for a window.
  /// - Throws: `TabBarAttachmentError` if a screen cannot attach its bar, `GalleryDocumentError` if
  ///   a screen's document is at fault.
  @MainActor
  public func make(language: String = "en") throws -> GallerySession {
    try build(name, language)
  }
}

extension GalleryScreen {
  /// Every screen, in the order in which a gallery shows them.
  public static let all: [GalleryScreen] = [
    .centerView, .raisedPublish, .dock, .backEnd, .backEndAttached, .mainFramework,
    .mainFrameworkSeven, .mainFrameworkAttached, .mainFrameworkSystem, .mainFrameworkSystemSeven,
    .player, .styles, .shapes, .items, .motion, .scrolling, .rail,
  ]

  /// The screen of that name; upper and lower case matter.
  public static func named(_ name: String) -> GalleryScreen? {
    all.first { $0.name == name }
  }
}
