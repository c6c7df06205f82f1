// SPDX-License-Identifier: MIT

public import Foundation

/// What a bar and its pages keep from one run of the application to the next.
///
/// It is plain data: write it as JSON into a file, or into the scene's restoration activity, where
/// iOS keeps it. `tabs` is a `TabBarController` or a `TabBarAttachment`; both save and restore alike.
/// The whole of it is compiled in `Examples/SceneState`.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options: UIScene.ConnectionOptions
///   ) {
///     makeTabs()  // The window with its controller, and all pages.
///     let kept = session.stateRestorationActivity?.userInfo?["tabs"] as? Data
///     if let kept, let state = try? JSONDecoder().decode(TabBarState.self, from: kept) {
///       tabs.restore(state)
///     }
///   }
///
///   func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
///     guard let state = try? JSONEncoder().encode(tabs.savedState()) else { return nil }
///     let activity = NSUserActivity(activityType: "com.example.tabs")
///     activity.addUserInfoEntries(from: ["tabs": state])
///     return activity
///   }
/// }
/// ```
public struct TabBarState: Hashable, Sendable {
  /// The selected tab; `nil` for none.
  public var selectedID: TabID?
  /// The ids of all items in the order of the bar, hidden ones and actions included.
  public var order: [TabID]
  /// The badges, by id; an id of ``order`` that is missing here had none.
  public var badges: [TabID: Badge]
  /// The texts of the badges that pages stated by their own `UITabBarItem`s, by id.
  ///
  /// They are given back to the pages, which take them away as they put them there.
  public var statedBadges: [TabID: String]
  /// What each page keeps of itself, by the id of its tab.
  public var pages: [TabID: Data]

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - selectedID: The selected tab; none by default.
  ///   - order: The ids of all items in order; empty by default.
  ///   - badges: The badges by id; none by default.
  ///   - statedBadges: The badges that pages stated; none by default.
  ///   - pages: What each page keeps of itself; nothing by default.
  public init(
    selectedID: TabID? = nil, order: [TabID] = [], badges: [TabID: Badge] = [:],
    statedBadges: [TabID: String] = [:], pages: [TabID: Data] = [:]
  ) {
    self.selectedID = selectedID
    self.order = order
    self.badges = badges
    self.statedBadges = statedBadges
    self.pages = pages
  }

  /// Makes the state of a bar.
  ///
  /// - Parameters:
  ///   - items: The bar's items in order.
  ///   - selectedID: The selected tab.
  ///   - pages: What each page keeps of itself; nothing by default.
  public init(items: [BarItem], selectedID: TabID?, pages: [TabID: Data] = [:]) {
    self.init(selectedID: selectedID, order: items.map(\.id), pages: pages)
    for item in items where badges[item.id] == nil { badges[item.id] = item.badge }
  }

  /// The items in the order and with the badges of this state.
  ///
  /// Ids that only the state knows are ignored. Items that the state does not know, such as a tab that
  /// is new in this version, keep their place and their badge.
  ///
  /// - Parameter items: The items as the application has them now.
  /// - Returns: The same items.
  public func applied(to items: [BarItem]) -> [BarItem] {
    let known = Set(order)
    var byID = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var saved = order.compactMap { byID.removeValue(forKey: $0) }[...]
    return items.map { item in
      guard known.contains(item.id), let next = saved.popFirst() else { return item }
      return next.with { $0.badge = badges[next.id] }
    }
  }
}

extension TabBarState: Codable {
  private enum Key: String, CodingKey { case selected, order, badges, statedBadges, pages }

  /// Reads a state; parts that are missing are empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func parts<Value: Decodable>(_ key: Key) throws -> [TabID: Value] {
      let parts = try values.decodeIfPresent([String: Value].self, forKey: key) ?? [:]
      return Dictionary(uniqueKeysWithValues: parts.map { (TabID($0), $1) })
    }
    self.init(
      selectedID: try values.decodeIfPresent(TabID.self, forKey: .selected),
      order: try values.decodeIfPresent([TabID].self, forKey: .order) ?? [],
      badges: try parts(.badges), statedBadges: try parts(.statedBadges), pages: try parts(.pages))
  }

  /// Writes a state, with ids as keys of objects.
  public func encode(to encoder: any Encoder) throws {
    func parts<Value>(_ parts: [TabID: Value]) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, $1) })
    }
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(selectedID, forKey: .selected)
    try values.encode(order, forKey: .order)
    try values.encode(parts(badges), forKey: .badges)
    try values.encode(parts(statedBadges), forKey: .statedBadges)
    try values.encode(parts(pages), forKey: .pages)
  }
}
