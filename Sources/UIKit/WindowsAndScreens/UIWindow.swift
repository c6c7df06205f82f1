// SPDX-License-Identifier: MIT
public import Foundation

/// The view at the top of a tree, which brings events to the views in it.
@MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number: the larger, the further in front.
    public let rawValue: CGFloat

    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where apps are: 0.
    public static let normal = Level(rawValue: 0)
    /// Where the status bar is: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts are: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  private var rootController: UIViewController?
  private var isInstalled = false

  /// Makes a window that fills the screen of a scene; it is hidden until it is shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  override func setUp() {
    super.setUp()
    layer.isHidden = true
  }

  // MARK: Content

  /// The controller whose view fills the window.
  ///
  /// Its view is loaded when the window is shown.
  open var rootViewController: UIViewController? {
    get { rootController }
    set {
      guard newValue !== rootController else { return }
      removeRoot()
      rootController = newValue
      if !isHidden { installRoot() }
    }
  }

  /// Whether the window is out of sight; true until it is shown, false ever after by default.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { wasHidden() } else { wasShown() }
    }
  }

  private func wasShown() {
    Simulator.current.add(self)
    installRoot()
    post(Self.didBecomeVisibleNotification)
  }

  private func wasHidden() {
    Simulator.current.remove(self)
    post(Self.didBecomeHiddenNotification)
  }

  /// UIKit's rule: the view is loaded, will and did appear are sent, around the first layout.
  private func installRoot() {
    guard let root = rootController, !isInstalled, let view = root.view else { return }
    isInstalled = true
    root.isRootOfWindow = true
    root.beginAppearanceTransition(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  private func removeRoot() {
    guard let root = rootController, isInstalled else { return }
    isInstalled = false
    root.abandonPresentations()
    root.beginAppearanceTransition(false, animated: false)
    root.viewIfLoaded?.removeFromSuperview()
    root.endAppearanceTransition()
    root.isRootOfWindow = false
  }

  // MARK: Events

  /// Brings the touches of an event to the recognisers and views that they belong to.
  ///
  /// Every touch on the screen enters here. An override calls `super`.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.deliver(event, in: self) }

  // MARK: Key

  /// Whether the window gets events that have no place.
  open var isKeyWindow: Bool { Simulator.current.keyWindow === self }

  /// Whether the window can get events that have no place; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this the window that gets events without a place.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let former = Simulator.current.keyWindow
    Simulator.current.keyWindow = self
    if let former {
      former.resignKey()
      former.post(Self.didResignKeyNotification)
    }
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Shows the window, loading its root controller's view, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    Simulator.current.bringToFront(self)
    makeKey()
  }

  /// Called after the window became key; call `super`.
  open func becomeKey() {}

  /// Called after the window stopped being key; call `super`.
  open func resignKey() {}

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Surroundings

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// How far in front the window is; normal by default.
  open var windowLevel = Level.normal { didSet { Simulator.current.sortWindows() } }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// The scene, else the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// How far the screen's unsafe edges reach into the window, in points.
  final var screenInsets: UIEdgeInsets {
    let simulator = Simulator.current
    let unsafe = simulator.unsafeEdges
    let screen = UIScreen.main.bounds
    return UIEdgeInsets(
      top: max(0, unsafe.top - frame.minY), left: max(0, unsafe.left - frame.minX),
      bottom: max(0, unsafe.bottom - (screen.maxY - frame.maxY)),
      right: max(0, unsafe.right - (screen.maxX - frame.maxX)))
  }
}

extension UIWindow {
  /// Posted after a window was shown.
  public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  /// Posted after a window was hidden.
  public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Posted after a window began to get events without a place.
  public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  /// Posted after a window stopped getting events without a place.
  public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
