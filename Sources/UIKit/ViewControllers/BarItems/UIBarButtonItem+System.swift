// SPDX-License-Identifier: MIT
internal import Foundation

extension UIBarButtonItem {
  /// The title that the bar draws.
  var shownTitle: String? {
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: title
    }
  }

  /// The picture that the bar draws.
  var shownImage: UIImage? {
    guard let symbol else { return image }
    return UIImage(systemName: symbol)
  }

  /// The name of the symbol of a system item that has one.
  private var symbol: String? {
    switch systemItem {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.backward"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "chevron.backward"
    case .fastForward: "chevron.forward"
    default: nil
    }
  }
}
