// SPDX-License-Identifier: MIT
internal import Foundation
internal import Gallery
internal import TabBarKit
internal import UIKit

/// What `describe` prints: read from the running views and controllers, never from what was asked.
@MainActor struct Description {
  private let session: ScreenSession
  private let bar: BarInspection?

  init(of session: ScreenSession) {
    self.session = session
    bar = BarInspection(of: session.screen)
  }

  /// The object with its keys in the order of the tool's contract.
  var json: JSONText {
    .members([
      "device": device,
      "bar": bar?.json ?? .null,
      "items": .array((bar?.items ?? []).map(\.json)),
      "selected": selected,
      "pages": .array(session.screen.pages.map(page)),
      "controls": .array(session.screen.controls.map { .string($0) }),
      "presented": .text(session.screen.presentedTitle),
      "lifecycle": .array(session.screen.lifecycle.map { .string($0) }),
      "events": .array(session.events.map(event)),
    ])
  }

  private var device: JSONText {
    let situation = session.simulator.situation
    let size = situation.device.size(in: situation.orientation)
    let insets = session.simulator.keyWindow?.safeAreaInsets ?? .zero
    return .members([
      "id": .string(situation.device.id),
      "size": .array([.number(Double(size.width)), .number(Double(size.height))]),
      "scale": .number(Double(situation.device.scale)),
      "safeArea": .members([
        "top": .number(Double(insets.top)), "left": .number(Double(insets.left)),
        "bottom": .number(Double(insets.bottom)), "right": .number(Double(insets.right)),
      ]),
    ])
  }

  private var selected: JSONText {
    let id = session.screen.selectedID
    // The page that the screen really holds, in the window or under what covers all of it: so
    // highlight and page can be compared.
    let root = session.screen.rootViewController.viewIfLoaded
    let page = session.screen.pages.first { page in
      guard let root, let view = page.controller.viewIfLoaded else { return false }
      return view.isDescendant(of: root)
    }?.id
    return .members([
      "id": .text(id?.rawValue ?? (session.screen.showsMore ? "more" : nil)),
      "index": session.screen.selectedIndex.map { .int($0) } ?? .null,
      "page": .text(page?.rawValue),
    ])
  }

  private func page(_ page: GalleryPageInfo) -> JSONText {
    .members([
      "id": .string(page.id.rawValue),
      "loaded": .int(page.loaded),
      "inWindow": .bool(page.isInWindow),
      "stack": .array(page.stack.map { .string($0) }),
      "safeAreaBottom": page.safeAreaInsets.map { .number(Double($0.bottom)) } ?? .null,
      "controls": .array(page.controls.map { .string($0) }),
    ])
  }

  private func event(_ recorded: ScreenSession.RecordedEvent) -> JSONText {
    let name: String
    let id: TabID
    var from: TabID?
    var source: SelectionSource?
    switch recorded.event {
    case .bar(let event):
      (name, id, from, source) = (event.name, event.id, event.from, event.source)
    case .page(let page): (name, id) = ("page", page)
    }
    return .members([
      "step": recorded.step.map { .int($0) } ?? .null,
      "name": .string(name),
      "id": .string(id.rawValue),
      "from": .text(from?.rawValue),
      "source": .text(source?.rawValue),
    ])
  }
}

extension GallerySession {
  /// Whether the system's list of the tabs that do not fit is selected.
  var showsMore: Bool {
    guard case .system(let controller) = host, let selected = controller.selectedViewController
    else { return false }
    return selected === controller.moreNavigationController
  }

  /// The index of the selected tab as the host itself tells it; nil where none is selected.
  var selectedIndex: Int? {
    let index =
      switch host {
      case .ownContainer(let controller): controller.selectedIndex
      case .attached(let attachment):
        attachment.controller?.selectedIndex ?? NSNotFound
      case .dock(let bar): bar.selectedIndex
      case .system(let controller): controller.selectedIndex
      }
    return index == NSNotFound ? nil : index
  }
}
