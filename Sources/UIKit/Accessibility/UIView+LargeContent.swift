// SPDX-License-Identifier: MIT

import Foundation

/// What the large content viewer shows of a view.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView {
  /// Whether a long press shows the view's content large, for users of the largest text sizes.
  ///
  /// False by default; a ``UILargeContentViewerInteraction`` around the view shows it.
  public var showsLargeContentViewer: Bool {
    get { storage.largeContent.isShown }
    set { storage.largeContent.isShown = newValue }
  }

  /// The title to show large; none by default.
  public var largeContentTitle: String? {
    get { storage.largeContent.title }
    set { storage.largeContent.title = newValue }
  }

  /// The image to show large; none by default.
  public var largeContentImage: UIImage? {
    get { storage.largeContent.image }
    set { storage.largeContent.image = newValue }
  }

  /// Whether the image is enlarged; false by default.
  public var scalesLargeContentImage: Bool {
    get { storage.largeContent.scalesImage }
    set { storage.largeContent.scalesImage = newValue }
  }

  /// What is taken off the image's frame at each edge, in points; zero by default.
  public var largeContentImageInsets: UIEdgeInsets {
    get { storage.largeContent.imageInsets }
    set { storage.largeContent.imageInsets = newValue }
  }
}
