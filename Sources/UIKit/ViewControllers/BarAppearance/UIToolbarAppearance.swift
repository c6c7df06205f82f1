// SPDX-License-Identifier: MIT

/// The look of a toolbar; Apple's name is ``UIToolbarAppearance``.
@MainActor open class _UIToolbarAppearance: UIBarAppearance {}

/// The look of a toolbar: its background and its shadow.
public typealias UIToolbarAppearance = _UIToolbarAppearance
