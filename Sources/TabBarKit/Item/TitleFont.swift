// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBarStyle {
  /// The weight of titles, selected or not.
  func titleWeight(_ selected: Bool) -> TitleWeight {
    selected ? selectedTitleWeight ?? titleWeight : titleWeight
  }
}

extension UIFont.Weight {
  /// The next step for users of bold text; the heaviest is its own.
  var heavier: Self {
    let steps: [Self] = [.medium, .semibold, .bold, .heavy, .black]
    // The number of a face may differ from UIKit's by a rounding error.
    return steps.first { $0.rawValue > rawValue + 0.001 } ?? self
  }
}

extension UIFont {
  /// The face of the font's family that titles are shown in.
  ///
  /// - Parameters:
  ///   - style: The bar's style.
  ///   - isFamily: Whether the application has named the family, and not this face.
  ///   - selected: Whether the title is that of a selected item.
  ///   - isBold: Whether the user wants bold text.
  /// - Returns: The nearest face that the family has, this one where no other weight is wanted.
  func forTitles(
    of style: TabBarStyle, isFamily: Bool, _ selected: Bool, isBold: Bool
  ) -> UIFont {
    let traits =
      fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let own = UIFont.Weight(traits[.weight] as? CGFloat ?? 0)
    var wanted = isFamily ? style.titleWeight(selected).uiKit : own
    if !isFamily, selected, let heavier = style.selectedTitleWeight?.uiKit,
      heavier.rawValue > own.rawValue
    {
      wanted = heavier
    }
    if isBold { wanted = wanted.heavier }
    guard wanted != own else { return self }
    var look: [UIFontDescriptor.TraitKey: Any] = [.weight: wanted.rawValue]
    look[.slant] = traits[.slant]
    let descriptor = UIFontDescriptor(fontAttributes: [.family: familyName, .traits: look])
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
