// SPDX-License-Identifier: MIT
internal import Foundation

extension Simulator {
  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    sortWindows()
    if window.windowScene == nil { window.windowScene = launched?.scene }
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
  }

  func bringToFront(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: index))
    sortWindows()
  }

  /// The higher levels come last; within a level the order stays.
  func sortWindows() {
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    windows = order.map(\.element)
  }

  /// The window whose controllers decide about the status bar.
  var statusBarWindow: UIWindow? {
    windows.last { $0.windowLevel == .normal && $0.frame == screen.bounds } ?? keyWindow
  }

  /// The unsafe edges of the screen, in points.
  ///
  /// A hidden status bar gives its room back where nothing is cut out of the screen.
  var unsafeEdges: UIEdgeInsets {
    let device = situation.device
    let area = device.safeArea(in: situation.orientation)
    let isFree = device.cutout == .none && statusBarManager.isStatusBarHidden
    return UIEdgeInsets(
      top: isFree ? 0 : area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
