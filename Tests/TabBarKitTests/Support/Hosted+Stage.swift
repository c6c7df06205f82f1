// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What tests of hiding look at, in every way to host a bar.
extension Hosted {
  /// A way to host, and the direction of writing.
  struct Writing: CustomTestStringConvertible, Sendable {
    let way: Way
    var isRightToLeft = false
    var testDescription: String { "\(way)\(isRightToLeft ? ", right to left" : "")" }

    static let all = both(Way.allCases)
    static let withAlone = both(Way.withAlone)

    private static func both(_ ways: [Way]) -> [Writing] {
      ways.flatMap { [Writing(way: $0), Writing(way: $0, isRightToLeft: true)] }
    }

    var situation: Situation {
      Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  convenience init(_ writing: Writing) throws { try self.init(writing.way, writing.situation) }

  var hostView: BarHostView {
    guard let view = own?.hostView ?? attachment?.stage.hostView else {
      preconditionFailure("The bar is in no host.")
    }
    return view
  }

  var keyboardBehavior: BarKeyboardBehavior {
    get { own?.keyboardBehavior ?? attachment?.keyboardBehavior ?? .stays }
    set {
      own?.keyboardBehavior = newValue
      attachment?.keyboardBehavior = newValue
    }
  }

  var minimizeBehavior: BarMinimizeBehavior {
    get { own?.minimizeBehavior ?? attachment?.minimizeBehavior ?? .never }
    set {
      own?.minimizeBehavior = newValue
      attachment?.minimizeBehavior = newValue
    }
  }

  var isBarMinimized: Bool { own?.isBarMinimized ?? attachment?.isBarMinimized ?? false }

  var bottomAccessoryView: UIView? {
    get { own?.bottomAccessoryView ?? attachment?.bottomAccessoryView }
    set {
      own?.bottomAccessoryView = newValue
      attachment?.bottomAccessoryView = newValue
    }
  }

  var barLayoutGuide: UILayoutGuide {
    guard let guide = own?.barLayoutGuide ?? attachment?.barLayoutGuide else {
      preconditionFailure("The bar is in no host.")
    }
    return guide
  }

  func select(_ id: TabID) {
    if let own { own.selectedID = id } else { attachment?.selectedID = id }
  }

  func pop(animated: Bool = true) {
    _ = (selectedPage as? UINavigationController)?.popViewController(animated: animated)
  }

  /// The page in sight.
  var top: UIViewController? {
    (selectedPage as? UINavigationController)?.topViewController ?? selectedPage
  }

  /// A point at a distance from the edge where reading begins.
  func point(_ distance: CGFloat, _ y: CGFloat = 400) -> CGPoint {
    let isRightToLeft = root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: isRightToLeft ? root.view.bounds.width - distance : distance, y: y)
  }

  /// Puts a finger at the edge and drags it to a distance from there, where it rests.
  func swipe(to distance: CGFloat) {
    simulator.touchDown(at: point(2))
    drag(from: 10, to: distance)
  }

  func drag(from start: CGFloat, to end: CGFloat) {
    let step: CGFloat = end > start ? 10 : -10
    for place in stride(from: start, through: end, by: step) {
      simulator.advance(by: 1 / 60)
      simulator.touchMove(to: point(place))
    }
    simulator.advance(by: 0.2)
  }

  /// The bar is where it belongs, can be pressed, and the page ends above it.
  func checkShown(inset: CGFloat = 83, sourceLocation: SourceLocation = #_sourceLocation) {
    checkPlace(sourceLocation: sourceLocation)
    #expect(!isBarHidden, sourceLocation: sourceLocation)
    #expect(!hostView.isHidden, sourceLocation: sourceLocation)
    #expect(hostView.isUserInteractionEnabled, sourceLocation: sourceLocation)
    #expect(top?.view.safeAreaInsets.bottom == inset, sourceLocation: sourceLocation)
    let middle = CGPoint(x: 20, y: tabBar.bounds.midY - 20)
    let hit = root.view.window?.hitTest(tabBar.convert(middle, to: nil), with: nil)
    #expect(hit?.isDescendant(of: tabBar) == true, sourceLocation: sourceLocation)
  }

  /// The bar is away, the page has the whole room, and touches reach it.
  func checkHidden(inset: CGFloat = 34, sourceLocation: SourceLocation = #_sourceLocation) {
    checkPlace(sourceLocation: sourceLocation)
    #expect(isBarHidden, sourceLocation: sourceLocation)
    #expect(hostView.isHidden, sourceLocation: sourceLocation)
    #expect(top?.view.safeAreaInsets.bottom == inset, sourceLocation: sourceLocation)
    let hit = root.view.window?.hitTest(
      CGPoint(x: 100, y: root.view.bounds.maxY - 60), with: nil)
    #expect(hit?.isDescendant(of: tabBar) == false, sourceLocation: sourceLocation)
  }

  /// How much of an item is seen at present, from 0 to 1.
  var shownShare: Double {
    var share = 1.0
    var view: UIView? = tabBar.controls["t0"]
    while let shown = view {
      share *= shown.isHidden ? 0 : Double(shown.layer.presentation()?.opacity ?? 0)
      view = shown.superview
    }
    return share
  }

  /// Whether an effect is within something that is not opaque, where it would end.
  var endsAnEffect: Bool { Self.endsAnEffect(hostView) }

  private static func endsAnEffect(_ view: UIView, isFaint: Bool = false) -> Bool {
    let isFaint = isFaint || (view.layer.presentation()?.opacity ?? 1) < 1 || view.alpha < 1
    return isFaint && view is UIVisualEffectView
      || view.subviews.contains { endsAnEffect($0, isFaint: isFaint) }
  }

  private func checkPlace(sourceLocation: SourceLocation) {
    #expect(hostView.frame == root.view.bounds, sourceLocation: sourceLocation)
    #expect(hostView.isHidden || shownShare == 1, sourceLocation: sourceLocation)
    let height = tabBar.sizeThatFits(root.view.bounds.size).height
    let place = CGRect(
      x: 0, y: root.view.bounds.height - height, width: root.view.bounds.width, height: height)
    #expect(isClose(tabBar.frame, place), sourceLocation: sourceLocation)
    #expect(root.view.subviews.last === hostView, sourceLocation: sourceLocation)
    if let system = attachment?.controller?.tabBar {
      #expect(system.isHidden, sourceLocation: sourceLocation)
    }
    for page in (selectedPage as? UINavigationController)?.viewControllers ?? [] {
      #expect(page.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
    }
  }
}
