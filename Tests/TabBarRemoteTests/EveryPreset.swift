// SPDX-License-Identifier: MIT
import PresetSupport
import Testing

extension Trait where Self == EveryPreset {
  static var everyPreset: Self { EveryPreset() }
}
