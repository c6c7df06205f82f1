// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
  /// Posted after the app was launched.
  public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Posted after the app began to get events.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted before the app stops getting events.
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Posted after the app left the screen.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted before the app comes back onto the screen.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Posted when the system runs out of memory.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIContentSizeCategory {
  /// Posted after the user chose another text size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new size in the notification's user information.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
