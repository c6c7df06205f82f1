// SPDX-License-Identifier: MIT
internal import Foundation

/// What a control keeps for its menu.
@MainActor struct ControlMenu {
  var menu: UIMenu?
  var showsAsPrimaryAction = false
  var isEnabled = false
  var press: MenuPress?
  weak var stage: MenuStage?
}

/// The long press that opens a control's menu, and the finger that goes on to a line of it.
@MainActor final class MenuPress: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard (view as? UIControl)?.menuToOpen != nil else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

extension UIControl {
  func enableMenu(_ isEnabled: Bool) {
    guard isEnabled != controlMenu.isEnabled else { return }
    controlMenu.isEnabled = isEnabled
    if isEnabled { addMenuPress() } else { removeMenuPress() }
  }

  /// What a press opens now; nil for none.
  var menuToOpen: UIMenu? { isContextMenuInteractionEnabled && isEnabled ? controlMenu.menu : nil }

  private func addMenuPress() {
    let press = MenuPress()
    press.onAction = { [weak self] in self?.follow($0) }
    addGestureRecognizer(press)
    controlMenu.press = press
  }

  private func removeMenuPress() {
    if let press = controlMenu.press { removeGestureRecognizer(press) }
    controlMenu.press = nil
  }

  private func follow(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began: if controlMenu.stage == nil { openMenu() }
    case .changed: controlMenu.stage?.point(at: press.location(in: nil))
    case .ended: controlMenu.stage?.lift()
    default: controlMenu.stage?.point(at: nil)
    }
  }

  /// Opens the menu, after telling that it opens; returns whether there is one.
  @discardableResult func openMenu() -> Bool {
    guard menuToOpen != nil else { return false }
    sendActions(for: .menuActionTriggered)
    // The actions of the event may have changed the menu.
    guard let menu = menuToOpen else { return false }
    controlMenu.stage = MenuStage.open(menu, at: self, sender: menuSender)
    return controlMenu.stage != nil
  }

  /// Opens the menu under the finger that came down, if that is the control's main action.
  func openMenuAsPrimaryAction() -> Bool {
    showsMenuAsPrimaryAction && openMenu()
  }
}
