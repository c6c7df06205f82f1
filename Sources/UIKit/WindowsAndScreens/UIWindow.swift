// SPDX-License-Identifier: MIT
public import Foundation

/// The view at the top of a tree, which brings events to the views in it.
@MainActor
open class UIWindow: UIView {
  /// Makes a window with a frame on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Fails: there are no archives of views on this system.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Brings the touches of an event to the recognisers and views that they belong to.
  open func sendEvent(_ event: UIEvent) {
    TouchDelivery.deliver(event, in: self)
  }

  /// How far the screen's unsafe edges reach into the window, in points.
  var screenInsets: UIEdgeInsets {
    let situation = Simulator.current.situation
    let unsafe = situation.device.safeArea(in: situation.orientation)
    let screen = UIScreen.main.bounds
    return UIEdgeInsets(
      top: max(0, unsafe.top - frame.minY), left: max(0, unsafe.left - frame.minX),
      bottom: max(0, unsafe.bottom - (screen.maxY - frame.maxY)),
      right: max(0, unsafe.right - (screen.maxX - frame.maxX)))
  }
}
