// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension BarBlur {
  /// The system's material.
  @MainActor var effect: UIBlurEffect {
    switch self {
    case .chrome: UIBlurEffect(style: .systemChromeMaterial)
    case .ultraThin: UIBlurEffect(style: .systemUltraThinMaterial)
    case .thin: UIBlurEffect(style: .systemThinMaterial)
    case .regular: UIBlurEffect(style: .systemMaterial)
    case .thick: UIBlurEffect(style: .systemThickMaterial)
    }
  }
}
