// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarConfiguration
internal import TabBarKit

extension GalleryScreen {
  static let backEnd = GalleryScreen(
    "BackEnd",
    "Items of a document that changes while running, in TabBarKit's own container."
  ) { name, language in
    try .documentInOwnContainer(name, language: language) { documents in
      documents.offerToSwitch(between: "back-end", and: "back-end-six")
      return documents.apply(resource: "back-end")
    }
  }

  static let backEndAttached = GalleryScreen(
    "BackEndAttached",
    "Items of a document that changes while running, laid over a UITabBarController."
  ) { name, language in
    try .documentAttached(name, language: language) { documents in
      documents.offerToSwitch(between: "back-end", and: "back-end-five")
      return documents.apply(resource: "back-end")
    }
  }
}

extension GalleryDocuments {
  /// Applies one of the gallery's own documents.
  @discardableResult
  fileprivate func apply(resource name: String) -> [DocumentDiagnostic] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else {
      return [
        DocumentDiagnostic(
          .error, path: "", message: "the document \(name).json is not in the gallery's bundle",
          remedy: "build the gallery with its resources")
      ]
    }
    return apply(data, folder: Bundle.module.resourceURL)
  }

  /// Gives every page a control that stands for the back end sending the other document.
  fileprivate func offerToSwitch(between first: String, and second: String) {
    var shown = first
    let next = GalleryRoots.Extra(name: "next-document") { [weak self] in
      shown = shown == first ? second : first
      self?.apply(resource: shown)
    }
    roots.extras = [next]
  }
}
