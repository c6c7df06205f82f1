// SPDX-License-Identifier: MIT

public import Foundation

/// Something whose title and image can be shown large.
@MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press shows the item large.
  var showsLargeContentViewer: Bool { get }
  /// The title to show large.
  var largeContentTitle: String? { get }
  /// The image to show large.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// What is taken off the image's frame at each edge, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Who finds the items of a large content viewer and hears where a press ended.
@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The item at a point of the interaction's view.
  ///
  /// By default the frontmost view there that says it is shown large.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// The finger was lifted at a point of the interaction's view, over an item or over none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
  /// Finds the frontmost view that says it is shown large.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.viewShownLarge(at: point) }

  /// Needs to do nothing: the controls under the finger get their touches all the same.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
}

/// Shows what is under a resting finger large, in the middle of the window.
///
/// For bars whose text keeps its size: it works while the user's text size is one of the
/// accessibility sizes.
@MainActor
open class UILargeContentViewerInteraction: _UIViewInteraction {
  /// Whether the user's text size lets items be shown large.
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when ``isEnabled`` has changed.
  public class var enabledStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }

  /// Who finds the items; nil, the default, lets the views say it themselves.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  private let press = LargeContentPress()
  private var hud: LargeContentView?
  private var shownItem: (any UILargeContentViewerItem)?

  /// Makes an interaction that is added to no view yet.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.cancelsTouchesInView = false
    press.onAction = { [weak self] in self?.pressChanged($0.state) }
  }

  /// What recognises the press; other recognisers of the app may wait until it fails.
  public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Ends what is shown in the old view; call `super`.
  open override func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    hide()
    super.willMove(to: view)
  }

  /// Begins to watch the new view's touches; call `super`.
  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    view?.addGestureRecognizer(press)
  }

  final func viewShownLarge(at point: CGPoint) -> UIView? {
    var found = view?.hitTest(point, with: nil)
    while let candidate = found, !candidate.showsLargeContentViewer {
      if candidate === view { return nil }
      found = candidate.superview
    }
    return found
  }

  private func pressChanged(_ state: UIGestureRecognizer.State) {
    let point = press.location(in: view)
    switch state {
    case .began, .changed:
      show(item(at: point))
    case .ended:
      let item = shownItem
      hide()
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default:
      hide()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    let item: (any UILargeContentViewerItem)? =
      if let delegate {
        delegate.largeContentViewerInteraction(self, itemAt: point)
      } else {
        viewShownLarge(at: point)
      }
    return item?.showsLargeContentViewer == true ? item : nil
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== shownItem else { return }
    hide()
    guard let item, let window = view?.window else { return }
    shownItem = item
    let hud = LargeContentView(item)
    hud.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(hud)
    self.hud = hud
  }

  private func hide() {
    hud?.removeFromSuperview()
    hud = nil
    shownItem = nil
  }
}

/// A long press that is no press where nothing is shown large, and that gets in nobody's way.
@MainActor private final class LargeContentPress: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard UILargeContentViewerInteraction.isEnabled else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
