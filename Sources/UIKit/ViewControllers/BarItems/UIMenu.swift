// SPDX-License-Identifier: MIT
internal import Foundation

/// A menu of actions.
///
/// Apps cannot make one here: the class exists so that calls that give none can be written.
@MainActor open class UIMenu: UIMenuElement {}
