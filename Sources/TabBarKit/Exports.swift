// SPDX-License-Identifier: MIT

// Items, styles and events are part of this library's own API: one import suffices.
@_exported public import TabBarCore
