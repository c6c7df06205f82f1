// SPDX-License-Identifier: MIT
internal import Foundation

extension Simulator {
  /// Tells the app that the system runs out of memory: its delegate, who observes it, and every
  /// controller in its windows.
  package func warnOfMemory() {
    launched?.appDelegate?.applicationDidReceiveMemoryWarning(application)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.hearOfMemoryWarning() }
    layoutIfNeeded()
  }
}

extension UIViewController {
  fileprivate func hearOfMemoryWarning() {
    let (children, presented) = (children, presentation.presented)
    didReceiveMemoryWarning()
    for child in children { child.hearOfMemoryWarning() }
    presented?.hearOfMemoryWarning()
  }
}
