// SPDX-License-Identifier: MIT
public import Foundation

/// What outlives a scene, so that it can be made again.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An app's windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  override init() { super.init() }

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  /// What the scene is for: windows.
  open var role: Role { .windowApplication }

  /// A name that stays the same from launch to launch.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"
}
